import { replayMarks } from 'hush/board';
import { Flag, Hand, KeyRound, Plane, Stamp, Trophy } from 'lucide-react';
import type { View } from '../../state';
import { momentText } from './text';

/** The marks on the replay's timeline. */
export const markOf = replayMarks({
  over: { icon: <Trophy />, tone: 'good', label: momentText.over },
  'last-round': { icon: <Flag />, tone: 'bad', label: momentText.lastRound },
  completed: { icon: <Stamp />, tone: 'good', label: momentText.completed },
  'broke-code': { icon: <KeyRound />, tone: 'odd', label: momentText.broken },
  espionage: { icon: <Hand />, tone: 'bad', label: momentText.espionage },
  flew: { icon: <Plane />, label: momentText.flown },
});

/**
 * Returns the name of the replay section that a moment belongs to, which is usually its round. The end of the match
 * belongs to the last section.
 */
export function sectionOf({ phase, round, isLastRound }: Pick<View, 'phase' | 'round' | 'isLastRound'>): string {
  if (phase === 'setupCharacters' || phase === 'setupMissions') return momentText.setUp;
  const isFinal = phase === 'finalMissions' || (phase === 'over' && isLastRound);
  return isFinal ? momentText.final : momentText.round(Math.max(1, round));
}
