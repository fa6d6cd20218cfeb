import { ACTS_KEPT, type Act, type State } from '../state';

/** A public act; of very many the oldest are forgotten, but never an exchange of cards. */
export function record(G: State, act: Act): void {
  G.acts.push(act);
  if (G.acts.length <= ACTS_KEPT) return;
  const oldest = G.acts.findIndex((each) => each.kind !== 'use' || each.card !== 'blackmail');
  G.acts.splice(oldest, 1);
}
