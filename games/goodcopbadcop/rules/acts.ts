import { ACTS_KEPT, type Act, type State } from '../state';

/**
 * Records a public act. Drops the oldest act if there are more than `ACTS_KEPT`, but never a use of Blackmail or the
 * last shot.
 */
export function record(G: State, act: Act): void {
  G.acts.push(act);
  if (G.acts.length <= ACTS_KEPT) return;
  const lastShot = G.acts.findLast(({ kind }) => kind === 'shoot');
  const isKept = (each: Act) => each === lastShot || (each.kind === 'use' && each.card === 'blackmail');
  const oldest = G.acts.findIndex((each) => !isKept(each));
  G.acts.splice(oldest, 1);
}
