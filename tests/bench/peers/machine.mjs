// machine.mjs: the turnstile of machines/turnstile.fsm as such servers have it: a switch over state and event.
//
// Its timer is left out, which spares this side work: nothing here runs on time.

const PRICE = 2;

export const initial = { state: "LOCKED", paid: 0 };

/** The state after the event and what it emits; undefined if there is no such event. */
export function step({ state, paid }, event) {
  switch (`${state} ${event}`) {
    case "LOCKED Coin":
      return paid + 1 >= PRICE
        ? { state: "OPEN", paid: 0, effects: [{ name: "Unlock", args: {} }] }
        : { state, paid: paid + 1, effects: [] };
    case "LOCKED Push":
      return { state, paid, effects: [{ name: "Beep", args: { missing_coins: PRICE - paid } }] };
    case "OPEN Push":
      return { state: "LOCKED", paid, effects: [{ name: "Lock", args: {} }] };
    case "OPEN Coin":
      return { state, paid, effects: [] };
  }
}
