/* commands.h: what fsmd can do besides serving. Each is called with its own name as argv[0]. */
#ifndef COMMANDS_H
#define COMMANDS_H

int verify_command(int argc, char **argv);
int log_command(int argc, char **argv);

#endif
