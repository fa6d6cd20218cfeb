import { must, type Outcome, plainText } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { type Options, type Phase, ROLES, type Role } from './state';
import { aMatch, type Match } from './testing';
import { hintWords, ROLE_PHRASES, text } from './text';

const NAMES = ['Ines', 'Mara', 'Tobias', 'Oskar', 'June'];
const names = (seat: string) => NAMES[Number(seat)] ?? '?';

function log(match: Match): string[] {
  return match.facts.map((fact, n) => plainText(text.logEntry({ ...fact, n, at: 0 }, names)));
}

function ending(match: Match): string {
  return text.reason(match.outcome, names, match.view(null));
}

test('the log has a sentence for each public fact', () => {
  const match = aMatch({ options: { hintMode: 'spoken' } });
  match.facts = [];
  match.play('3', 'hint', 'wings');
  match.play('4', 'saidIt');
  match.timeOut().voteAll('4 4 3 - -').to('discovery');
  match.play('0', 'reveal', '2');
  expect(log(match)).toEqual([
    'Oskar: “wings”',
    'June said a hint aloud.',
    'Ines gave no hint.',
    'Mara: “word b”',
    'Tobias: “word c”',
    'Votes: June 2, Oskar 1, 2 skipped.',
    'June, a User, was voted out.',
    'Ines, the Hacker, named Tobias, and was wrong.',
    'The users win.',
  ]);
});

test('the log has sentences for rounds, ties, skips and timeouts', () => {
  const match = aMatch().voteAll('3 3 4 4 -');
  expect(log(match)).toContain('Votes: Oskar 2, June 2, 1 skipped. It’s a tie between players. Nobody was voted out.');
  match.toRound(2).timeOut();
  expect(must(match.G.dice[1])).not.toBe(1);
  expect(log(match).slice(-2)).toEqual([
    `Round 2. The die shows ${match.G.dice[1]}: ${match.publicWord}.`,
    'Nobody began in time, so Mara goes first.',
  ]);
});

test('[CQ-67] the log says that a word was rolled again', () => {
  const again = Array.from({ length: 40 }, (_, seed) => aMatch({ seed: `again ${seed}` }).toRound(2));
  const match = must(again.find(({ G }) => G.dice[1] === 1));
  expect(log(match).at(-1)).toBe('Round 2. The die shows 1 again: Pilot.');
  expect(text.now(match.view('0'), '0', names)).toContain('a hint for Pilot (again)');
  expect(text.now(aMatch().view('0'), '0', names)).not.toContain('again');
});

test('this game has no sentences for log entries that Hush itself adds', () => {
  expect(text.logEntry({ n: 1, at: 0, code: 'bot-sat-down', facts: null }, names)).toEqual([]);
  expect(text.logEntry({ n: 1, at: 0, code: 'toString', facts: null }, names)).toEqual([]);
});

describe('the table shows a status sentence', () => {
  const now = (match: Match, seat: string | null) => text.now(match.view(seat), seat, names);
  const steps: Phase[] = ['night', 'hint', 'discuss', 'vote', 'voteResult', 'discovery'];

  test('the status sentence says whose turn it is', () => {
    const match = aMatch();
    expect(now(match, '0')).toBe('Anyone can go first. Got a hint for Pilot?');
    match.play('0', 'hint', 'wings');
    expect(now(match, '1')).toBe('Your turn: give a hint for Pilot.');
    expect(now(match, '2')).toBe('Mara is thinking of a hint for Pilot…');
    match.to('vote').play('0', 'skip');
    expect([now(match, '0'), now(match, null)]).toEqual(['1 of 5 votes are in.', '1 of 5 votes are in.']);
    expect(now(match, '1')).toBe('Vote for one player, or skip. Votes stay sealed until the count.');
    expect(now(match.to('voteResult'), '1')).toBe('The votes are in.');
  });

  test('the status sentence is the same for every role', () => {
    const match = aMatch({ night: true });
    for (const step of steps) {
      match.to(step);
      expect(new Set(['0', '1', '2'].map((seat) => now(match, seat))).size, step).toBe(1);
    }
  });

  test('with three players, no status sentence implies that there is a partner', () => {
    const match = aMatch({ roles: ['hacker', 'admin', 'user'], night: true });
    for (const step of steps) {
      match.to(step);
      for (const seat of [null, '0', '1', '2']) expect(now(match, seat)).not.toMatch(/partner|two|each other/i);
    }
  });
});

describe('the last sentence says how a match ended', () => {
  const alone: Role[] = ['hacker', 'user', 'user'];
  const both: Partial<Options> = { debugger: true, accomplice: true };
  const guessed = (roles: Role[] | undefined, guess: string, options = {}) => {
    const match = aMatch({ ...(roles && { roles }), options }).to('discovery');
    match.play('0', 'reveal', guess);
    return ending(match);
  };

  test('the sentence names the player who decided the match', () => {
    expect(ending(aMatch().voteAll('1 - 1 1 -'))).toBe('Mara, the Admin, was voted out. The users win.');
    expect(guessed(undefined, '1')).toBe('Ines found Mara. The insiders win.');
    expect(guessed(undefined, '3')).toBe('Ines named Oskar, who was a User. The users win.');
    expect(guessed(alone, 'alone')).toBe('Ines was alone and knew it. The Hacker wins.');
    expect(guessed(['hacker', 'admin', 'user'], 'alone')).toBe('Ines claimed to be alone and wasn’t. The users win.');
    expect(guessed(['hacker', 'admin', 'debugger', 'accomplice', 'user', 'user'], '3', both)).toBe(
      'Ines named Oskar, who was the Accomplice. The users win.',
    );
  });

  test('cancelled matches and stopped matches each have a sentence', () => {
    const match = aMatch();
    while (match.G.outcome === null) match.timeOut();
    expect(ending(match)).toBe('Three rounds passed without a move. The match is cancelled and doesn’t count.');
    expect(log(match).at(-1)).toBe('Three rounds without a move. The match is cancelled.');
    const stopped: Outcome = { winners: [], reason: 'cancelled', cancelled: true };
    expect(text.reason(stopped, names, match.view(null))).toBe('It doesn’t count.');
  });
});

test('roles and hints have phrases that fit into sentences', () => {
  expect(ROLES.map((role) => ROLE_PHRASES.beside[role])).toEqual([
    'the Hacker',
    'the Admin',
    'a User',
    'the Debugger',
    'the Accomplice',
  ]);
  expect(hintWords({ kind: 'typed', text: 'sky' })).toBe('sky');
  expect(hintWords({ kind: 'none', text: null })).toBe('no hint');
});
