import { beforeDeadline, type Stretch } from '#shared/botTiming.ts';
import type { BotSpeed } from '#shared/room.ts';

/** How long bots take at each speed of a practice table, as a part of what they usually take. */
const PACES: Readonly<Record<BotSpeed, number>> = { slow: 1.7, normal: 1, 'at-once': 0.12, fast: 0.25 };

/** However quick bots are set, they take this long, in ms, unless they usually take less. */
const LEAST_MS = 150;

/**
 * A usual stretch at another speed, for a bot of that quickness. What is slower still ends before the clock that
 * is seen.
 */
export function paced(usual: Stretch, speed: BotSpeed, endsAt: number | null, now: number, quickness = 1): Stretch {
  const pace = PACES[speed] * quickness;
  if (pace === 1) return usual;
  const at = (ms: number) => Math.max(Math.min(ms, LEAST_MS), ms * pace);
  const changed = { from: at(usual.from), to: at(usual.to) };
  return pace < 1 ? changed : (beforeDeadline(changed, { endsAt }, now) ?? usual);
}

/** What is left of a wait, in ms, when the speed changes on the way. */
export function repaced(left: number, from: BotSpeed, to: BotSpeed, endsAt: number | null, now: number): number {
  const usual = left / PACES[from];
  return paced({ from: usual, to: usual }, to, endsAt, now).to;
}
