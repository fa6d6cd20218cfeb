import { rulesIn } from 'hush/board';
import type { Viewer } from 'hush/game';
import source from '../rules.md?raw';
import type { View } from '../state';

export const rules = rulesIn(source);

/** Returns the id of the rules section about the current situation. */
export function rulesFor(view: View, seat: Viewer): string {
  if (view.outcome) return 'end';
  if (seat === null) return 'story';
  if (!view.me?.acknowledged) return 'calls';
  if (!view.called.includes(seat)) return 'investigate';
  if (view.day !== 'friday') return 'examine';
  return view.options.bulletsOnTable ? 'table' : 'shooting';
}
