import type { AnyModule } from '#shared/contract/module.ts';
import type { MemberId } from '#shared/ids.ts';
import type { Clock } from '../../clock/clock';
import { cannotStart } from '../members/seats';
import type { Room } from '../state/room';
import { isRunning, type Member, type RoomState, seated } from '../state/state';
import type { Watch } from '../state/watch';

/** Time in ms that a member may be offline before they no longer count as reading. */
const READER_AWAY = 60_000;

/** Returns the seated members who are reading the game's introduction. */
export function readersOf(state: Readonly<RoomState>): Member[] {
  return seated(state).filter(({ reading }) => reading);
}

/** Sets whether a member is reading. Only people with a seat can be reading, and only before the deal. */
export function setReading(state: RoomState, member: Member, reading: boolean): void {
  member.reading = reading && member.bot === null && member.seat !== null && !isRunning(state);
}

/** True if a deal was requested and no member is reading any more. */
export function isDealDue(state: Readonly<RoomState>): boolean {
  return state.dealing && readersOf(state).length === 0;
}

/** Cancels the wait for readers if the match can no longer start. */
export function takeBackDeal(draft: RoomState, module: AnyModule): void {
  if (draft.dealing && (draft.host === '' || cannotStart(draft, module) !== null)) draft.dealing = false;
}

/** Stops counting members as reading once they have been offline for too long, so that no match waits for them. */
export class ReadersWatch implements Watch {
  readonly #away = new Map<MemberId, number>();
  #cancelTimeout: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly onFault: (error: unknown) => void,
  ) {}

  update(room: Room): void {
    this.stop();
    const away = this.#away;
    const absent = readersOf(room.state()).filter(({ id }) => !room.isOnline(id));
    for (const id of away.keys()) if (!absent.some((member) => member.id === id)) away.delete(id);
    for (const { id } of absent) if (!away.has(id)) away.set(id, this.clock.now());
    if (away.size === 0) return;
    const due = Math.min(...away.values()) + READER_AWAY;
    if (this.clock.now() < due) this.#cancelTimeout = this.clock.at(due, () => this.update(room));
    else this.#giveUp(room).catch(this.onFault);
  }

  stop(): void {
    this.#cancelTimeout?.();
    this.#cancelTimeout = null;
  }

  async #giveUp(room: Room): Promise<void> {
    await room.change((draft) => {
      for (const member of readersOf(draft)) {
        const since = this.#away.get(member.id) ?? this.clock.now();
        if (!room.isOnline(member.id) && since + READER_AWAY <= this.clock.now()) member.reading = false;
      }
    });
  }
}
