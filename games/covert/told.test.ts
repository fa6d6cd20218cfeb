import { type Json, plainText, readBy } from 'hush/game';
import { expect, test } from 'vitest';
import { log } from './board/log';
import { text } from './text';

const names = (seat: string) => ['Greta', 'Otis', 'Wren', 'Mara'][Number(seat)] ?? '?';

/** Every kind of log entry: its code, its facts, and the sentences that seats 0 and 1 read. */
const LINES: [code: string, facts: Json, own: string, other: string][] = [
  ['chose-character', { by: '0', character: 'fixer' }, 'You choose the Fixer.', 'Greta chooses the Fixer.'],
  ['kept-missions', { by: '0' }, 'You have chosen two missions.', 'Greta has chosen two missions.'],
  [
    'round-began',
    { round: 2, starter: '0' },
    'Round 2. You had the last order token and place first.',
    'Round 2. Greta had the last order token and places first.',
  ],
  [
    'rerolled',
    {
      by: '0',
      faces: [
        [1, 5],
        [2, 2],
      ],
    },
    'You reroll: 1 becomes 5, 2 becomes 2.',
    'Greta rerolls: 1 becomes 5, 2 becomes 2.',
  ],
  [
    'placed',
    { by: '0', at: 'decoder', rolled: 3, face: 3 },
    'You place a 3 on the Decoder.',
    'Greta places a 3 on the Decoder.',
  ],
  [
    'placed',
    { by: '0', at: 'movement', rolled: 3, face: 4 },
    'You turn a 3 into a 4 and place it on Movement.',
    'Greta turns a 3 into a 4 and places it on Movement.',
  ],
  [
    'special-ops',
    { by: '0', drawn: 0 },
    'The bag is empty. You draw nothing.',
    'The bag is empty. Greta draws nothing.',
  ],
  ['special-ops', { by: '0', drawn: 1 }, 'You draw a special ops token.', 'Greta draws a special ops token.'],
  [
    'special-ops',
    { by: '0', drawn: 2 },
    'You draw two special ops tokens and keep one.',
    'Greta draws two special ops tokens and keeps one.',
  ],
  ['took-order', { by: '0', token: 2 }, 'You take order token 2.', 'Greta takes order token 2.'],
  [
    'codes-began',
    { order: ['1', '0'] },
    'Breaking codes, in this order: Otis, you.',
    'Breaking codes, in this order: you, Greta.',
  ],
  ['resolve-began', null, 'Time for Actions: one each, in turn order.', 'Time for Actions: one each, in turn order.'],
  [
    'used',
    { by: '0', ability: 'search', cards: [] },
    'You use a special ops token: Search.',
    'Greta uses a special ops token: Search.',
  ],
  [
    'used',
    { by: '0', ability: 'first', cards: ['AG01'] },
    'You use an Agency card: First.',
    'Greta uses an Agency card: First.',
  ],
  [
    'flew',
    { by: '0', to: 'madrid', found: ['1', null] },
    'You fly to Madrid and pick up one of Otis’s cubes and a neutral cube.',
    'Greta flies to Madrid and picks up one of your cubes and a neutral cube.',
  ],
  [
    'moved',
    { by: '0', path: ['minsk', 'kiev'], found: ['0'] },
    'You go from Minsk to Kiev and pick up one of your cubes.',
    'Greta goes from Minsk to Kiev and picks up one of Greta’s cubes.',
  ],
  [
    'moved',
    { by: '0', path: ['minsk', 'kiev', 'moscow'], found: [] },
    'You go from Minsk via Kiev to Moscow.',
    'Greta goes from Minsk via Kiev to Moscow.',
  ],
  [
    'took-intel',
    { by: '0', city: 'kiev', card: null },
    'A pair of cubes in Kiev: you draw a card.',
    'A pair of cubes in Kiev: Greta draws a card.',
  ],
  [
    'took-intel',
    { by: '0', city: 'kiev', card: 'AG01' },
    'A pair of cubes in Kiev: you take the Recording Device (flight to London).',
    'A pair of cubes in Kiev: Greta takes the Recording Device (flight to London).',
  ],
  [
    'swapped',
    { by: '0', tiles: [8, 9] },
    'You swap tiles 3 and 4 in the bottom row.',
    'Greta swaps tiles 3 and 4 in the bottom row.',
  ],
  [
    'swapped',
    { by: '0', tiles: [4, 10] },
    'You swap the two tiles in column 5.',
    'Greta swaps the two tiles in column 5.',
  ],
  [
    'covered',
    { by: '0', position: 2, face: 4 },
    'You cover tile 3 in the top row with a 4.',
    'Greta covers tile 3 in the top row with a 4.',
  ],
  [
    'broke-code',
    { by: '0', code: 'CO01' },
    'You break the code 1 2 4. On the back of the card: Recording Device.',
    'Greta breaks the code 1 2 4. On the back of the card: Recording Device.',
  ],
  [
    'drew-code',
    { by: '0', equipment: 'radio' },
    'You draw a code with Field Radio on its back.',
    'Greta draws a code with Field Radio on its back.',
  ],
  [
    'completed',
    { by: '0', mission: 'MI41', points: 8 },
    'You complete Chess Problem for 8 points.',
    'Greta completes Chess Problem for 8 points.',
  ],
  ['took-mission', { by: '0', card: null }, 'You draw a mission.', 'Greta draws a mission.'],
  [
    'took-mission',
    { by: '0', card: 'MI41' },
    'You take the mission Chess Problem.',
    'Greta takes the mission Chess Problem.',
  ],
  ['took-agency', { by: '0', region: null, card: null }, 'You draw an Agency card.', 'Greta draws an Agency card.'],
  [
    'took-agency',
    { by: '0', region: 'red', card: 'AG01' },
    'You take the Recording Device (flight to London) from Eastern Bloc.',
    'Greta takes the Recording Device (flight to London) from Eastern Bloc.',
  ],
  [
    'forfeited',
    { by: '0', circle: 'movement' },
    'You take a die back from Movement, unused.',
    'Greta takes a die back from Movement, unused.',
  ],
  [
    'searched',
    { by: '0', deck: 'agency', count: 3 },
    'You look at 3 Agency cards and keep one.',
    'Greta looks at 3 Agency cards and keeps one.',
  ],
  [
    'espionage',
    { by: '0', from: '1', cards: [], taken: 'AG01' },
    'Espionage: you take the Recording Device (flight to London).',
    'Espionage: Greta takes the Recording Device (flight to London).',
  ],
  [
    'discarded',
    { by: '0', card: 'AG01' },
    'You give up the Recording Device (flight to London).',
    'Greta gives up the Recording Device (flight to London).',
  ],
  ['gave-up-mission', { by: '0' }, 'You give up a mission.', 'Greta gives up a mission.'],
  [
    'last-round',
    { by: '0' },
    'You have six missions. This is the last round.',
    'Greta has six missions. This is the last round.',
  ],
  ['final-began', null, 'Last missions: one each.', 'Last missions: one each.'],
  ['took-back', { by: '0' }, 'You take back the last step.', 'Greta takes back the last step.'],
  ['silent', { by: '0' }, 'You run out of time.', 'Greta runs out of time.'],
  [
    'silent',
    { by: '0', unplaced: 3 },
    'You run out of time. 3 dice stay unplaced this round.',
    'Greta runs out of time. 3 dice stay unplaced this round.',
  ],
  [
    'silent',
    { by: '0', unplaced: 1 },
    'You run out of time. One die stays unplaced this round.',
    'Greta runs out of time. One die stays unplaced this round.',
  ],
  ['over', { winners: ['0'], points: { '0': 51 } }, 'You win with 51 points.', 'Greta wins with 51 points.'],
  [
    'over',
    { winners: ['1', '0'], points: { '0': 51, '1': 51 } },
    'Otis and you share the win with 51 points.',
    'You and Greta share the win with 51 points.',
  ],
  [
    'cancelled',
    null,
    'Three rounds without a move. The match is cancelled.',
    'Three rounds without a move. The match is cancelled.',
  ],
];

test.each(LINES)('the log entry `%s` %j reads correctly for all players', (code, facts, own, other) => {
  const read = (you: string | null) => plainText(text.logEntry({ n: 1, at: 0, code, facts }, readBy(names, you)));
  expect([read('0'), read('1')]).toEqual([own, other]);
});

test('the table in this file covers every code in the log', () => {
  expect(Object.keys(log.kinds).filter((code) => !LINES.some(([one]) => one === code))).toEqual([]);
});
