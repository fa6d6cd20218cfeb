import type { Claim, State, Suspicion } from './state';

/** What was stored before there were claims: who had pointed at whom in the running round. */
type Third = Omit<State, 'claims'> & { suspicions: Suspicion[] };

/** What states of older versions did not have yet: 1 nobody to practise, 2 no pointing. */
const LATER: Pick<Third, 'practice' | 'suspicions'> = { practice: null, suspicions: [] };

/** Lifts a stored state of an older version. */
export function upgrade(old: unknown, version: number): State | null {
  if (version < 1 || version > 3) return null;
  const { suspicions, ...G } = { ...LATER, ...(old as Third) };
  const claims = suspicions.map(({ by, player }, at): Claim => {
    return { n: at + 1, by, at: 0, round: G.round, kind: 'suspicion', subject: player, retracted: false };
  });
  return { ...G, claims };
}
