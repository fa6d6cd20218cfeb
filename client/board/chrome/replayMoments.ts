import type { ReplayStep } from '#shared/replay/replay.ts';

/** A position at which the replay stops: a step with log entries, together with the preceding steps that have none. */
export interface ReplayMoment {
  step: ReplayStep;
  /** The number of steps up to the end of this moment. */
  made: number;
}

/**
 * Groups steps into moments. A step without log entries is merged into the next step that has some or, if there is
 * none, into the last moment.
 */
export function momentsOf(steps: readonly ReplayStep[]): ReplayMoment[] {
  const moments = steps.flatMap((step, index) => (step.facts.length > 0 ? [{ step, made: index + 1 }] : []));
  const last = moments.at(-1);
  if (last) last.made = steps.length;
  return last ? moments : steps.map((step, index) => ({ step, made: index + 1 }));
}

/** An item placed on the track. `left` is the position of its centre, in px. */
export interface Placed<What> {
  /** The number of the moment to which the item leads. */
  at: number;
  left: number;
  of: readonly What[];
}

/** Merges items on the track that are closer than `room` px into one item at their centre, so that none overlap. */
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
  from: number;
}

/** Estimated width of a letter and of the space around a word, in px. */
const LETTER = 7.2;
const AROUND = 12;

/**
 * Returns the labels that fit without overlapping, each with its left edge in px. If two labels would overlap, the
 * second one is kept. No label extends beyond the right edge.
 */
export function labelsThatFit(labels: readonly Label[], { last, width }: { last: number; width: number }) {
  const kept: (Label & { left: number })[] = [];
  for (const label of [...labels].reverse()) {
    const own = label.text.length * LETTER + AROUND;
    const left = Math.max(0, Math.min((label.from / Math.max(1, last)) * width, width - own));
    if (left + own <= (kept.at(-1)?.left ?? width)) kept.push({ ...label, left });
  }
  return kept.reverse();
}
