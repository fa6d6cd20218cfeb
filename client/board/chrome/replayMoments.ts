import type { ReplayStep } from '#shared/replay.ts';

/** Where the replay stops: a step that everybody could see something of, with the quiet ones before it. */
export interface ReplayMoment {
  /** The step that the log told of. */
  step: ReplayStep;
  /** How many steps have been made by then. */
  made: number;
}

/** Folds each step that nobody was told of into the next that somebody was; the last ones into the end. */
export function momentsOf(steps: readonly ReplayStep[]): ReplayMoment[] {
  const moments = steps.flatMap((step, index) => (step.facts.length > 0 ? [{ step, made: index + 1 }] : []));
  const last = moments.at(-1);
  if (last) last.made = steps.length;
  return last ? moments : steps.map((step, index) => ({ step, made: index + 1 }));
}

/** Something on the track that wants room of its own, from its middle on both sides, in px. */
export interface Placed<What> {
  /** The moment it leads to. */
  at: number;
  left: number;
  of: readonly What[];
}

/** Puts what stands closer than `room` px into one, in the middle of what it holds, so that nothing overlaps. */
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
  /** The first moment under it. */
  from: number;
}

/** What a letter takes, in px, and the space around a word. */
const LETTER = 7.2;
const AROUND = 12;

/** The labels that have room beside each other, the last ones first; `left` in px, none past the end. */
export function labelsThatFit(labels: readonly Label[], { last, width }: { last: number; width: number }) {
  const kept: (Label & { left: number })[] = [];
  for (const label of [...labels].reverse()) {
    const own = label.text.length * LETTER + AROUND;
    const left = Math.max(0, Math.min((label.from / Math.max(1, last)) * width, width - own));
    if (left + own <= (kept.at(-1)?.left ?? width)) kept.push({ ...label, left });
  }
  return kept.reverse();
}
