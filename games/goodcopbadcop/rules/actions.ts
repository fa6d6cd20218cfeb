import { type Apis, must } from 'hush/game';
import { hiddenSlots } from '../queries';
import type { Action, Declaration, State } from '../state';
import { takeGun } from './guns';
import { draw } from './hands';
import { answerCameras, look, reveal } from './looks';
import { fire } from './shot';

/** Carries out the action that the active player has declared. */
export function perform(G: State, apis: Apis): void {
  const declared = must(G.declared, 'an action to perform');
  const act = ACTIONS[declared.action] as (G: State, declared: Declaration, apis: Apis) => void;
  act(G, declared, apis);
}

type Performed<Kind extends Action> = (G: State, declared: Extract<Declaration, { action: Kind }>, apis: Apis) => void;

/**
 * The effects of the four actions. A new action needs an entry here, an entry in `Declaration`, and rules in `legal/`.
 */
const ACTIONS: { readonly [Kind in Action]: Performed<Kind> } = {
  investigate(G, { player, slot }, apis) {
    look(G, G.active, player, slot, 'investigate', apis);
    answerCameras(G, G.active, [player]);
  },
  arm(G, { revealSlot, aimAt }, apis) {
    takeGun(G, G.active, aimAt, apis);
    if (revealSlot !== null) reveal(G, G.active, revealSlot, apis);
  },
  /** [GC-72] Draws first, so that the player knows the new card when choosing which card to turn up. */
  equip(G, _, apis) {
    draw(G, G.active, apis);
    const slots = hiddenSlots(G, G.active);
    if (slots.length > 0) G.choices.push({ kind: 'reveal', seat: G.active, slots });
  },
  shoot: (G, _, apis) => fire(G, apis),
};
