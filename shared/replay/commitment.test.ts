import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../json';
import { canonicalJson } from './canonical';
import { commitmentOf, commitmentText, type Deal, drawnFrom, seedHash } from './commitment';

/** The expected hashes were computed with Python's `hashlib` and `hmac`. */
const seed = `${'00'.repeat(31)}2a`;
const deal: Deal = {
  match: 'm1',
  game: 'toy',
  rules: 2,
  began: 1_700_000_000_000,
  seed,
  words: null,
  options: { b: false, a: [1, 'é'] },
  carryOver: null,
  practice: null,
  names: ['Ada', 'Bö'],
};
const words = { 1: null, 0: 'harbour' };

test('a deal’s commitment is the SHA-256 of a documented text', () => {
  expect(commitmentText(deal)).toBe(
    `hush-deal-1\n{"began":1700000000000,"carryOver":null,"game":"toy","match":"m1","names":["Ada","Bö"],"options":{"a":[1,"é"],"b":false},"practice":null,"rules":2,"seed":"${seed}","words":null}`,
  );
  expect(commitmentOf(deal)).toBe('cb849d6f1dd7497f5acc544d0f347c68de6d3ffe88f9820e21c3b254551f47a2');
  expect(commitmentOf({ ...deal, words })).toBe('3bc529ae72241c7333522f8e9ef9c48972f8599ddbc00490cb49a7892078de5e');
});

test('players’ words are mixed into the seed by HMAC-SHA-256', () => {
  expect(drawnFrom({ seed, words: null })).toBe(seed);
  expect(drawnFrom({ seed, words })).toBe('4dfdb7258a566d18db919ec0c60772a5f518f7c78c28ed37dfb63b26869aa593');
  expect(seedHash(seed)).toBe('90256dfd5f362e6d9f2c5e7c55683b37b561fac211b37cf9972cabf045f53a12');
});

test('changing any part of a deal changes its commitment', () => {
  const others: Partial<Deal>[] = [
    { match: 'm2' },
    { game: 'top' },
    { rules: 3 },
    { began: 1_700_000_000_001 },
    { seed: `${'00'.repeat(31)}2b` },
    { words },
    { words: { 0: 'harbour', 1: 'harbour' } },
    { options: { b: true, a: [1, 'é'] } },
    { carryOver: [] },
    { practice: '0' },
    { names: ['Bö', 'Ada'] },
    { names: ['Ada', 'Bö', 'Cy'] },
  ];
  const hashes = [{}, ...others].map((other) => commitmentOf({ ...deal, ...other }));
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test('canonical text does not depend on the order of keys', () => {
  const shuffled = (value: Json): Json => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(shuffled);
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, item]) => [key, shuffled(item)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value as Json);
      expect(canonicalJson(shuffled(value as Json))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
