import { describe, expect, test } from 'vitest';
import type { Moves } from '../../state';
import { aMatch, type Match, type Seated } from '../../testing';
import { propsOf } from '../testing';
import { setAutoPass } from './passing';

/** Returns the moves that seat 0 sends by turning “Always pass” on or off. */
function sent(table: Match, on: boolean): [string, unknown[]][] {
  const moves: [string, unknown[]][] = [];
  const record =
    (move: keyof Moves) =>
    async (...args: unknown[]) => {
      moves.push([move, args]);
      return { ok: true as const };
    };
  const props = propsOf(table, '0');
  const act = { ...props.act, setAutoPass: record('setAutoPass'), pass: record('pass') };
  setAutoPass({ ...props, act }, on);
  return moves;
}

const TOKEN: Seated = { tokens: ['sneak'] };
const aboutFirst = (own: Seated) =>
  aMatch({ phase: 'place', order: ['1', '2'], asks: true, players: [own, TOKEN, {}] }).do('0', 'takeOrder');
const aboutEspionage = (own: Seated) =>
  aMatch({ asks: true, turn: '1', players: [own, { agency: ['AG48'] }, TOKEN] }).do('1', 'fly', 'AG48', 0);

describe('[CV-80] turning on “Always pass” answers an open question', () => {
  test.each([
    ['first', aboutFirst],
    ['espionage', aboutEspionage],
  ] as const)('a seat passes on `%s`, whatever it holds', (kind, ask) => {
    for (const ability of [kind, 'plus1'] as const) {
      const table = ask({ tokens: [ability] });
      expect(table.G.window?.kind).toBe(kind);
      expect(sent(table, true)).toEqual([
        ['setAutoPass', [true]],
        ['pass', [table.G.windows]],
      ]);
    }
  });

  test('a seat that has answered or is not asked does not pass', () => {
    const answered = aboutFirst({ tokens: ['plus1'] });
    answered.do('0', 'pass', answered.G.windows);
    for (const table of [answered, aboutFirst({}), aMatch({ asks: true })])
      expect(sent(table, true)).toEqual([['setAutoPass', [true]]]);
  });

  test('turning it off answers nothing', () => {
    expect(sent(aboutFirst({ tokens: ['plus1'] }), false)).toEqual([['setAutoPass', [false]]]);
  });
});
