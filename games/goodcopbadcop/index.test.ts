import { playRandomly } from 'hush/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { goodcopbadcop } from '.';
import { EQUIPMENT, EQUIPMENT_DECK } from './content/equipment';
import { LOBBY } from './lobbyText';
import { PLAYERS } from './queries';
import { FIRST_WINDOW_SECONDS, HAND_LIMIT, type Options, type Phase, type State } from './state';

test('every option has a default', () => {
  expect(goodcopbadcop.options.parse({})).toEqual({
    placementSeconds: 60,
    turnSeconds: 90,
    windowSeconds: 10,
    choiceSeconds: 30,
  } satisfies Options);
});

test.each([
  ['placementSeconds', [0, 20, 300], [-1, 19, 301]],
  ['turnSeconds', [0, 20, 600], [19, 601, 20.5]],
  ['windowSeconds', [0, 5, 60], [4, 61, '10']],
  ['choiceSeconds', [0, 10, 120], [9, 121]],
] as const)('the option `%s` accepts values in its range and refuses other values', (key, taken, refused) => {
  for (const value of taken) expect(goodcopbadcop.options.safeParse({ [key]: value }).success, `${value}`).toBe(true);
  for (const value of refused)
    expect(goodcopbadcop.options.safeParse({ [key]: value }).success, `${value}`).toBe(false);
});

test('the time to react says how long it is in the first round', () => {
  expect(LOBBY.options.windowSeconds.description).toContain(`At least ${FIRST_WINDOW_SECONDS} seconds`);
});

test('an unknown option is refused', () => {
  const { properties = {} } = z.toJSONSchema(goodcopbadcop.options, { io: 'input' });
  for (const property of Object.values(properties)) expect(property).toMatchObject({ unit: 'seconds' });
  expect(goodcopbadcop.options.safeParse({ guns: 4 }).success).toBe(false);
});

test('[GC-66] there is always equipment to draw', () => {
  const kept = EQUIPMENT_DECK.filter((card) => EQUIPMENT[card].after !== 'discard').length;
  expect(PLAYERS.max * HAND_LIMIT + kept).toBeLessThan(EQUIPMENT_DECK.length);
});

test('[GC-66] the discards refill only an empty deck', {
  tags: ['long'],
  timeout: 60_000,
}, () => {
  let refills = 0;
  for (let at = 0; at < 8; at++) {
    let before: State | null = null;
    for (const { position, facts } of playRandomly({
      module: goodcopbadcop,
      seats: 4 + (at % 5),
      seed: `g${at}`,
      now: 0,
    })) {
      const G = position.G as State;
      const codes = facts.map(({ code }) => code);
      const isRefilled = before !== null && G.secret.deck.length > before.secret.deck.length;
      expect(codes.includes('reshuffled')).toBe(isRefilled);
      if (isRefilled) expect(codes[codes.indexOf('reshuffled') + 1]).toBe('drew');
      if (isRefilled) expect(before?.secret.deck).toEqual([]);
      expect(G.secret.deck.length + G.discards.length).toBeGreaterThan(0);
      refills += Number(isRefilled);
      before = G;
    }
  }
  expect(refills).toBeGreaterThan(0);
});

test('[GC-73] when time runs out, no equipment is drawn that the player did not declare', {
  tags: ['long'],
  timeout: 60_000,
}, () => {
  const phases = new Set<Phase>();
  for (let at = 0; at < 12; at++) {
    const match = { module: goodcopbadcop, seats: 4 + (at % 5), seed: `late ${at}`, now: 0 };
    for (const { before, action, facts } of playRandomly(match)) {
      if (before === null || action?.by !== null) continue;
      const { phase, declared, active } = before.G as State;
      phases.add(phase);
      for (const { code, facts: fact } of facts) {
        if (code === 'declared') expect(fact).toMatchObject({ action: 'investigate' });
        if (code === 'kept') expect(declared).toMatchObject({ action: 'investigate' });
        if (code === 'drew' && !facts.some((other) => other.code === 'wounded'))
          expect([phase, declared]).toEqual(['react', { action: 'equip' }]);
        if (code === 'revealed' && !facts.some((other) => other.code === 'shot')) {
          expect([phase, declared]).toMatchObject(['react', { action: 'arm' }]);
          expect(fact).toMatchObject({ seat: active, slot: (declared as { revealSlot: number }).revealSlot });
        }
        if (code === 'shot') expect(declared).toEqual({ action: 'shoot' });
      }
    }
  }
  expect([...phases].sort()).toEqual([
    'action',
    'aim',
    'choose',
    'endTurn',
    'placement',
    'preGame',
    'react',
    'reconsider',
  ]);
});
