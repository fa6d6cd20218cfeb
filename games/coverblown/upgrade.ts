import { roundMs } from './queries';
import type { Examination, State } from './state';

type Added = 'began' | 'plans' | 'practice' | 'rested';
/** What was stored before examinations were announced. */
type First = Omit<State, Added | 'examinations'> & {
  deadline: number;
  examinations: Omit<Examination, 'began' | 'unheard'>[];
};

/** Lifts a stored state of version 1: nothing had been announced, and nobody was held to have been cut off. */
export function upgrade(old: unknown, version: number): State | null {
  if (version !== 1) return null;
  const G = old as First;
  return {
    ...G,
    began: G.deadline - roundMs(G),
    plans: [],
    practice: null,
    rested: [],
    examinations: G.examinations.map((seen) => ({ ...seen, began: seen.at, unheard: [] })),
  };
}
