import type { MemberId } from '#shared/ids.ts';
import type { FloorView, Speaker } from '#shared/room/floor.ts';
import type { Clock } from '../../clock/clock';
import { RequestProblem } from '../problem';
import type { Room } from '../state/room';
import { isRunning, type Member, type RoomState } from '../state/state';
import type { Watch } from '../state/watch';
import { memberOf } from './members';
import { takeBackStatus } from './status';

export interface FloorChange {
  /** Seconds for each later speaker, or null for no limit. */
  seconds?: number | null | undefined;
  spectators?: boolean | undefined;
}

/** Returns the member who has the floor, or null if no member has the floor or the speaker's time is over. */
export function speakerOf({ floor }: Readonly<RoomState>, now: number): Speaker | null {
  const { speaker } = floor;
  return speaker && (speaker.until === null || speaker.until > now) ? speaker : null;
}

/** Returns the floor as all members and live stages see it. */
export function floorView(state: Readonly<RoomState>, now: number): FloorView {
  const { hands, seconds, spectators } = state.floor;
  const speaker = speakerOf(state, now);
  return {
    hands: [...hands],
    speaker: speaker && { member: speaker.member, since: speaker.since, until: speaker.until },
    seconds,
    spectators,
  };
}

/**
 * Adds a member to the end of the queue, and clears the member's away status. Throws `hand-up`, `has-floor` or, during
 * a match, `spectators-listen`.
 */
export function raiseHand(draft: RoomState, id: MemberId, now: number): void {
  const { floor } = draft;
  if (!mayRaise(draft, memberOf(draft, id))) throw new RequestProblem('spectators-listen');
  if (speakerOf(draft, now)?.member === id) throw new RequestProblem('has-floor');
  if (floor.hands.includes(id)) throw new RequestProblem('hand-up');
  floor.hands.push(id);
  takeBackStatus(draft, id);
}

/** Lowers a member's hand. Members may lower their own hand, and the host any hand. Throws `not-yours` or `no-hand`. */
export function lowerHand(draft: RoomState, by: MemberId, id: MemberId): void {
  if (by !== id && draft.host !== by) throw new RequestProblem('not-yours');
  memberOf(draft, id);
  if (!draft.floor.hands.includes(id)) throw new RequestProblem('no-hand');
  draft.floor.hands = draft.floor.hands.filter((hand) => hand !== id);
}

/**
 * Gives the floor to a member whose hand is up or, if `to` is null, to the first member in the queue. Only the host and
 * the current speaker may do this. Throws `not-host`, `no-hand` or, if the member has left, `member-not-found`.
 */
export function giveFloor(draft: RoomState, by: MemberId, to: MemberId | null, now: number): void {
  mayDecide(draft, by, now);
  const { floor } = draft;
  if (to !== null) memberOf(draft, to);
  const member = floor.hands.find((hand) => to === null || hand === to);
  if (member === undefined) throw new RequestProblem('no-hand');
  floor.hands = floor.hands.filter((hand) => hand !== member);
  floor.speaker = { member, since: now, until: floor.seconds === null ? null : now + floor.seconds * 1000 };
}

/**
 * Ends the speaker's turn. Only the host and the speaker may do this. Throws `not-host` or, if there is no speaker,
 * `no-floor`.
 */
export function endFloor(draft: RoomState, by: MemberId, now: number): void {
  mayDecide(draft, by, now);
  if (speakerOf(draft, now) === null) throw new RequestProblem('no-floor');
  draft.floor.speaker = null;
}

/** Changes the settings for later speakers. Does not change the current turn. */
export function changeFloor({ floor }: RoomState, { seconds, spectators }: FloorChange): void {
  if (seconds !== undefined) floor.seconds = seconds;
  if (spectators !== undefined) floor.spectators = spectators;
}

/**
 * Takes the floor and raised hands from members who have left or may not speak any more. Called in every room change.
 */
export function keepFloor(draft: RoomState): void {
  const { floor, members } = draft;
  const speaks = (id: MemberId) => members.some((member) => member.id === id && mayRaise(draft, member));
  floor.hands = floor.hands.filter(speaks);
  if (floor.speaker && !speaks(floor.speaker.member)) floor.speaker = null;
}

/** Ends a turn when the speaker's time is over, even if the room is empty. */
export class FloorWatch implements Watch {
  #timer: { at: number; cancel(): void } | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly onFault: (error: unknown) => void,
  ) {}

  update(room: Room): void {
    const due = room.state().floor.speaker?.until ?? null;
    if (this.#timer?.at !== due) this.stop();
    if (due === null) return;
    if (this.clock.now() >= due) this.#free(room).catch(this.onFault);
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

  async #free(room: Room): Promise<void> {
    await room.change((draft) => {
      if (speakerOf(draft, this.clock.now()) === null) draft.floor.speaker = null;
    });
  }
}

/** Returns whether a member may raise a hand. Bots never may. Spectators of a match may if the host allows it. */
function mayRaise(state: RoomState, { bot, seat }: Member): boolean {
  return bot === null && (seat !== null || !isRunning(state) || state.floor.spectators);
}

function mayDecide(draft: RoomState, by: MemberId, now: number): void {
  if (draft.host !== by && speakerOf(draft, now)?.member !== by) throw new RequestProblem('not-host');
}
