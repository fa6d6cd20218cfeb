import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import type { MemberId, RoomCode } from '#shared/ids.ts';
import { parseRoomCode } from '#shared/room/roomCode.ts';
import { persistentState } from './persistentState';
import { keysLike } from './storage';

export interface Identity {
  id: MemberId;
  token: string;
}

/** A person's name and face. They are suggested again in the next room. */
export interface PersonName {
  name: string;
  face?: string;
}

const ROOM = 'hush.room.';
const identities = new Map<RoomCode, WritableAtom<Identity | null>>();

function identityIn(code: RoomCode): WritableAtom<Identity | null> {
  const known = identities.get(code);
  if (known) return known;
  const store = persistentState(`${ROOM}${code}`, null, identityOf);
  identities.set(code, store);
  return store;
}

const formerIn = (code: RoomCode) => persistentState(`hush.former.${code}`, null, identityOf);

/** Returns the token that this device had before it left the room, or undefined. */
export const formerToken = (code: RoomCode): string | undefined => formerIn(code).get()?.token;

/** Returns who this device is in a room, or null. Updates when another tab changes this. */
export const useIdentity = (code: RoomCode): Identity | null => useStore(identityIn(code));

export function rememberIdentity(code: RoomCode, { id, token }: Identity): void {
  identityIn(code).set({ id, token });
  formerIn(code).set(null);
}

/**
 * Makes this device a stranger in the room. Its token is kept, because it brings a person who left back to their points.
 */
export function forgetIdentity(code: RoomCode): void {
  const me = identityIn(code).get();
  if (me) formerIn(code).set(me);
  identityIn(code).set(null);
  $visited.set($visited.get().filter((one) => one !== code));
}

const $visited = persistentState<readonly RoomCode[]>('hush.rooms', [], codesOf);

export function visit(code: RoomCode): void {
  if ($visited.get()[0] !== code) $visited.set([code, ...$visited.get().filter((one) => one !== code)].slice(0, 20));
}

export function knownRooms(): { code: RoomCode; me: Identity }[] {
  const kept = keysLike(ROOM).map((key) => key.slice(ROOM.length));
  const order = [...new Set([...$visited.get(), ...kept])];
  return order.flatMap((code) => {
    const me = identityIn(code).get();
    return me ? [{ code, me }] : [];
  });
}

const $person = persistentState('hush.person', null, personOf);

export const rememberedPerson = (): PersonName | null => $person.get();

export function rememberPerson({ name, face }: PersonName): void {
  $person.set(face === undefined ? { name } : { name, face });
}

function identityOf(read: unknown): Identity | null {
  const { id, token } = fieldsOf(read);
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : null;
}

function codesOf(read: unknown): RoomCode[] | null {
  return Array.isArray(read) ? read.filter((code) => parseRoomCode(String(code)) === code) : null;
}

function personOf(read: unknown): PersonName | null {
  const { name, face } = fieldsOf(read);
  if (typeof name !== 'string' || name === '') return null;
  return typeof face === 'string' ? { name, face } : { name };
}

// This must be a function declaration, because the stores above call it before the module has been evaluated to this
// line.
function fieldsOf(read: unknown): Record<string, unknown> {
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
}
