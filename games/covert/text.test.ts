import { type Outcome, plainText, readBy } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { aMatch, type Match, type Seated } from './testing';
import { refusals, text } from './text';

const NAMES = ['Ines', 'Mara', 'Tobias', 'Oskar'];
const names = (seat: string) => NAMES[Number(seat)] ?? '?';

const log = (table: Match) => table.facts.map((fact, n) => plainText(text.logEntry({ ...fact, n, at: 0 }, names)));
const now = (table: Match, seat: string | null) => text.now(table.view(seat), seat, names);

test('the log names no hidden card', () => {
  const table = aMatch({
    phase: 'place',
    players: [
      { agents: ['berlin', 'oslo', 'oslo'], dice: [[2], [3], [4]], agency: ['AG41', 'AG03'] },
      { tokens: ['search'] },
      {},
    ],
    cubes: { kiev: ['1'] },
    asks: true,
  });
  table.facts = [];
  table.do('0', 'fly', 'AG41', 0).passAll();
  table.do('0', 'placeCircle', 1, 'movement', ['AG03'], 0).passAll();
  table.do('1', 'ability', table.token('1', 'search'), 'agency');
  const [keep, ...under] = table.player('1').seen.map(({ handle }) => handle);
  table
    .do('1', 'keepSearch', keep ?? '', under)
    .do('1', 'placeDecoder', 0, [])
    .do('2', 'takeOrder');
  expect(log(table)).toEqual([
    'Ines flies to Kiev and picks up one of Mara’s cubes.',
    'Ines turns a 3 into a 2 and places it on Movement.',
    'Mara uses a special ops token: Search.',
    'Mara looks at 3 Agency cards and keeps one.',
    'Mara places a 1 on the Decoder.',
    'Tobias takes order token 1.',
  ]);
});

test('the log reports moves, missions, codes and cards for cubes', () => {
  const table = aMatch({
    players: [
      {
        agents: ['minsk', 'rome', 'oslo'],
        agency: ['AG07', 'AG02'],
        missions: ['MI41'],
        held: ['2'],
        dice: [
          [1, 'completeMission'],
          [3, 'movement'],
          [5, 'missionCards'],
        ],
      },
      {},
    ],
    cubes: { kiev: ['2'], moscow: ['1'] },
  });
  table.facts = [];
  const paid = table.view('0').me?.agency.map(({ handle }) => handle) ?? [];
  table.do('0', 'complete', 'MI41', [
    ['agent', 0],
    ['agent', 1],
    ['card', paid[0] ?? ''],
    ['card', paid[1] ?? ''],
  ]);
  table
    .do('0', 'endTurn')
    .do('0', 'move', 1, [[0, ['kiev']]], null)
    .do('0', 'takeIntelCard', 'deck')
    .do('0', 'endTurn');
  table.do('0', 'takeMission', 'deck');
  expect(log(table)).toEqual([
    'Ines completes Chess Problem for 8 points.',
    'Ines goes from Minsk to Kiev and picks up a neutral cube.',
    'A pair of cubes in Kiev: Ines draws a card.',
    'Ines draws a mission.',
  ]);
});

test('the last log line names the winner', () => {
  const ended = (...players: { finishedMissions?: string[] }[]) => {
    return log(aMatch({ phase: 'finalMissions', players }).do('0', 'pass').do('1', 'pass')).at(-1);
  };
  expect(ended({ finishedMissions: ['MI21'] }, {})).toBe('Ines wins with 7 points.');
  expect(ended({}, {})).toBe('Ines and Mara share the win with 0 points.');
});

test('[CV-38] the reason for the win addresses its reader as “you”', () => {
  const view = aMatch().view('0');
  const reason = (code: string, winners: string[], you: string | null) =>
    text.reason(
      { winners, reason: code, points: { '0': 51, '1': 51 } } as Outcome,
      readBy((seat) => `P${seat}`, you),
      view,
    );
  expect(reason('most-points', ['0'], '0')).toBe('You win with 51 points.');
  expect(reason('most-points', ['0'], '1')).toBe('P0 wins with 51 points.');
  expect(reason('more-missions', ['0'], '0')).toBe('You win: 51 points, and the most missions.');
  expect(reason('shared', ['0', '1'], '0')).toBe('You and P1 share the win with 51 points.');
  expect(reason('shared', ['0', '1'], null)).toBe('P0 and P1 share the win with 51 points.');
});

test('the game leaves log entries of Hush itself without sentences', () => {
  expect(text.logEntry({ n: 1, at: 0, code: 'bot-sat-down', facts: null }, names)).toEqual([]);
  expect(text.logEntry({ n: 1, at: 0, code: 'toString', facts: null }, names)).toEqual([]);
});

describe('the status sentence at the top says what is happening', () => {
  test('the sentence says whose turn it is and what to do', () => {
    const table = aMatch({ phase: 'place' });
    expect(now(table, '0')).toBe('Place a die, or take an order token.');
    expect([now(table, '1'), now(table, null)]).toEqual(['Ines is placing a die.', 'Ines is placing a die.']);
    expect(now(aMatch({ phase: 'breakCodes' }), '1')).toBe('Ines is working on the codes.');
    expect(now(aMatch(), '0')).toBe('Take one Action where you have dice.');
    expect(now(aMatch({ phase: 'finalMissions' }), '2')).toBe('Ines may complete one last mission.');
  });

  test('in `place` the sentence says what the player can still do', () => {
    const table = aMatch({ phase: 'place', players: [{ tokens: ['sneak'] }, {}, {}] });
    table.do('0', 'ability', table.token('0', 'sneak')).do('0', 'placeDecoder', 0, []);
    expect(now(table, '0')).toBe('Place another die, or end your turn.');
    const none = [1, 2, 3, 4, 5].map((face): [number, 'folder'] => [face, 'folder']);
    expect(now(aMatch({ phase: 'place', players: [{ dice: none }, {}, {}] }), '0')).toBe(
      'No dice left: take an order token.',
    );
  });

  test('[CV-52] only a player with a second swap is offered one', () => {
    const afterSwap = (character: 'cryptographer' | 'fixer', ...dice: [number, 'decoder'][]) =>
      aMatch({ phase: 'breakCodes', players: [{ character, codes: ['CO07', 'CO38'], dice }, {}, {}] }).do(
        '0',
        'swap',
        0,
        1,
        'free',
      );
    expect(now(afterSwap('fixer'), '0')).toBe('Break a code, or end your turn.');
    expect(now(afterSwap('cryptographer'), '0')).toBe('Swap again, break a code, or end your turn.');
    expect(now(afterSwap('cryptographer', [1, 'decoder']), '0')).toBe('Swap again, cover tiles, or break a code.');
    expect(now(afterSwap('cryptographer').do('0', 'swap', 1, 2, 'power'), '0')).toBe('Break a code, or end your turn.');
  });

  test('an answer changes the status sentence only for the player who answered', () => {
    const players = [{ agency: ['AG41', 'AG01'] }, { tokens: ['plus1' as const] }, {}];
    const table = aMatch({ players, asks: true }).do('0', 'fly', 'AG41', 0);
    const others = [now(table, '0'), now(table, '2'), now(table, null)];
    table.do('1', 'pass', table.G.windows);
    expect(now(table, '1')).toBe('You’ve answered. Others may still be deciding.');
    expect([now(table, '0'), now(table, '2'), now(table, null)]).toEqual(others);
  });

  test('all seats asked about “Espionage” read the same sentence', () => {
    const players = [{ agency: ['AG41', 'AG01'] }, { tokens: ['plus1' as const] }, { tokens: ['espionage' as const] }];
    const table = aMatch({ players, asks: true }).do('0', 'fly', 'AG41', 0);
    const asked = ['0', '1', '2'].map((seat) => now(table, seat));
    expect(new Set(asked)).toEqual(new Set(['Ines used a card. Take that card with Espionage, or pass.']));
    expect(now(table, null)).toBe('Ines used a card. Will anyone take that card with Espionage?');
    const search = aMatch({ players: [{ tokens: ['search'] }, {}, {}] });
    search.do('0', 'ability', search.token('0', 'search'), 'agency');
    expect(now(search, '0')).toBe('Keep one of the cards you found.');
    expect(now(search, '1')).toBe('Ines is searching a deck.');
  });

  test('[CV-34] the sentence says who used “First”', () => {
    const ask = (own: Seated) => {
      const table = aMatch({
        phase: 'place',
        order: ['1', '2'],
        asks: true,
        players: [own, { tokens: ['plus1'] }, {}],
      });
      return table.do('0', 'takeOrder');
    };
    const token = ask({ tokens: ['first'] });
    token.do('0', 'first', token.token('0', 'first'), token.G.windows).passAll();
    expect(now(token, '1')).toBe('Ines used First and is working on the codes.');
    const card = ask({ agency: ['AG06'] });
    card.do('0', 'first', 'AG06', card.G.windows).passAll();
    expect(now(card, '1')).toBe('Ines used a First card and goes next. Take that card with Espionage, or pass.');
  });

  test('the last sentence says who won and why', () => {
    const ended = (...players: { finishedMissions?: string[]; finishedCodes?: string[] }[]) =>
      now(aMatch({ phase: 'finalMissions', players }).do('0', 'pass').do('1', 'pass'), '0');
    expect(ended({ finishedMissions: ['MI21'] }, {})).toBe('Ines wins with 7 points.');
    expect(ended({}, {})).toBe('Ines and Mara share the win with 0 points.');
    const codes = { finishedCodes: ['CO01', 'CO02', 'CO03'] };
    expect(ended(codes, { finishedMissions: ['MI05'] })).toBe('Mara wins: 6 points, and the most missions.');
  });
});

test('refusals are short sentences without an exclamation mark', () => {
  for (const [code, sentence] of Object.entries(refusals)) {
    expect(sentence, code).toMatch(/^[A-Z][^!]*\.$/);
    expect(sentence.length, code).toBeLessThan(100);
  }
});
