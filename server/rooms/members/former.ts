import type { AnyModule } from '#shared/contract/module.ts';
import type { MemberId } from '#shared/ids.ts';
import { hashOf } from '../../crypto';
import { found } from '../problem';
import {
  type FormerMember,
  isRunning,
  type Member,
  matchSeatOf,
  PEOPLE_IN_A_ROOM,
  type RoomState,
} from '../state/state';
import { isSameName } from './names';
import { freeSeat } from './seats';

/**
 * Remembers a person who is leaving, if they have points this evening or a seat in the running match. Their devices may
 * come back by themselves only if the person left: after a removal by the host, someone in the room has to agree. A
 * public screen may not, because it would get the seat's secrets.
 */
export function rememberFormer(draft: RoomState, { id, name, face, tokens, devices, screens }: Member, by: MemberId) {
  const own = screens ? [screens.private] : tokens;
  draft.former = [...draft.former, { id, name, face, devices, tokens: by === id ? own : [] }].slice(-PEOPLE_IN_A_ROOM);
  forgetFormer(draft);
}

/** Forgets the former members who have neither points this evening nor a seat in the running match. */
export function forgetFormer(draft: RoomState): void {
  draft.former = draft.former.filter(({ id }) => id in draft.totals || hasRunningSeat(draft, id));
}

export function hasRunningSeat(state: RoomState, id: MemberId): boolean {
  return isRunning(state) && matchSeatOf(state, id) !== null;
}

/** Returns the former member with this name who holds this token. */
export function formerWith(state: Readonly<RoomState>, token: string | null, name: string): FormerMember | undefined {
  const hash = token === null ? null : hashOf(token);
  return state.former.find((former) => hash !== null && former.tokens.includes(hash) && isSameName(former.name, name));
}

/** Returns the member, or the former member, with this id. Throws `member-not-found`. */
export function personOf(state: Readonly<RoomState>, id: MemberId): Member | FormerMember {
  return found(
    [...state.members, ...state.former].find((person) => person.id === id),
    'member-not-found',
  );
}

/**
 * Returns the member with this id. A former member becomes a member again and keeps their points. If they have a seat
 * in the running match, a bot still plays it until they take it back.
 */
export function memberAgain(draft: RoomState, module: AnyModule, id: MemberId): Member {
  const person = personOf(draft, id);
  if ('muted' in person) return person;
  const hasSeat = hasRunningSeat(draft, id);
  const member: Member = {
    ...person,
    bot: null,
    ready: true,
    seat: isRunning(draft) ? matchSeatOf(draft, id) : freeSeat(draft, module),
    reading: false,
    standIn: hasSeat,
    screens: null,
    status: null,
    muted: [],
  };
  draft.former = draft.former.filter((former) => former.id !== id);
  draft.members.push(member);
  if (draft.host === '') draft.host = id;
  return member;
}
