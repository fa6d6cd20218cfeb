import type { MemberId } from '#shared/ids.ts';
import type { Clock } from '../../clock/clock';
import { MESSAGES } from '../messages';
import { type Room, runningMatch } from '../state/room';
import type { Watch } from '../state/watch';
import { successor } from './members';

/** Time in ms that a host may be away before another member becomes host. */
const HOST_AWAY = 60_000;
/**
 * Time in ms that a host may be away during a match. The time is longer because phones lock themselves and a match does
 * not need its host.
 */
const HOST_AWAY_IN_MATCH = 3 * 60_000;

/** Makes a member who is online the new host if the host is away for too long. */
export class HostWatch implements Watch {
  #away: { host: MemberId; since: number } | null = null;
  #timer: { at: number; cancel(): void } | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly onFault: (error: unknown) => void,
  ) {}

  update(room: Room): void {
    const { host } = room.state();
    if (room.isOnline(host)) {
      this.#away = null;
      this.stop();
      return;
    }
    if (this.#away?.host !== host) {
      this.stop();
      this.#away = { host, since: this.clock.now() };
    }
    const due = this.#away.since + (runningMatch(room) === null ? HOST_AWAY : HOST_AWAY_IN_MATCH);
    if (this.#timer?.at !== due) this.stop();
    if (this.clock.now() >= due) this.#pass(room, host).catch(this.onFault);
    else this.#timer ??= { at: due, cancel: this.clock.at(due, () => this.#ring(room)) };
  }

  stop(): void {
    this.#timer?.cancel();
    this.#timer = null;
  }

  #ring(room: Room): void {
    this.#timer = null;
    this.update(room);
  }

  async #pass(room: Room, host: MemberId): Promise<void> {
    if (successor(room.state(), room) === null) {
      // No member can become host now. The wait starts again at the next change of the room or its presence.
      this.#away = null;
      return;
    }
    await room.change((draft, say) => {
      const next = successor(draft, room);
      if (draft.host !== host || room.isOnline(host) || next === null) return;
      draft.host = next;
      say(next, MESSAGES.hostPassed(draft.members.find(({ id }) => id === next)?.name ?? ''));
    });
  }
}
