import { expect, test } from 'vitest';
import type { Json } from '#shared/json.ts';
import { plainText, readBy } from '#shared/text.ts';
import { log } from './board/log';
import { text } from './text';

const names = (seat: string) => ['Greta', 'Otis', 'Wren', 'Mara'][Number(seat)] ?? '?';

/** Every line of the log: its facts, how seat 0 reads it and how seat 1 does. */
const LINES: [code: string, facts: Json, own: string, other: string][] = [
  [
    'round-began',
    { round: 2, die: 4, word: 'Tailor' },
    'Round 2. The die shows 4: Tailor.',
    'Round 2. The die shows 4: Tailor.',
  ],
  ['picked', { seat: '0' }, 'Nobody began. You do.', 'Nobody began. Greta does.'],
  ['hinted', { by: '0', kind: 'typed', text: 'a needle' }, 'You: “a needle”', 'Greta: “a needle”'],
  ['hinted', { by: '0', kind: 'said', text: null }, 'You: said aloud.', 'Greta: said aloud.'],
  ['hinted', { by: '0', kind: 'none', text: null }, 'You: no hint.', 'Greta: no hint.'],
  ['suspected', { by: '0', player: '1' }, 'You suspect Otis.', 'Greta suspects you.'],
  [
    'claimed',
    { by: '0', kind: 'meant', subject: 'Beach' },
    'You: “My hint meant Beach.”',
    'Greta: “My hint meant Beach.”',
  ],
  ['claimed', { by: '0', kind: 'loyal', subject: null }, 'You: “I am loyal.”', 'Greta: “I am loyal.”'],
  [
    'retracted',
    { by: '0', kind: 'suspicion', subject: '1' },
    'You take back: “I suspect Otis.”',
    'Greta takes back: “I suspect you.”',
  ],
  [
    'counted',
    { votes: { '0': '1', '1': '0', '2': '0', '3': null }, nobody: null },
    'Votes: you 2, Otis 1, 1 skipped.',
    'Votes: Greta 2, you 1, 1 skipped.',
  ],
  [
    'counted',
    { votes: { '0': '1', '1': '0' }, nobody: 'tied' },
    'Votes: Otis 1, you 1. A tie. Nobody is out.',
    'Votes: you 1, Greta 1. A tie. Nobody is out.',
  ],
  [
    'shown',
    { seat: '0', role: 'hacker' },
    'You are voted out and were the Hacker.',
    'Greta is voted out and was the Hacker.',
  ],
  [
    'revealed',
    { by: '0', role: 'hacker', guess: '1', isRight: true },
    'You are the Hacker and name Otis. Right.',
    'Greta is the Hacker and names you. Right.',
  ],
  [
    'revealed',
    { by: '0', role: 'admin', guess: 'alone', isRight: false },
    'You are the Admin and say: alone. Wrong.',
    'Greta is the Admin and says: alone. Wrong.',
  ],
  ['over', { side: 'users' }, 'The users win.', 'The users win.'],
  [
    'cancelled',
    null,
    'Three rounds without a move. The match is cancelled.',
    'Three rounds without a move. The match is cancelled.',
  ],
];

test.each(LINES)('%s %j reads right to whoever is meant', (code, facts, own, other) => {
  const read = (you: string | null) => plainText(text.logEntry({ n: 1, at: 0, code, facts }, readBy(names, you)));
  expect([read('0'), read('1')]).toEqual([own, other]);
});

test('every line of the log stands in this table', () => {
  expect(Object.keys(log.kinds).filter((code) => !LINES.some(([one]) => one === code))).toEqual([]);
});
