import type { Apis, Seat } from 'hush/game';
import { picked, speakingOrder } from '../queries';
import type { Hint, State } from '../state';
import { tidy } from '../words';
import { after, openDiscussion } from './rounds';

/**
 * [CQ-42, CQ-52] Records a hint. A null `text` is a hint said aloud. The first seat to hint becomes the round's
 * starter.
 */
export function giveHint(G: State, by: Seat, text: string | null, apis: Apis): void {
  G.stirred = true;
  G.starter ??= by;
  const hint: Pick<Hint, 'kind' | 'text'> =
    text === null ? { kind: 'said', text: null } : { kind: 'typed', text: tidy(text) };
  note(G, by, hint, apis);
}

/** [CQ-40] Ends the current turn without a hint or, if no seat has hinted yet, picks a starter. */
export function hintTimeout(G: State, apis: Apis): void {
  if (G.turn !== null) {
    note(G, G.turn, { kind: 'none', text: null }, apis);
    return;
  }
  const starter = picked(G);
  G.starter = starter;
  giveTurn(G, starter, apis);
  apis.tell('picked', { seat: starter });
}

function note(G: State, by: Seat, hint: Pick<Hint, 'kind' | 'text'>, apis: Apis): void {
  const { round } = G;
  G.hints.push({ round, by, ...hint, at: apis.clock.now() });
  apis.tell('hinted', { by, round, ...hint });
  const done = G.hints.filter((each) => each.round === round).map((each) => each.by);
  const next = speakingOrder(G).find((seat) => !done.includes(seat));
  if (next === undefined) openDiscussion(G, apis);
  else giveTurn(G, next, apis);
}

function giveTurn(G: State, seat: Seat, apis: Apis): void {
  G.turn = seat;
  G.deadline = after(G, [seat], G.options.hintSeconds, apis);
}
