import { rulesIn } from '../../../client/ui/rulesParts';
import type { Viewer } from '../../../shared/ids';
import source from '../rules.md?raw';
import type { Phase, View } from '../state';

export const rules = rulesIn(source);

const PART: Readonly<Record<Phase, string>> = {
  setupMissions: 'setup',
  place: 'place',
  breakCodes: 'codes',
  resolve: 'resolve',
  finalMissions: 'end',
  over: 'end',
};

/** The part of the rules that fits this moment; the same for every seat. */
export function rulesFor(view: View, seat: Viewer): string {
  if (view.window) return 'windows';
  return seat === null && view.phase === 'setupMissions' ? 'story' : PART[view.phase];
}
