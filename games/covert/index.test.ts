import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { covert } from '.';
import type { Options } from './state';
import { aDeal, aMatch, SIX } from './testing';

describe('a host can set the options', () => {
  test('every option may be left out', () => {
    expect(covert.options.parse({})).toEqual({
      setupSeconds: 90,
      turnSeconds: 90,
      windowSeconds: 10,
      choiceSeconds: 30,
      characters: 'dealt',
      alwaysPass: false,
      silence: 'die',
    } satisfies Options);
  });

  test.each([
    ['setupSeconds', [0, 20, 600], [-1, 19, 601]],
    ['turnSeconds', [0, 15, 900], [14, 901, 20.5, '20']],
    ['windowSeconds', [0, 3, 60], [2, 61]],
    ['choiceSeconds', [0, 5, 300], [4, 301]],
    ['characters', ['dealt', 'chosen'], ['mine', null]],
    ['silence', ['die', 'phase'], ['never', null]],
  ] as const)('the option %s accepts its allowed values and refuses others', (key, taken, refused) => {
    for (const value of taken) expect(covert.options.safeParse({ [key]: value }).success, `${value}`).toBe(true);
    for (const value of refused) expect(covert.options.safeParse({ [key]: value }).success, `${value}`).toBe(false);
  });

  test('an unknown option is refused', () => {
    expect(covert.options.safeParse({ deck: 'AG01' }).success).toBe(false);
    expect(z.toJSONSchema(covert.options, { io: 'input' })).toMatchObject({
      properties: { silence: { title: 'Out of time', labels: { die: 'First one, then all' } } },
    });
  });
});

describe('turns, questions and choices each have a time limit', () => {
  test('each step has the time limit that the host chose', () => {
    const options = { setupSeconds: 60, turnSeconds: 40, windowSeconds: 7, choiceSeconds: 12 };
    const table = aDeal(2, 'clock', options);
    expect(table.view(null).endsAt).toBe(SIX + 60_000);
    table.timeOut();
    expect(table.view(null).endsAt).toBe(table.now + 40_000);
  });

  test('the turn’s clock stops during “Espionage”', () => {
    const table = aMatch({ players: [{ agency: ['AG41', 'AG01'] }, {}, {}], asks: true, options: { turnSeconds: 60 } });
    const ends = table.view(null).endsAt ?? 0;
    table.later(20_000).do('0', 'fly', 'AG41', 0);
    expect(table.view(null)).toMatchObject({ endsAt: table.now + 10_000, turnLeft: ends - table.now });
    table.later(4_000).do('0', 'pass', table.G.windows);
    expect(table.view(null)).toMatchObject({ endsAt: ends + 4_000, turnLeft: null });
  });

  test('the turn’s clock stops while a player chooses a card', () => {
    const table = aMatch({ players: [{ tokens: ['search'] }, {}, {}] });
    const ends = table.view(null).endsAt ?? 0;
    table.later(1_000).do('0', 'ability', table.token('0', 'search'), 'agency');
    expect(table.view(null).endsAt).toBe(table.now + 30_000);
    table.timeOut();
    expect(table.view(null).endsAt).toBe(ends + 30_000);
  });

  test('a time limit of 0 seconds means no limit', () => {
    const none = { setupSeconds: 0, turnSeconds: 0, windowSeconds: 0, choiceSeconds: 0 };
    const table = aDeal(2, 'patient', none);
    expect(covert.deadline(table.G)).toBeNull();
    for (const seat of ['0', '1']) {
      const [first, second] = table.player(seat).missions.map(({ handle }) => handle);
      table.do(seat, 'keepMissions', first ?? '', second ?? '');
    }
    expect(table.G.phase).toBe('place');
    expect(covert.deadline(table.G)).toBeNull();
    const options = { ...none, setupSeconds: 20 };
    const asked = aMatch({
      players: [{ tokens: ['search'], agency: ['AG41', 'AG01'] }, {}, {}],
      asks: true,
      options,
    });
    expect(covert.deadline(asked.do('0', 'ability', asked.token('0', 'search'), 'agency').G)).toBeNull();
    const window = aMatch({ players: [{ agency: ['AG41', 'AG01'] }, {}, {}], asks: true, options });
    expect(covert.deadline(window.do('0', 'fly', 'AG41', 0).G)).toBeNull();
    expect(window.G.window?.kind).toBe('espionage');
  });

  test('three rounds without a move cancel the match', () => {
    const table = aDeal(2, 'empty');
    for (let steps = 0; steps < 200 && !table.G.outcome; steps++) table.timeOut();
    expect(table.outcome).toEqual({ winners: [], reason: 'nobody-moved', cancelled: true });
    expect(covert.deadline(table.G)).toBeNull();
  });
});

test('the state does not grow between the first and the fortieth round', () => {
  const sizes = [1, 40].map((rounds) => {
    const table = aDeal(2, 'long').timeOut();
    for (let steps = 0; table.G.round <= rounds && steps < 2_000; steps++) {
      table.timeOut().change((G) => {
        G.stirred = true;
      });
    }
    expect(table.G.round).toBe(rounds + 1);
    return JSON.stringify(table.G).length;
  });
  expect(Math.abs((sizes[1] ?? 0) - (sizes[0] ?? 0))).toBeLessThan(60);
});
