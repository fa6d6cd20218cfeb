import { roundMs } from './queries';
import type { Claim, Day, Examination, State } from './state';

type Added = 'began' | 'plans' | 'practice' | 'rested';
/** What was stored before claims were numbered and could be taken back. */
type Second = Omit<State, 'claims'> & { claims: (Omit<Claim, 'n' | 'round' | 'retracted'> & { day: Day })[] };
/** What was stored before examinations were announced. */
type First = Omit<Second, Added | 'examinations'> & {
  deadline: number;
  examinations: Omit<Examination, 'began' | 'unheard'>[];
};

/** Lifts a stored state of version 1 or 2. */
export function upgrade(old: unknown, version: number): State | null {
  if (version === 1) return numbered(announced(old as First));
  return version === 2 ? numbered(old as Second) : null;
}

function numbered(G: Second): State {
  const claims = G.claims.map(
    ({ day, ...claim }, at) => ({ ...claim, n: at + 1, round: day, retracted: false }) as Claim,
  );
  return { ...G, claims };
}

/** Nothing had been announced, and nobody was held to have been cut off. */
function announced(G: First): Second {
  return {
    ...G,
    began: G.deadline - roundMs(G),
    plans: [],
    practice: null,
    rested: [],
    examinations: G.examinations.map((seen) => ({ ...seen, began: seen.at, unheard: [] })),
  };
}
