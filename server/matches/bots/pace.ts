import { beforeDeadline, type Stretch } from '#shared/botTiming.ts';
import type { BotSpeed } from '#shared/room.ts';

/** Factor for the bots' delays at each speed of a practice table. */
const PACES: Readonly<Record<BotSpeed, number>> = { slow: 1.7, normal: 1, 'at-once': 0.12, fast: 0.25 };

/** The shortest delay at any speed, in ms, unless the usual delay is shorter. */
const LEAST_MS = 150;

/** Scales a usual delay range by speed and quickness. A slower range still ends before the public clock. */
export function paced(usual: Stretch, speed: BotSpeed, endsAt: number | null, now: number, quickness = 1): Stretch {
  const pace = PACES[speed] * quickness;
  if (pace === 1) return usual;
  const at = (ms: number) => Math.max(Math.min(ms, LEAST_MS), ms * pace);
  const changed = { from: at(usual.from), to: at(usual.to) };
  return pace < 1 ? changed : (beforeDeadline(changed, { endsAt }, now) ?? usual);
}

/** Rescales the rest of a wait, in ms, when the speed changes. */
export function repaced(left: number, from: BotSpeed, to: BotSpeed, endsAt: number | null, now: number): number {
  const usual = left / PACES[from];
  return paced({ from: usual, to: usual }, to, endsAt, now).to;
}
