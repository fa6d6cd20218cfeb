import type { FloorView, Speaker } from '#shared/floor.ts';
import type { MemberId } from '#shared/ids.ts';
import type { Clock } from '../clock/clock';
import { memberOf } from './members';
import { RequestProblem } from './problem';
import type { Room } from './room';
import { isRunning, type Member, type RoomState } from './state';
import { takeBackStatus } from './status';

/** What the host changes about the floor. */
export interface FloorChange {
  /** For how many seconds it is given from now on; null: without a time. */
  seconds?: number | null | undefined;
  /** Whoever watches a match may raise a hand too. */
  spectators?: boolean | undefined;
}

/** Who has the floor now; null: nobody has, or their time is over. */
export function speakerOf({ floor }: Readonly<RoomState>, now: number): Speaker | null {
  const { speaker } = floor;
  return speaker && (speaker.until === null || speaker.until > now) ? speaker : null;
}

/** What everybody in the room and on a live stage sees of the floor. */
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
 * Puts a person at the end of those who want to speak; whoever does so is here again. Refuses `hand-up`, `has-floor`
 * and, while a match is running, `spectators-listen`.
 */
export function raiseHand(draft: RoomState, id: MemberId, now: number): void {
  const { floor } = draft;
  if (!mayRaise(draft, memberOf(draft, id))) throw new RequestProblem('spectators-listen');
  if (speakerOf(draft, now)?.member === id) throw new RequestProblem('has-floor');
  if (floor.hands.includes(id)) throw new RequestProblem('hand-up');
  floor.hands.push(id);
  takeBackStatus(draft, id);
}

/** One's own hand, or for the host anybody's. Refuses `not-yours`, and `no-hand` where it is not up. */
export function lowerHand(draft: RoomState, by: MemberId, id: MemberId): void {
  if (by !== id && draft.host !== by) throw new RequestProblem('not-yours');
  memberOf(draft, id);
  if (!draft.floor.hands.includes(id)) throw new RequestProblem('no-hand');
  draft.floor.hands = draft.floor.hands.filter((hand) => hand !== id);
}

/**
 * The host, or whoever has the floor, gives it to somebody whose hand is up (null: to whoever raised it first), for as
 * long as the host has set. Refuses `not-host`, `no-hand`, and `member-not-found` for somebody who has left.
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

/** The host, or whoever has the floor, ends it. Refuses `not-host`, and `no-floor` where nobody has it. */
export function endFloor(draft: RoomState, by: MemberId, now: number): void {
  mayDecide(draft, by, now);
  if (speakerOf(draft, now) === null) throw new RequestProblem('no-floor');
  draft.floor.speaker = null;
}

/** Sets what holds from now on; a time that is running stays as it was announced. */
export function changeFloor({ floor }: RoomState, { seconds, spectators }: FloorChange): void {
  if (seconds !== undefined) floor.seconds = seconds;
  if (spectators !== undefined) floor.spectators = spectators;
}

/** Part of every change of a room: whoever has left it, or may not speak in it any more, is not waited for. */
export function keepFloor(draft: RoomState): void {
  const { floor, members } = draft;
  const speaks = (id: MemberId) => members.some((member) => member.id === id && mayRaise(draft, member));
  floor.hands = floor.hands.filter(speaks);
  if (floor.speaker && !speaks(floor.speaker.member)) floor.speaker = null;
}

/** Watches over a time in one room: when it is over the floor is free, also with nobody here. */
export function watchFloor(clock: Clock, onFault: (error: unknown) => void) {
  let timer: { at: number; cancel(): void } | null = null;

  function cancelTimeout(): void {
    timer?.cancel();
    timer = null;
  }

  function update(room: Room): void {
    const due = room.state().floor.speaker?.until ?? null;
    if (timer?.at !== due) cancelTimeout();
    if (due === null) return;
    if (clock.now() >= due) free(room).catch(onFault);
    else timer ??= { at: due, cancel: clock.at(due, () => ring(room)) };
  }

  function ring(room: Room): void {
    timer = null;
    update(room);
  }

  async function free(room: Room): Promise<void> {
    await room.change((draft) => {
      if (speakerOf(draft, clock.now()) === null) draft.floor.speaker = null;
    });
  }

  return { update, stop: cancelTimeout };
}

/** Bots never do. Whoever watches a match does where the host lets spectators speak. */
function mayRaise(state: RoomState, { bot, seat }: Member): boolean {
  return bot === null && (seat !== null || !isRunning(state) || state.floor.spectators);
}

function mayDecide(draft: RoomState, by: MemberId, now: number): void {
  if (draft.host !== by && speakerOf(draft, now)?.member !== by) throw new RequestProblem('not-host');
}
