import { expect, test } from 'vitest';
import { aMatch, type Match } from '../../testing';
import { text } from '../../text';
import { propsOf } from '../testing';
import { actionBar } from './actionBar';
import { type Intent, NOTHING } from './intent';

/** Returns the sentence at the top of the table, the main button's label, and the reason why the button is refused. */
function shown(table: Match, intent: Partial<Intent> = {}, seat = '0') {
  const props = propsOf(table, seat);
  const { sentence, main } = actionBar(props, { ...NOTHING, ...intent }, () => undefined);
  return [sentence ?? text.now(props.view, seat, (one) => `P${one}`), main.label, main.why];
}

const CODES = {
  phase: 'breakCodes',
  tiles: [4, 5, 4, 2, 3, 1, 2, 6, 5, 1, 3, 6],
  players: [
    {
      character: 'fixer',
      codes: ['CO07', 'CO38'],
      dice: [
        [1, 'decoder'],
        [3, 'decoder'],
      ],
    },
    {},
    {},
  ],
} satisfies Parameters<typeof aMatch>[0];
const DICE = {
  players: [
    {
      agents: ['berlin', 'oslo', 'rome'],
      dice: [
        [2, 'movement'],
        [3, 'movement'],
        [4, 'agencyCards'],
      ],
    },
    {},
    {},
  ],
} satisfies Parameters<typeof aMatch>[0];
const placing = () => aMatch({ phase: 'place', players: [{ dice: [[3], [5]], tokens: ['sneak'] }, {}, {}] });
const resolving = () => aMatch(DICE);
const coding = () => aMatch(CODES);
const covered = () => coding().do('0', 'swap', 1, 7, 'free').do('0', 'coverTile', 0, 0);
const claimed = () => {
  const table = covered();
  return table.do('0', 'claim', table.view('0').me?.codes[0]?.handle ?? '', 0, 0);
};
/** Both codes match the tiles from the start. */
const matching = () => aMatch({ ...CODES, tiles: [1, 6, 4, 1, 3, 4, 2, 6, 5, 2, 3, 5] });
const MOVE = { mode: { kind: 'action', circle: 'movement' }, dice: 2 } as const;

test.each([
  ['placing', placing, {}, ['Place a die, or take an order token.', 'Place a die', 'Pick a die first']],
  [
    'a die is picked',
    placing,
    { die: 0 },
    ['Place a die, or take an order token.', 'Place the 3', 'Choose where it goes'],
  ],
  [
    'a reroll',
    placing,
    { mode: { kind: 'reroll', dice: [] } },
    ['Pick the dice to roll again.', 'Roll again', 'Pick at least one die'],
  ],
  [
    'choosing an Action',
    resolving,
    {},
    ['Take one Action where you have dice.', 'Choose an Action', 'Tap an Action where you have a die'],
  ],
  ['moving', resolving, MOVE, ['Move your Agents with two dice.', 'Move', 'Pick an Agent first']],
  [
    'moving with one die',
    resolving,
    { ...MOVE, dice: 1 },
    ['Move your Agents with one die.', 'Move', 'Pick an Agent first'],
  ],
  [
    'a way is chosen',
    resolving,
    { ...MOVE, routes: [[0, ['prague']]] },
    ['Move your Agents with two dice.', 'Move: 1 step', null],
  ],
  [
    'taking a card',
    resolving,
    { mode: { kind: 'action', circle: 'agencyCards' } },
    ['Take an Agency card.', 'Take an Agency card', 'Choose a card'],
  ],
  [
    'the Action is done',
    () => resolving().do('0', 'forfeitDie', 'agencyCards'),
    {},
    ['Your Action is done. End your turn.', 'End turn', null],
  ],
  [
    'the last missions',
    () => aMatch({ phase: 'finalMissions', players: [{ missions: ['MI01'] }, {}, {}] }),
    {},
    ['Complete one last mission, or pass.', 'Complete a mission', null],
  ],
] satisfies [string, () => Match, Partial<Intent>, (string | null)[]][])(
  'the status sentence and the main button tell the player what to do: %s',
  (_, table, intent, expected) => {
    expect(shown(table(), intent)).toEqual(expected);
  },
);

test.each([
  ['at the beginning', coding, 'Swap two tiles, cover tiles, or break a code.'],
  [
    'after a claim before the swap',
    () => matching().do('0', 'claim', 'CO07', 0, 0),
    'Code broken. Swap or cover tiles for your other code, or draw a new one.',
  ],
  [
    'after both claims before the swap',
    () => matching().do('0', 'claim', 'CO07', 0, 0).do('0', 'claim', 'CO38', 0, 1),
    'Draw a new code.',
  ],
  ['after the swap', () => coding().do('0', 'swap', 1, 7, 'free'), 'Cover tiles with dice, or break a code.'],
  ['after a cover', covered, 'Cover tiles with dice, or break a code.'],
  ['after a claim', claimed, 'Code broken. Break your other code, or draw a new one.'],
  ['when both are held again', () => claimed().do('0', 'drawCode', 0), 'Your codes are done. End your turn.'],
])('the status sentence says what to do with the codes: %s', (_, table, expected) => {
  expect(text.now(table().view('0'), '0', (one) => `P${one}`)).toBe(expected);
});

test('a waiting player reads whose turn it is, in every phase', () => {
  expect(shown(placing(), {}, '1')).toEqual(['P0 is placing a die.', 'Place a die', 'It’s P0’s turn.']);
  expect(shown(resolving(), {}, '1')[0]).toBe('P0 is choosing an Action.');
  const done = resolving().do('0', 'forfeitDie', 'agencyCards');
  expect(shown(done, {}, '1')[0]).toBe('P0’s Action is done.');
  expect(shown(coding(), {}, '1')[0]).toBe('P0 is working on the codes.');
});

test('the line above the buttons does not repeat the status sentence', () => {
  const props = propsOf(placing(), '0');
  const { sentence, left } = actionBar(props, { ...NOTHING, mode: { kind: 'reroll', dice: [] } }, () => undefined);
  expect(sentence).toBe('Pick the dice to roll again.');
  expect(left).toBe(null);
});
