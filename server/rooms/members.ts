import type { Status } from '#shared/floor.ts';
import type { MemberId } from '#shared/ids.ts';
import type { AnyModule } from '#shared/module.ts';
import type { Membership } from '#shared/room.ts';
import { type Entropy, hashOf, newId, newSecret } from '../crypto';
import { readLevel } from './games';
import { isSameName, readName } from './names';
import { found, RequestProblem } from './problem';
import { setReading } from './reading';
import type { Room, Say } from './room';
import { freeSeat, setSeated } from './seats';
import { giveWord } from './sharedSeed';
import { isRunning, type Member, PEOPLE_IN_A_ROOM, people, type RoomState } from './state';
import { MESSAGES } from './text';

/** How long an Idempotency-Key names the same member, in ms. */
export const KEY_LIFE = 10 * 60_000;
/** Tokens a member may have from repeated requests; the oldest die first. */
const TOKENS_KEPT = 5;

export interface NewPerson {
  name: string;
  face?: string | undefined;
  /** Reads the game's cards first, if there is a seat. */
  reading?: boolean | undefined;
  /** Hash of the id by which the device calls itself; null: it has none. */
  device?: string | null;
}

export interface Coming {
  person: NewPerson;
  /** Hash of the Idempotency-Key. */
  key: string | null;
  now: number;
  entropy: Entropy;
}

/** Lets a person in, or recognises one who asked before under the same key. */
export function join(draft: RoomState, module: AnyModule, { person, key, now, entropy }: Coming): Membership {
  draft.keys = draft.keys.filter(({ until }) => until > now);
  const known = key === null ? undefined : draft.keys.find(({ hash }) => hash === key);
  const again = known && draft.members.find(({ id }) => id === known.member);
  if (again) return freshToken(again, entropy);
  if (draft.locked) throw new RequestProblem('room-locked');
  if (people(draft).length >= PEOPLE_IN_A_ROOM)
    throw new RequestProblem('room-full', MESSAGES.fullRoom(PEOPLE_IN_A_ROOM));
  const id = newId(entropy, 10);
  const member: Member = {
    id,
    name: freeName(draft, person.name, null),
    face: person.face ?? newId(entropy, 8),
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
  noteDevice(member, person.device ?? null);
  setReading(draft, member, person.reading ?? false);
  draft.members.push(member);
  if (draft.host === '') draft.host = id;
  if (key !== null) draft.keys.push({ hash: key, member: id, until: now + KEY_LIFE });
  return freshToken(member, entropy);
}

function freshToken(member: Member, entropy: Entropy): Membership {
  const token = newSecret(entropy);
  member.tokens = [...member.tokens, hashOf(token)].slice(-TOKENS_KEPT);
  return { id: member.id, token };
}

/** Reads a name and sees that nobody else in the room has one that looks like it. */
function freeName(state: RoomState, typed: string, own: MemberId | null): string {
  const name = readName(typed);
  if (name === null) throw new RequestProblem('invalid-body', MESSAGES.badName);
  const isTaken = state.members.some(({ id, name: other }) => id !== own && isSameName(other, name));
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

/** So many devices of a member are remembered; the oldest go first. */
const DEVICES_KNOWN = 8;

/** This device (a hash of its id) is the member's. */
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
  /** Of a bot. */
  level?: string | undefined;
  /** For a shared seed; null: none. */
  word?: string | null | undefined;
  /** What the person says of themselves; null: they are back. */
  status?: Status | null | undefined;
}

/** What the member says of itself; the host may only say who sits, and at what level a bot plays. */
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

/** Takes a member out, by their own wish or by the host's. The seat of a running match stays with the match. */
export function remove(draft: RoomState, id: MemberId, by: MemberId, room: Room, say: Say): void {
  const member = memberOf(draft, id);
  draft.members = draft.members.filter((other) => other.id !== id);
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

export function makeHost(draft: RoomState, id: MemberId, say: Say): void {
  const member = memberOf(draft, id);
  if (member.bot !== null) throw new RequestProblem('member-not-found');
  if (draft.host === id) return;
  draft.host = id;
  say(id, MESSAGES.hostPassed(member.name));
}

/** Who becomes host when the host is gone: the person who is here and came first. */
export function successor(state: Readonly<RoomState>, room: Room): MemberId | null {
  return people(state).find(({ id }) => id !== state.host && room.isOnline(id))?.id ?? null;
}
