import type { MemberId } from '#shared/ids.ts';
import type { Clock } from '../clock/clock';
import { successor } from './members';
import { type Room, runningMatch } from './room';
import { MESSAGES } from './text';

/** Time in ms that a host may be away before another member becomes host. */
const HOST_AWAY = 60_000;
/**
 * Time in ms that a host may be away during a match. The time is longer because phones lock themselves and a match does
 * not need its host.
 */
const HOST_AWAY_IN_MATCH = 3 * 60_000;

/** Creates a watch that makes a member who is online the new host if the host is away for too long. */
export function watchHostPresence(clock: Clock, onFault: (error: unknown) => void) {
  let away: { host: MemberId; since: number } | null = null;
  let timer: { at: number; cancel(): void } | null = null;

  function cancelTimeout(): void {
    timer?.cancel();
    timer = null;
  }

  function update(room: Room): void {
    const { host } = room.state();
    if (room.isOnline(host)) {
      away = null;
      cancelTimeout();
      return;
    }
    if (away?.host !== host) {
      cancelTimeout();
      away = { host, since: clock.now() };
    }
    const due = away.since + (runningMatch(room) === null ? HOST_AWAY : HOST_AWAY_IN_MATCH);
    if (timer?.at !== due) cancelTimeout();
    if (clock.now() >= due) pass(room, host).catch(onFault);
    else timer ??= { at: due, cancel: clock.at(due, () => ring(room)) };
  }

  function ring(room: Room): void {
    timer = null;
    update(room);
  }

  async function pass(room: Room, host: MemberId): Promise<void> {
    if (successor(room.state(), room) === null) {
      // No member can become host now. The next member who comes online becomes host.
      away = null;
      return;
    }
    await room.change((draft, say) => {
      const next = successor(draft, room);
      if (draft.host !== host || room.isOnline(host) || next === null) return;
      draft.host = next;
      say(next, MESSAGES.hostPassed(draft.members.find(({ id }) => id === next)?.name ?? ''));
    });
  }

  return { update, stop: cancelTimeout };
}
