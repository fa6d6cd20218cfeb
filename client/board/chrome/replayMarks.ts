import type { Code } from '#shared/ids.ts';
import type { ReplayStep } from '#shared/replay/replay.ts';
import type { ReplayMark } from './ReplayTrack';

/**
 * Makes a function that finds the mark for a step on the replay track. The mark is the first entry of `marks` whose
 * code occurs in the step's log entries, or null if none does.
 *
 *     export const markOf = replayMarks({ shown: { icon: <UserX />, tone: 'bad', label: 'Voted out' } });
 */
export function replayMarks(marks: Readonly<Record<Code, ReplayMark>>) {
  return (step: ReplayStep): ReplayMark | null => {
    const code = Object.keys(marks).find((one) => step.facts.some((entry) => entry.code === one));
    return code === undefined ? null : (marks[code] ?? null);
  };
}
