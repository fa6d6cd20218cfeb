import { rulesIn } from '#client/board/rulesParts.ts';
import type { Viewer } from '#shared/ids.ts';
import source from '../rules.md?raw';
import type { Phase, View } from '../state';

export const rules = rulesIn(source);

/** The part of the rules for each phase that has no part with its own name. */
const PART: Partial<Record<Phase, string>> = {
  preGame: 'react',
  action: 'turn',
  endTurn: 'end-turn',
  over: 'end',
};

/** Returns the part of the rules for this moment, the same for every seat. */
export function rulesFor(view: View, _seat: Viewer): string {
  return view.outcome ? 'end' : (PART[view.phase] ?? view.phase);
}
