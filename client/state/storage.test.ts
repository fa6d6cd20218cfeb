import { afterEach, expect, test, vi } from 'vitest';
import { persistentState } from './persistentState';
import { $isKept, forget, recall, remember } from './storage';

afterEach(() => vi.unstubAllGlobals());

function blocked(): Storage {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
}

test('blocked storage keeps a value only during the visit', () => {
  vi.stubGlobal('localStorage', blocked());
  expect(remember('seat', 'mine')).toBe(false);
  expect(recall('seat')).toBe('mine');
  forget('seat');
  expect(recall('seat')).toBeNull();
});

test('values are saved in storage', () => {
  const kept = working();
  expect(remember('name', 'Ines')).toBe(true);
  expect(kept.get('name')).toBe('Ines');
  forget('name');
  expect(recall('name')).toBeNull();
});

test('a persistent store reads, writes and deletes its value in storage', () => {
  const kept = working(['hush.a', '{"x":1}']);
  const store = persistentState<{ x: number } | null>('hush.a', null, (read) => read as { x: number });
  expect(store.get()).toEqual({ x: 1 });
  store.set({ x: 2 });
  expect(kept.get('hush.a')).toBe('{"x":2}');
  store.set(null);
  expect(kept.has('hush.a')).toBe(false);
});

test('a persistent store refuses an invalid value', () => {
  working(['hush.b', 'not json'], ['hush.c', '"seven"']);
  const aNumber = (read: unknown) => (typeof read === 'number' ? read : null);
  expect(persistentState('hush.b', 7, aNumber).get()).toBe(7);
  expect(persistentState('hush.c', 7, aNumber).get()).toBe(7);
});

test('a persistent store works while storage is blocked', () => {
  vi.stubGlobal('localStorage', blocked());
  $isKept.set(true);
  const aString = (read: unknown) => (typeof read === 'string' ? read : null);
  persistentState('hush.d', 'first', aString).set('second');
  expect(persistentState('hush.d', 'first', aString).get()).toBe('second');
  expect($isKept.get()).toBe(false);
});

test('values kept in memory are dropped when storage works again', () => {
  vi.stubGlobal('localStorage', blocked());
  remember('late', 'for the visit');
  const kept = working();
  remember('late', 'for good');
  expect([recall('late'), kept.get('late')]).toEqual(['for good', 'for good']);
});

function working(...first: [key: string, value: string][]): Map<string, string> {
  const kept = new Map(first);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
