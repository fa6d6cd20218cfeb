import { beforeDeadline, type Stretch } from '#shared/contract/botTiming.ts';
import type { BotSpeed } from '#shared/room/room.ts';

/** The factor on the bots' delays, for each speed in a practice match. */
const PACES: Readonly<Record<BotSpeed, number>> = { slow: 1.7, normal: 1, 'at-once': 0.12, fast: 0.25 };

/** Minimum delay in ms at any speed, unless the usual delay is even shorter. */
const LEAST_MS = 150;

/** Scales a delay range by speed and quickness. The result still ends before the public clock runs out. */
export function paced(usual: Stretch, speed: BotSpeed, endsAt: number | null, now: number, quickness = 1): Stretch {
  const pace = PACES[speed] * quickness;
  if (pace === 1) return usual;
  const at = (ms: number) => Math.max(Math.min(ms, LEAST_MS), ms * pace);
  const changed = { from: at(usual.from), to: at(usual.to) };
  return pace < 1 ? changed : (beforeDeadline(changed, { endsAt }, now) ?? usual);
}

/** Returns the new remaining wait in ms after the speed changes. `left` is the remaining wait before the change. */
export function repaced(left: number, from: BotSpeed, to: BotSpeed, endsAt: number | null, now: number): number {
  const usual = left / PACES[from];
  return paced({ from: usual, to: usual }, to, endsAt, now).to;
}
