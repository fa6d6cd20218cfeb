import type { Code } from '#shared/ids.ts';
import type { ReplayStep } from '#shared/replay.ts';
import type { ReplayMark } from './ReplayTrack';

/**
 * What the replay's track shows of a step: the first of `marks` that the log told of it; null: nothing.
 *
 *     export const markOf = replayMarks({ shown: { icon: <UserX />, tone: 'bad', label: 'Voted out' } });
 */
export function replayMarks(marks: Readonly<Record<Code, ReplayMark>>) {
  return (step: ReplayStep): ReplayMark | null => {
    const code = Object.keys(marks).find((one) => step.facts.some((entry) => entry.code === one));
    return code === undefined ? null : (marks[code] ?? null);
  };
}
