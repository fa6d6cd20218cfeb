import { type Json, plainText, readBy } from 'hush/game';
import { expect, test } from 'vitest';
import { log } from './board/log';
import { text } from './text';

const names = (seat: string) => ['Greta', 'Otis', 'Wren', 'Mara'][Number(seat)] ?? '?';

/** Every kind of log entry: its facts, and the sentences that seats 0 and 1 read. */
const LINES: [code: string, facts: Json, own: string, other: string][] = [
  [
    'round-began',
    { round: 2, die: 4, word: 'Tailor' },
    'Round 2. The die shows 4: Tailor.',
    'Round 2. The die shows 4: Tailor.',
  ],
  ['picked', { seat: '0' }, 'Nobody began in time, so you go first.', 'Nobody began in time, so Greta goes first.'],
  ['hinted', { by: '0', kind: 'typed', text: 'a needle' }, 'You: “a needle”', 'Greta: “a needle”'],
  ['hinted', { by: '0', kind: 'said', text: null }, 'You said a hint aloud.', 'Greta said a hint aloud.'],
  ['hinted', { by: '0', kind: 'none', text: null }, 'You gave no hint.', 'Greta gave no hint.'],
  ['suspected', { by: '0', player: '1' }, 'You suspect Otis.', 'Greta suspects you.'],
  [
    'claimed',
    { by: '0', kind: 'meant', subject: 'Beach' },
    'You: “My hint was only about Beach.”',
    'Greta: “My hint was only about Beach.”',
  ],
  ['claimed', { by: '0', kind: 'loyal', subject: null }, 'You: “I’m with the users.”', 'Greta: “I’m with the users.”'],
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
    { votes: { '0': '1', '1': null, '2': null }, late: ['2'], nobody: 'skipped' },
    'Votes: Otis 1, 1 skipped, 1 too late. More than half skipped. Nobody was voted out.',
    'Votes: you 1, 1 skipped, 1 too late. More than half skipped. Nobody was voted out.',
  ],
  [
    'counted',
    { votes: { '0': '1', '1': '0' }, nobody: 'tied' },
    'Votes: Otis 1, you 1. It’s a tie between players. Nobody was voted out.',
    'Votes: you 1, Greta 1. It’s a tie between players. Nobody was voted out.',
  ],
  ['shown', { seat: '0', role: 'hacker' }, 'You, the Hacker, were voted out.', 'Greta, the Hacker, was voted out.'],
  [
    'revealed',
    { by: '0', role: 'hacker', guess: '1', isRight: true },
    'You, the Hacker, named Otis, and were right.',
    'Greta, the Hacker, named you, and was right.',
  ],
  [
    'revealed',
    { by: '0', role: 'admin', guess: 'alone', isRight: false },
    'You, the Admin, claimed to be alone, and were wrong.',
    'Greta, the Admin, claimed to be alone, and was wrong.',
  ],
  ['over', { side: 'users' }, 'The users win.', 'The users win.'],
  [
    'cancelled',
    null,
    'Three rounds without a move. The match is cancelled.',
    'Three rounds without a move. The match is cancelled.',
  ],
];

test.each(LINES)('the log entry %s %j reads correctly for both seats', (code, facts, own, other) => {
  const read = (you: string | null) => plainText(text.logEntry({ n: 1, at: 0, code, facts }, readBy(names, you)));
  expect([read('0'), read('1')]).toEqual([own, other]);
});

test('the table in this file covers every kind of log entry', () => {
  expect(Object.keys(log.kinds).filter((code) => !LINES.some(([one]) => one === code))).toEqual([]);
});
