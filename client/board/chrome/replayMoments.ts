import type { ReplayStep } from '#shared/replay.ts';

/** A stop of the replay: a step with public log entries, together with the silent ones before it. */
export interface ReplayMoment {
  /** The step with the log entries. */
  step: ReplayStep;
  /** The number of steps made by then. */
  made: number;
}

/** Folds each step without log entries into the next one with some, and the last ones into the end. */
export function momentsOf(steps: readonly ReplayStep[]): ReplayMoment[] {
  const moments = steps.flatMap((step, index) => (step.facts.length > 0 ? [{ step, made: index + 1 }] : []));
  const last = moments.at(-1);
  if (last) last.made = steps.length;
  return last ? moments : steps.map((step, index) => ({ step, made: index + 1 }));
}

/** An item on the track that needs room on both sides of its middle, in px. */
export interface Placed<What> {
  /** The moment it leads to. */
  at: number;
  left: number;
  of: readonly What[];
}

/** Merges items closer than `room` px into one in their middle, so that nothing overlaps. */
export function spreadOut<What>(
  marks: readonly { at: number; of: What }[],
  { last, width, room }: { last: number; width: number; room: number },
): Placed<What>[] {
  const placed: Placed<What>[] = [];
  for (const { at, of } of marks) {
    let one: Placed<What> = { at, left: (at / Math.max(1, last)) * width, of: [of] };
    for (let before = placed.at(-1); before && one.left - before.left < room; before = placed.at(-1)) {
      placed.pop();
      const count = before.of.length + one.of.length;
      const left = (before.left * before.of.length + one.left * one.of.length) / count;
      one = { at: one.at, left, of: [...before.of, ...one.of] };
    }
    placed.push(one);
  }
  return placed;
}

export interface Label {
  text: string;
  /** The first moment below it. */
  from: number;
}

/** The width of a letter and the space around a word, in px. */
const LETTER = 7.2;
const AROUND = 12;

/** The labels that fit beside each other, preferring the last ones. `left` is in px; none ends past the edge. */
export function labelsThatFit(labels: readonly Label[], { last, width }: { last: number; width: number }) {
  const kept: (Label & { left: number })[] = [];
  for (const label of [...labels].reverse()) {
    const own = label.text.length * LETTER + AROUND;
    const left = Math.max(0, Math.min((label.from / Math.max(1, last)) * width, width - own));
    if (left + own <= (kept.at(-1)?.left ?? width)) kept.push({ ...label, left });
  }
  return kept.reverse();
}
