import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import type { MemberId, RoomCode } from '#shared/ids.ts';
import { parseRoomCode } from '#shared/roomCode.ts';
import { persistentState } from './persistentState';
import { keysLike } from './storage';

/** This device's identity in one room. All tabs of a device share it. */
export interface Identity {
  id: MemberId;
  token: string;
}

/** The person's name and face, which are suggested in the next room. */
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

/**
 * Returns this device's identity in a room, or null if there is none. The identity changes when the seat is taken or
 * given up in another tab.
 */
export const useIdentity = (code: RoomCode): Identity | null => useStore(identityIn(code));

export function rememberIdentity(code: RoomCode, { id, token }: Identity): void {
  identityIn(code).set({ id, token });
}

export function forgetIdentity(code: RoomCode): void {
  identityIn(code).set(null);
  $visited.set($visited.get().filter((one) => one !== code));
}

/** The rooms this device was in, newest first. */
const $visited = persistentState<readonly RoomCode[]>('hush.rooms', [], codesOf);

/** Moves a room to the front of the list of rooms that this device was in. */
export function visit(code: RoomCode): void {
  if ($visited.get()[0] !== code) $visited.set([code, ...$visited.get().filter((one) => one !== code)].slice(0, 20));
}

/** Returns the rooms that this device is a member of, newest first, with its identity in each. */
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

// A declaration, because the stores above read their values while this module is still being evaluated.
function fieldsOf(read: unknown): Record<string, unknown> {
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
}
