import { dice, playBots, playRandomly } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covert } from '..';
import { bots } from '../bot';
import { imagine } from '../imagine';
import { invariant } from '../invariant';
import type { DiePlace, State } from '../state';
import { aDeal, aMatch, type Match, SIX } from '../testing';
import { view } from '../view';

const left = ({ G, now }: Match) => (G.deadline === null ? null : (G.deadline - now) / 1000);
const DICE: [number, DiePlace][] = [[2, 'movement']];

describe('[CV-76] in a practice match, the person has no time limit', () => {
  test('all viewers see which seat the person in a practice match has', () => {
    const seen = aDeal(3, 'practice', {}, '1').view(null);
    expect(seen).toMatchObject({ practice: true, practising: '1', endsAt: null });
    expect(aDeal(3, 'practice').view(null)).toMatchObject({ practice: false, practising: null });
  });

  test('missions are chosen without a time limit', () => {
    const table = aDeal(3, 'practice', {}, '1');
    for (const seat of ['0', '2', '1']) {
      expect(left(table)).toBeNull();
      const [one, other] = table.player(seat).missions;
      table.later(600_000).do(seat, 'keepMissions', one?.handle ?? '', other?.handle ?? '');
    }
    expect(table.G.phase).toBe('place');
  });

  test('only the bots’ turns have a time limit', () => {
    const table = aMatch({ phase: 'place', practice: '1' });
    expect(
      left(
        table.change((G) => {
          G.deadline = table.now + 90_000;
        }),
      ),
    ).toBe(90);
    table.do('0', 'takeOrder');
    expect(table.G.turn?.seat).toBe('1');
    expect(left(table)).toBeNull();
    table.later(600_000).do('1', 'takeOrder');
    expect(table.G.turn?.seat).toBe('2');
    expect(left(table)).toBe(90);
  });

  test('a question about “Espionage” waits for the person', () => {
    const players = [{ agency: ['AG48'], dice: DICE }, { agency: ['AG07'] }, { agency: ['AG11'] }];
    const flown = (practice: string) => {
      const table = aMatch({ players, asks: true, practice });
      table.change((G) => {
        G.deadline = G.turn?.seat === practice ? null : table.now + 90_000;
      });
      return table.later(10_000).do('0', 'fly', 'AG48', 0);
    };
    const asked = flown('1');
    expect(asked.G.window?.asked).toContain('1');
    expect(left(asked)).toBeNull();
    asked.later(600_000).passAll();
    expect(left(asked)).toBe(80);
    const own = flown('0');
    expect(own.G.window?.asked).toEqual(['1', '2']);
    expect(left(own)).toBe(10);
    expect(left(own.passAll())).toBeNull();
  });

  test('a choice that the person must make has no time limit', () => {
    const table = aMatch({ players: [{ tokens: ['search'] }, {}, {}], practice: '0' });
    table.do('0', 'ability', table.token('0', 'search'), 'mission');
    expect(table.G.choice?.seat).toBe('0');
    expect(left(table)).toBeNull();
  });

  test.each([2, 4])('random practice matches of %i seats never time out the person', { tags: ['long'] }, (seats) => {
    const random = dice('worlds');
    let moves = 0;
    for (const { position, now } of playRandomly({
      module: covert,
      seats,
      seed: `practice ${seats}`,
      practice: '1',
      now: SIX,
    })) {
      const G = position.G as State;
      const seen = view(G, '1');
      if (seen.waitingFor.includes('1') || G.phase === 'setupMissions') expect(seen.endsAt).toBeNull();
      if (moves++ % 25 !== 0) continue;
      invariant(G);
      expect(now).toBeGreaterThanOrEqual(SIX);
      expect(view(imagine(seen, '1', random), '1')).toEqual(seen);
    }
    expect(moves).toBeGreaterThan(200);
  });

  test.each([2, 4])('practice matches of %i bots end', { tags: ['long'] }, (seats) => {
    const seated = Object.fromEntries(Array.from({ length: seats }, (_, at) => [String(at), bots.recruit as never]));
    const { outcome } = playBots({ module: covert, seats, seed: 'practice', practice: '0', bots: seated, now: SIX });
    expect(outcome.cancelled).toBeUndefined();
  });
});
