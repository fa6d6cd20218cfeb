import { type Json, plainText, readBy } from 'hush/game';
import { expect, test } from 'vitest';
import { log } from './board/log';
import { text } from './text';

const names = (seat: string) => ['Greta', 'Otis', 'Wren', 'Mara'][Number(seat)] ?? '?';

/** One example of each kind of log entry: its facts, and the sentences that seats 0 and 1 read. */
const LINES: [code: string, facts: Json, own: string, other: string][] = [
  ['round-began', { day: 'tuesday' }, 'Tuesday', 'Tuesday'],
  [
    'lapsed',
    { day: 'monday', by: null },
    'Monday is over, and nobody examined a pair.',
    'Monday is over, and nobody examined a pair.',
  ],
  [
    'lapsed',
    { day: 'monday', by: '0' },
    'Monday is over, and nobody examined the pair that you proposed.',
    'Monday is over, and nobody examined the pair that Greta proposed.',
  ],
  ['called', { by: '0' }, 'You made a call.', 'Greta made a call.'],
  [
    'examined',
    { day: 'monday', by: '0', suspect: 'stokes', weapon: 'bat', verdict: 'fishy' },
    'You examined Harlan Stokes and the Baseball Bat: fishy.',
    'Greta examined Harlan Stokes and the Baseball Bat: fishy.',
  ],
  [
    'announced',
    { by: '0', suspect: 'stokes', weapon: 'bat' },
    'You propose to examine Harlan Stokes and the Baseball Bat.',
    'Greta proposes to examine Harlan Stokes and the Baseball Bat.',
  ],
  ['agreed', { by: '0', to: '1' }, 'You tell Otis to go ahead.', 'Greta tells you to go ahead.'],
  ['objected', { by: '0', to: '1' }, 'You ask Otis to wait.', 'Greta asks you to wait.'],
  ['rested', { by: '0' }, 'You are done for today.', 'Greta is done for today.'],
  ['shot', { by: '0', target: '1', livesLeft: 1 }, 'You shot Otis. One life left.', 'Greta shot you. One life left.'],
  [
    'shot',
    { by: '0', target: '1', livesLeft: 1, why: { kind: 'silent', token: null } },
    'You shot Otis. One life left. “You’ve claimed nothing all week.”',
    'Greta shot you. One life left. “You’ve claimed nothing all week.”',
  ],
  ['died', { seat: '0' }, 'You are dead.', 'Greta is dead.'],
  ['claimed', { by: '0', kind: 'suspicion', subject: '1' }, 'You: “I suspect Otis.”', 'Greta: “I suspect you.”'],
  [
    'claimed',
    { by: '0', kind: 'clean', subject: 'gloves' },
    'You: “The Driver’s Gloves are clean.”',
    'Greta: “The Driver’s Gloves are clean.”',
  ],
  [
    'claimed',
    { by: '0', kind: 'blown', subject: null },
    'You: “My cover is blown: my contact was examined.”',
    'Greta: “My cover is blown: my contact was examined.”',
  ],
  [
    'retracted',
    { by: '0', kind: 'contact', subject: 'frost' },
    'You take back: “My contact is Imogen Frost.”',
    'Greta takes back: “My contact is Imogen Frost.”',
  ],
  ['over', { side: 'honest', winners: ['0', '1'] }, 'The honest cops win.', 'The honest cops win.'],
];

test.each(LINES)('the log entry `%s` %j addresses its own player as “you”', (code, facts, own, other) => {
  const read = (you: string | null) => plainText(text.logEntry({ n: 1, at: 0, code, facts }, readBy(names, you)));
  expect([read('0'), read('1')]).toEqual([own, other]);
});

test('the table in this file covers every kind of log entry', () => {
  expect(Object.keys(log.kinds).filter((code) => !LINES.some(([one]) => one === code))).toEqual([]);
});
