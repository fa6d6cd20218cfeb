import { KeyRound, Plane, Stamp } from 'lucide-react';
import { replayMarks } from '../../../../client/board/chrome/replayMarks';
import type { View } from '../../state';
import { momentText } from './text';

/** What the replay's track shows of a step. */
export const markOf = replayMarks({
  moves: {
    complete: { icon: <Stamp />, tone: 'good', label: momentText.completed },
    claim: { icon: <KeyRound />, tone: 'odd', label: momentText.broken },
    fly: { icon: <Plane />, label: momentText.flown },
  },
});

/** Under the track: the round; the end belongs to what came before it. */
export function sectionOf({ phase, round, isLastRound }: Pick<View, 'phase' | 'round' | 'isLastRound'>): string {
  if (phase === 'setupMissions') return momentText.setUp;
  const isFinal = phase === 'finalMissions' || (phase === 'over' && isLastRound);
  return isFinal ? momentText.final : momentText.round(Math.max(1, round));
}
