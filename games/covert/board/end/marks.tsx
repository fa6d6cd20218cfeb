import { KeyRound, Plane, Stamp } from 'lucide-react';
import type { ReplayMark } from '../../../../client/board/chrome/ReplayPanel';
import type { ReplayStep } from '../../../../shared/replay';
import type { View } from '../../state';
import { momentText } from './text';

const MARKS: Readonly<Record<string, ReplayMark>> = {
  complete: { icon: <Stamp />, tone: 'good', label: momentText.completed },
  claim: { icon: <KeyRound />, tone: 'odd', label: momentText.broken },
  fly: { icon: <Plane />, label: momentText.flown },
};

/** What the replay's track shows of a step. */
export function markOf({ move }: ReplayStep): ReplayMark | null {
  return MARKS[move] ?? null;
}

/** Under the track: the round; the end belongs to what came before it. */
export function sectionOf({ phase, round, isLastRound }: Pick<View, 'phase' | 'round' | 'isLastRound'>): string {
  if (phase === 'setupMissions') return momentText.setUp;
  const isFinal = phase === 'finalMissions' || (phase === 'over' && isLastRound);
  return isFinal ? momentText.final : momentText.round(Math.max(1, round));
}
