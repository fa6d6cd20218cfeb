import { rulesIn } from '../../../client/ui/rulesParts';
import type { Viewer } from '../../../shared/ids';
import source from '../rules.md?raw';
import type { Phase, View } from '../state';

export const rules = rulesIn(source);

const PART: Readonly<Record<Phase, string>> = {
  placement: 'setup',
  preGame: 'windows',
  action: 'turn',
  react: 'windows',
  reconsider: 'windows',
  choose: 'equipment',
  aim: 'aim',
  endTurn: 'windows',
  over: 'end',
};

/** The part of the rules that fits this moment; the same for every seat. */
export function rulesFor(view: View, _seat: Viewer): string {
  return view.outcome ? 'end' : PART[view.phase];
}
