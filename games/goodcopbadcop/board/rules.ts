import { rulesIn } from 'hush/board';
import type { Viewer } from 'hush/game';
import source from '../rules.md?raw';
import type { Phase, View } from '../state';

export const rules = rulesIn(source);

/** Maps a phase to the part of the rules about it, if their names differ. */
const PART: Partial<Record<Phase, string>> = {
  preGame: 'react',
  action: 'turn',
  endTurn: 'end-turn',
  over: 'end',
};

/** Returns the part of the rules about the current situation. It is the same for every seat. */
export function rulesFor(view: View, _seat: Viewer): string {
  return view.outcome ? 'end' : (PART[view.phase] ?? view.phase);
}
