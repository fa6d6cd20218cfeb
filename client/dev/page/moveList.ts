import type { AnyModule, Draft } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { chance } from '#shared/random.ts';
import { whyOf } from '../match/timeline';

const MOST_SHOWN = 60;
/** The maximum number of incomplete drafts to explore for one move. */
const MOST_STEPS = 600;

export interface MoveList {
  move: string;
  why: string | null;
  /** Complete legal arguments, best first. */
  drafts: readonly Draft[];
  hasMore: boolean;
  fault: string | null;
}

/**
 * Lists all moves of a game, each with the arguments that are legal for one seat. Like a board, uses only the seat's
 * view. An error in one move does not affect the others.
 */
export function moveLists(module: AnyModule, view: unknown, seat: Seat): MoveList[] {
  return Object.keys(module.legal).map((move) => {
    try {
      return listOf(module, move, view, seat);
    } catch (error) {
      return { move, why: null, drafts: [], hasMore: false, fault: whyOf(module, error) };
    }
  });
}

function listOf(module: AnyModule, move: string, view: unknown, seat: Seat): MoveList {
  const legality = module.legal[move];
  const code = legality?.why(view, seat) ?? null;
  const sentence = code !== null && Object.hasOwn(module.refusals, code) ? module.refusals[code] : undefined;
  const why = code === null ? null : `${code}${sentence ? `: ${sentence}` : ''}`;
  const drafts: Draft[] = [];
  const open: Draft[] = code === null ? [[]] : [];
  let steps = 0;
  while (open.length > 0 && drafts.length <= MOST_SHOWN && steps < MOST_STEPS) {
    const draft = must(open.shift());
    steps += 1;
    const step = legality?.next(view, seat, draft);
    if (step?.whole) drafts.push(draft);
    if (step?.text) open.unshift([...draft, step.text.sample(chance(JSON.stringify(draft)))]);
    // This is a depth-first search. It follows the first path, which is the best, to its end before it tries others.
    else open.unshift(...(step?.picks ?? []).map((pick) => pick.draft));
  }
  const hasMore = drafts.length > MOST_SHOWN || open.length > 0;
  return { move, why, drafts: drafts.slice(0, MOST_SHOWN), hasMore, fault: null };
}
