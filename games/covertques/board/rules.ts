import { rulesIn } from 'hush/board';
import type { Viewer } from 'hush/game';
import source from '../rules.md?raw';
import type { Phase, View } from '../state';

export const rules = rulesIn(source);

const PART: Readonly<Record<Phase, string>> = {
  night: 'night',
  hint: 'hints',
  discuss: 'vote',
  vote: 'vote',
  voteResult: 'vote',
  discovery: 'discovery',
  matchOver: 'scores',
};

/** Returns the id of the rules section for the current phase. It is the same for every seat. */
export function rulesFor(view: View, seat: Viewer): string {
  if (view.outcome) return 'scores';
  return seat === null && view.phase === 'night' ? 'story' : PART[view.phase];
}
