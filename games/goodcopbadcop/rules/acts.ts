import { ACTS_KEPT, type Act, type State } from '../state';

/** Records a public act. Beyond `ACTS_KEPT` the oldest are dropped, but never an exchange of cards. */
export function record(G: State, act: Act): void {
  G.acts.push(act);
  if (G.acts.length <= ACTS_KEPT) return;
  const oldest = G.acts.findIndex((each) => each.kind !== 'use' || each.card !== 'blackmail');
  G.acts.splice(oldest, 1);
}
