import { afterEach, expect, test, vi } from 'vitest';
import { forget, recall, remember } from './storage';

afterEach(() => vi.unstubAllGlobals());

function blocked(): Storage {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
}

test('where storage is blocked a value lasts for the visit, and the caller is told so', () => {
  vi.stubGlobal('localStorage', blocked());
  expect(remember('seat', 'mine')).toBe(false);
  expect(recall('seat')).toBe('mine');
  forget('seat');
  expect(recall('seat')).toBeNull();
});

test('where storage works a value is kept there', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(remember('name', 'Ines')).toBe(true);
  expect(kept.get('name')).toBe('Ines');
  forget('name');
  expect(recall('name')).toBeNull();
});
