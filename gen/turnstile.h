/* Names, made by fsmc from turnstile.fsm: turnstile version 1.
 * Change the spec, not this file. Spec 6b9dded80a62077f1c0a5ea55a0615266b0e74e9b3146c6960c1cb8e35304cf7 */
#ifndef GEN_turnstile_H
#define GEN_turnstile_H

#include "fsm.h"

enum turnstile_state {
    turnstile_state_LOCKED,
    turnstile_state_OPEN,
};

enum turnstile_event {
    turnstile_event_Coin,
    turnstile_event_Push,
};

enum turnstile_effect {
    turnstile_effect_Unlock,
    turnstile_effect_Lock,
    turnstile_effect_Beep,
};

enum turnstile_timer {
    turnstile_timer_closing,
};

extern const struct fsm_machine turnstile_machine;
extern const char turnstile_certificate[];

#endif
