import type { MemberId, RoomCode } from '../../shared/ids';
import { cell } from '../state/cell';
import { forget, onRemembered, recall, remember } from '../state/storage';

/** Who this device is in one room. Every tab of the device is the same person. */
export interface Identity {
  id: MemberId;
  token: string;
}

/** How a person is called in whatever room comes next. */
export interface PersonName {
  name: string;
  face?: string;
}

const PERSON = 'hush.person';
const keyOf = (code: RoomCode) => `hush.room.${code}`;

/** False once this browser refused to keep something: it lasts as long as the page. */
export const isKept = cell(true);

function keep(key: string, value: unknown): void {
  if (!remember(key, JSON.stringify(value))) isKept.set(false);
}

function read(key: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(recall(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : null;
  } catch {
    // Somebody else wrote there.
    return null;
  }
}

export function identityIn(code: RoomCode): Identity | null {
  const stored = read(keyOf(code));
  if (typeof stored?.id !== 'string' || typeof stored.token !== 'string') return null;
  return { id: stored.id, token: stored.token };
}

export function rememberIdentity(code: RoomCode, { id, token }: Identity): void {
  keep(keyOf(code), { id, token });
}

export function forgetIdentity(code: RoomCode): void {
  forget(keyOf(code));
}

/** Another tab of this device took a seat in the room, or gave it up. */
export function onIdentity(code: RoomCode, changed: () => void): () => void {
  return onRemembered(keyOf(code), changed);
}

export function rememberedPerson(): PersonName | null {
  const stored = read(PERSON);
  if (typeof stored?.name !== 'string' || stored.name === '') return null;
  return typeof stored.face === 'string' ? { name: stored.name, face: stored.face } : { name: stored.name };
}

export function rememberPerson({ name, face }: PersonName): void {
  keep(PERSON, face === undefined ? { name } : { name, face });
}
