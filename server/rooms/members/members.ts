import type { AnyModule } from '#shared/contract/module.ts';
import type { MemberId } from '#shared/ids.ts';
import type { Status } from '#shared/room/floor.ts';
import type { Membership } from '#shared/room/room.ts';
import { type Entropy, hashOf, newId, newSecret } from '../../crypto';
import { readLevel } from '../games';
import { setReading } from '../matches/reading';
import { giveWord } from '../matches/sharedSeed';
import { MESSAGES } from '../messages';
import { found, RequestProblem } from '../problem';
import type { Room, Say } from '../state/room';
import { isRunning, type Member, PEOPLE_IN_A_ROOM, people, type RoomState } from '../state/state';
import { formerWith, memberAgain, rememberFormer } from './former';
import { isSameName, readName } from './names';
import { freeSeat, setSeated } from './seats';

/** Time in ms for which an Idempotency-Key returns the same member. */
export const KEY_LIFE = 10 * 60_000;
/**
 * A member who repeats the request to join gets a new token each time. The newest of these tokens stay valid, up to
 * this number.
 */
const TOKENS_KEPT = 5;

export interface NewPerson {
  name: string;
  face?: string | undefined;
  /** True if the member wants to read the introduction before taking a seat in the next match. */
  reading?: boolean | undefined;
  /** Hash of the device's id, or null if the device sends none. */
  device?: string | null;
}

export interface Coming {
  person: NewPerson;
  /** Hash of the Idempotency-Key, or null. */
  key: string | null;
  /** The token with which a person who left comes back, or null. */
  token: string | null;
  now: number;
  entropy: Entropy;
}

/**
 * Adds a person, or brings back a person who left. If `key` was used before, returns the member who joined with it.
 */
export function join(draft: RoomState, module: AnyModule, { person, key, token, now, entropy }: Coming): Membership {
  draft.keys = draft.keys.filter(({ until }) => until > now);
  const used = key === null ? undefined : draft.keys.find(({ hash }) => hash === key);
  const again = used && draft.members.find(({ id }) => id === used.member);
  if (again) return freshToken(again, entropy);
  if (draft.locked) throw new RequestProblem('room-locked');
  if (people(draft).length >= PEOPLE_IN_A_ROOM)
    throw new RequestProblem('room-full', MESSAGES.fullRoom(PEOPLE_IN_A_ROOM));
  const known = formerWith(draft, token, person.name);
  const name = freeName(draft, person.name, known?.id ?? null);
  const member = known ? memberAgain(draft, module, known.id) : addPerson(draft, module, name, entropy);
  member.name = name;
  member.face = person.face ?? member.face;
  noteDevice(member, person.device ?? null);
  setReading(draft, member, person.reading ?? false);
  if (draft.host === '') draft.host = member.id;
  if (key !== null) draft.keys.push({ hash: key, member: member.id, until: now + KEY_LIFE });
  return freshToken(member, entropy);
}

function addPerson(draft: RoomState, module: AnyModule, name: string, entropy: Entropy): Member {
  const member: Member = {
    id: newId(entropy, 10),
    name,
    face: newId(entropy, 8),
    bot: null,
    ready: true,
    seat: isRunning(draft) ? null : freeSeat(draft, module),
    reading: false,
    standIn: false,
    tokens: [],
    devices: [],
    screens: null,
    status: null,
    muted: [],
  };
  draft.members.push(member);
  return member;
}

function freshToken(member: Member, entropy: Entropy): Membership {
  const token = newSecret(entropy);
  member.tokens = [...member.tokens, hashOf(token)].slice(-TOKENS_KEPT);
  return { id: member.id, token };
}

/**
 * Normalises a name. Throws if the name is invalid or looks like another member's name. While someone is in the room who
 * can let a former member back in, their name counts as taken, so that no one else gets their place in the ranking.
 */
function freeName(state: RoomState, typed: string, own: MemberId | null): string {
  const name = readName(typed);
  if (name === null) throw new RequestProblem('invalid-body', MESSAGES.badName);
  const former = people(state).length > 0 ? state.former : [];
  const isTaken = [...state.members, ...former].some(({ id, name: other }) => id !== own && isSameName(other, name));
  if (isTaken) throw new RequestProblem('name-taken');
  return name;
}

export function memberOf(state: RoomState, id: string): Member {
  return found(
    state.members.find((member) => member.id === id),
    'member-not-found',
  );
}

export function memberWithToken(state: Readonly<RoomState>, token: string): Member | null {
  const hash = hashOf(token);
  return state.members.find(({ tokens }) => tokens.includes(hash)) ?? null;
}

/** Number of devices remembered for each member. The oldest devices are forgotten first. */
const DEVICES_KNOWN = 8;

/** Adds this device to the member's known devices. `device` is a hash of its id. */
export function noteDevice(member: Member, device: string | null): void {
  if (device === null || member.devices.includes(device)) return;
  member.devices = [...member.devices, device].slice(-DEVICES_KNOWN);
}

export interface MemberPatch {
  name?: string | undefined;
  face?: string | undefined;
  ready?: boolean | undefined;
  seated?: boolean | undefined;
  reading?: boolean | undefined;
  /** The level, if the member is a bot. */
  level?: string | undefined;
  /** The person's word for the shared seed, or null for none. */
  word?: string | null | undefined;
  /** The status that a person sets, or null to clear it. */
  status?: Status | null | undefined;
}

/**
 * Applies changes that the member `by` requests to the member `id`. Members may change themselves. The host may also
 * change another member's seat and a bot's level. Throws `not-yours` for any other change.
 */
export function patchMember(draft: RoomState, module: AnyModule, by: MemberId, id: MemberId, patch: MemberPatch): void {
  const member = memberOf(draft, id);
  const { name, face, ready, seated, reading, level, word, status } = patch;
  const isOwn = [name, face, ready, reading, word, status].some((part) => part !== undefined);
  if (by !== id && (isOwn || draft.host !== by)) throw new RequestProblem('not-yours');
  if (name !== undefined) member.name = freeName(draft, name, id);
  if (face !== undefined) member.face = face;
  if (ready !== undefined) member.ready = ready;
  if (seated !== undefined) setSeated(draft, module, member, seated);
  if (reading !== undefined) setReading(draft, member, reading);
  if (word !== undefined) giveWord(draft, member, word);
  if (status !== undefined) member.status = status;
  if (level !== undefined) setLevel(draft, module, member, level);
}

function setLevel(draft: RoomState, module: AnyModule, member: Member, level: string): void {
  if (member.bot === null) throw new RequestProblem('not-yours');
  if (isRunning(draft)) throw new RequestProblem('match-running');
  member.bot = readLevel(module, level);
}

/** Removes a member for the host or at their own request. Their seat in a running match remains. */
export function remove(draft: RoomState, id: MemberId, by: MemberId, room: Room, say: Say): void {
  const member = memberOf(draft, id);
  draft.members = draft.members.filter((other) => other.id !== id);
  if (member.bot === null) rememberFormer(draft, member, by);
  draft.handoffs = draft.handoffs.filter((handoff) => handoff.member !== id);
  draft.keys = draft.keys.filter((key) => key.member !== id);
  delete draft.sharedSeed?.words[id];
  for (const other of draft.members) other.muted = other.muted.filter((muted) => muted !== id);
  draft.screenCodes = draft.screenCodes.filter((code) => code.member !== id);
  const isPlaying = isRunning(draft) && member.seat !== null;
  if (member.bot === null && by !== id)
    say(by, isPlaying ? MESSAGES.removedFromMatch(member.name) : MESSAGES.removed(member.name));
  else if (member.bot === null && isPlaying) say(id, MESSAGES.leftMatch(member.name));
  if (draft.host === id) draft.host = successor(draft, room) ?? people(draft)[0]?.id ?? '';
}

/**
 * Lets a member leave the running match. A bot plays the seat, which stays the member's until the match ends. If the
 * host leaves, another person online becomes host.
 */
export function leaveMatch(draft: RoomState, member: Member, room: Room, say: Say): void {
  member.standIn = true;
  member.left = true;
  if (draft.host === member.id) draft.host = successor(draft, room) ?? member.id;
  say(member.id, MESSAGES.leftMatch(member.name));
}

export function makeHost(draft: RoomState, id: MemberId, say: Say): void {
  const member = memberOf(draft, id);
  if (member.bot !== null) throw new RequestProblem('member-not-found');
  if (draft.host === id) return;
  draft.host = id;
  say(id, MESSAGES.hostPassed(member.name));
}

/**
 * Returns the next host, who is the person online who joined first, apart from the current host. Returns null if no
 * such person exists.
 */
export function successor(state: Readonly<RoomState>, room: Room): MemberId | null {
  return people(state).find(({ id }) => id !== state.host && room.isOnline(id))?.id ?? null;
}
