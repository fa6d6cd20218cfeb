import type { Seat } from 'hush/game';
import { describe, expect, test } from 'vitest';
import type { State } from '../state';
import { aMatch, type Match, type Seated } from '../testing';

const CODES = [
  ['CO01', 'CO02'],
  ['CO03', 'CO04'],
  ['CO05', 'CO06'],
];
const DICE = [[2, 'movement']] as [number, 'movement'][];

/**
 * Sets up a match in which seats 2, 0 and 1 have taken the order tokens 1, 2 and 3. This opens the window before
 * `breakCodes`.
 */
function beforeCodes(...players: Seated[]): Match {
  const table = aMatch({
    phase: 'place',
    turn: '1',
    order: ['2', '0'],
    asks: true,
    players: players.map((seated, at) => ({ codes: CODES[at] ?? [], ...seated })),
  });
  return table.do('1', 'takeOrder');
}

/** Ends all steps of `breakCodes`, which opens the window before `resolve`. */
function beforeResolve(...players: Seated[]): Match {
  const table = beforeCodes(...players).passAll();
  for (const seat of ['2', '0', '1']) table.do(seat, 'done');
  return table;
}

const now = (table: Match) => table.G.window?.number ?? -1;
const first = (table: Match, seat: Seat) => table.token(seat, 'first');

describe('“First” can be used before the players break codes', () => {
  test('[CV-54] all seats that hold a card or token get the same prompt', () => {
    const hands = (ability: 'first' | 'sneak') =>
      beforeCodes({ tokens: [ability] }, { agency: ['AG01'] }, { agency: ['AG02'] });
    const [one, other] = [hands('first'), hands('sneak')];
    expect(one.G.window).toMatchObject({ kind: 'first', asked: ['0', '1', '2'] });
    for (const viewer of ['1', '2', null]) expect(one.view(viewer)).toEqual(other.view(viewer));
    one.do('0', 'first', first(one, '0'), now(one));
    other.do('0', 'pass', now(other));
    for (const viewer of ['1', '2', null]) expect(one.view(viewer)).toEqual(other.view(viewer));
  });

  test('a seat without cards and tokens is not asked', () => {
    expect(beforeCodes({ tokens: ['sneak'] }, {}, {}).G.window?.asked).toEqual(['0']);
    const table = beforeCodes({}, {}, {});
    expect(table.G).toMatchObject({ window: null, turn: { seat: '2' } });
  });

  test('[CV-56] a player who uses “First” breaks codes immediately', () => {
    const table = beforeCodes({}, { tokens: ['first'] }, {});
    table.do('1', 'first', first(table, '1'), now(table));
    expect(table.G.turn).toMatchObject({ seat: '1', isFirst: true });
    table.do('1', 'swap', 0, 1, 'free').do('1', 'done');
    expect(table.G).toMatchObject({ window: null, turn: { seat: '2' }, stepsDone: ['1'] });
    table.do('2', 'done').do('0', 'done');
    expect(table.G.phase).not.toBe('breakCodes');
  });

  test('a player who has had their step cannot use “First”', () => {
    const table = beforeCodes({}, { tokens: ['first', 'first'] }, { tokens: ['sneak'] });
    table.do('1', 'first', first(table, '1'), now(table)).do('2', 'pass', now(table)).do('1', 'done');
    expect(table.G.window?.kind).toBe('first');
    expect(table.play('1', 'first', first(table, '1'), now(table))).toBe('step-done');
  });
});

describe('“First” can be used before the players take Actions', () => {
  test('[CV-56] a player needs a die on a circle to use “First” before Actions', () => {
    const table = beforeResolve({ tokens: ['first'] }, { tokens: ['plus1'], dice: DICE }, { dice: [[3, 'movement']] });
    expect(table.G).toMatchObject({ phase: 'resolve', window: { kind: 'first' } });
    expect(table.play('0', 'first', first(table, '0'), now(table))).toBe('no-action');
  });

  test('[CV-34] with “First”, the last player takes one Action before the others', () => {
    const two: [number, 'movement'][] = [
      [2, 'movement'],
      [3, 'movement'],
    ];
    const table = beforeResolve(
      { dice: [[4, 'movement']] },
      { tokens: ['first'], dice: two },
      { dice: [[5, 'movement']] },
    );
    table.do('1', 'first', first(table, '1'), now(table));
    expect(table.G.turn).toMatchObject({ seat: '1', isFirst: true });
    table.do('1', 'forfeitDie', 'movement').do('1', 'endTurn');
    const turns: (Seat | undefined)[] = [];
    while (table.G.phase === 'resolve') {
      const seat = table.G.turn?.seat ?? '';
      turns.push(seat);
      table.do(seat, 'forfeitDie', 'movement').do(seat, 'endTurn');
    }
    expect(turns).toEqual(['2', '0', '1']);
  });

  test('[CV-34] the lower order token decides between two “First” cards', () => {
    const table = beforeResolve({ tokens: ['first'], dice: DICE }, { tokens: ['first'], dice: [[3, 'movement']] }, {});
    const window = now(table);
    table.do('1', 'first', first(table, '1'), window).do('0', 'first', first(table, '0'), window);
    expect(table.G.turn?.seat).toBe('0');
    expect(table.hand('1', 'tokens')).toEqual(['first']);
  });

  test('[CV-55] a player is asked again if another “First” took precedence', () => {
    const table = beforeResolve(
      { dice: DICE },
      { agency: ['AG06'], dice: [[3, 'movement']] },
      { tokens: ['first'], dice: [[4, 'movement']] },
    );
    const window = now(table);
    const facts = table.facts.length;
    table.do('1', 'first', 'AG06', window).do('2', 'first', first(table, '2'), window);
    table.do('2', 'forfeitDie', 'movement').do('2', 'endTurn');
    expect(table.G.window).toMatchObject({ kind: 'first', number: window + 1 });
    table.passAll();
    expect(table.hand('1', 'agency')).toEqual(['AG06']);
    expect(JSON.stringify(table.facts.slice(facts))).not.toContain('AG06');
    expect(table.G.turn?.seat).toBe('0');
  });

  test('a used “First” card can be taken with “Espionage”', () => {
    const table = beforeResolve(
      { tokens: ['espionage'] },
      { agency: ['AG06'], dice: DICE },
      { dice: [[3, 'movement']] },
    );
    table.do('1', 'first', 'AG06', now(table));
    expect(table.G.window?.kind).toBe('espionage');
    table.do('0', 'espionage', table.token('0', 'espionage'), ['AG06'], now(table));
    expect(table.hand('0', 'agency')).toEqual(['AG06']);
    expect(table.G.turn).toMatchObject({ seat: '1', isFirst: true });
  });
});

describe('order tokens decide the order of play', () => {
  test('[CV-70] the holder of the last order token starts the next round', () => {
    const table = aMatch({ turn: '1', order: ['2', '0', '1'], players: [{}, { dice: DICE }, {}] });
    table.do('1', 'forfeitDie', 'movement').do('1', 'endTurn');
    expect(table.G).toMatchObject({ phase: 'place', round: 2, starter: '1', turn: { seat: '1' }, order: [] });
    table.do('1', 'takeOrder');
    expect(table.G.turn?.seat).toBe('2');
    table.do('2', 'takeOrder');
    expect(table.G.turn?.seat).toBe('0');
  });

  test('in `resolve`, players act in the order of the order tokens', () => {
    const dice: [number, 'movement'][] = [
      [1, 'movement'],
      [2, 'movement'],
    ];
    const table = aMatch({ turn: '2', order: ['2', '1', '0'], players: [{ dice }, { dice }, { dice: dice.slice(1) }] });
    const turns: (Seat | undefined)[] = [];
    while (table.G.phase === 'resolve') {
      const seat = table.G.turn?.seat ?? '';
      turns.push(seat);
      table.do(seat, 'forfeitDie', 'movement').do(seat, 'endTurn');
    }
    expect(turns).toEqual(['2', '1', '0', '1', '0']);
  });

  test('players without dice on Actions are skipped', () => {
    const table = aMatch({
      turn: '0',
      players: [
        {
          dice: [
            [1, 'movement'],
            [2, 'movement'],
          ],
        },
        {},
        { dice: [[3, 'movement']] },
      ],
    });
    table.do('0', 'forfeitDie', 'movement').do('0', 'endTurn');
    expect(table.G.turn?.seat).toBe('2');
    table.do('2', 'forfeitDie', 'movement').do('2', 'endTurn');
    expect(table.G.turn?.seat).toBe('0');
  });

  test('[CV-73] a swap during another player’s step is refused', () => {
    const table = aMatch({ phase: 'breakCodes', players: CODES.map((codes) => ({ codes })) });
    const before: State = structuredClone(table.G);
    expect(table.play('1', 'swap', 0, 1, 'free')).toBe('not-your-turn');
    expect(table.G).toEqual(before);
  });
});
