import type { ReplayStep } from '../../../shared/replay';
import type { ReplayMark } from './ReplayTrack';

/** Marks by the code of a log entry or by the name of a move. */
type Marks = Readonly<Record<string, ReplayMark>>;

/**
 * What the replay's track shows of a step: the first of `told` that the log told of it, else that of its move; null: a
 * dot.
 *
 *     export const markOf = replayMarks({ told: { shown: { icon: <UserX />, tone: 'bad', label: 'Voted out' } } });
 */
export function replayMarks({ told = {}, moves = {} }: { told?: Marks; moves?: Marks }) {
  return (step: ReplayStep): ReplayMark | null => {
    const code = Object.keys(told).find((one) => step.told.some((entry) => entry.code === one));
    return (code === undefined ? moves[step.move] : told[code]) ?? null;
  };
}
