import { must } from 'hush/game';
import { expect, test } from 'vitest';
import { ROLES, type Role } from '../state';
import { aDeal, aMatch, FIVE, type Match } from '../testing';
import { finale, guessed } from './finale';
import { ledger } from './ledger';
import { levelIn } from './notes';
import { ballots, chainOf, feedOf, othersOf, reasonsFor, stepTime, stillToSpeak } from './round';
import { rules, rulesFor } from './rules';
import { frameText, guessLines, headline, howLong, introText, mayName, resultLines, secretSentence } from './text';

const SIX = ['hacker', 'admin', 'debugger', 'accomplice', 'user', 'user'] as const;
const names = (seat: string) => `P${seat}`;

test('voted-out players come last in the speaking order', () => {
  const table = aMatch({ roles: FIVE }).voteAll('4 4 4 4 -').to('discovery').timeOut();
  table.play('3', 'hint', 'first');
  expect(chainOf(table.view(null)).map(({ seat, status }) => `${seat} ${status}`)).toEqual([
    '0 turn',
    '1 next',
    '2 waits',
    '3 said',
    '4 out',
  ]);
  expect(stillToSpeak(table.view(null))).toBe(3);
});

test('the speaking order marks a missed turn and a spoken hint', () => {
  const table = aMatch({ options: { hintMode: 'spoken' } });
  table.play('0', 'saidIt');
  table.timeOut();
  expect(chainOf(table.view('2')).map(({ status }) => status)).toEqual(['said', 'missed', 'turn', 'next', 'waits']);
});

test('in the discussion, the faces show who is ready to vote', () => {
  const table = aMatch().to('discuss');
  table.play('1', 'readyToVote');
  expect(chainOf(table.view(null)).map(({ status }) => status)).toEqual(['waits', 'ready', 'waits', 'waits', 'waits']);
});

test('the feed of hints keeps every round', () => {
  const table = aMatch().voteAll('4 4 4 4 -').to('discovery');
  expect(feedOf(table.view(null)).map(({ kind }) => kind)).toEqual(['round', ...Array(5).fill('hint'), 'result']);
  table.timeOut();
  expect(
    feedOf(table.view(null))
      .slice(-2)
      .map(({ kind }) => kind),
  ).toEqual(['silence', 'round']);
});

test('votes are grouped by the player they name', () => {
  const rows = ballots({ votes: { '0': null, '1': '2', '2': null, '3': '2', '4': '1' } });
  expect(rows.map(({ target, by }) => `${target}: ${by}`)).toEqual(['2: 1,3', '1: 4', 'null: 0,2']);
});

test('the reasons for a vote are its voters’ last chat lines', () => {
  const table = aMatch().voteAll('- - - - -').toRound(2);
  table.voteAll('4 4 4 0 3').to('discovery');
  const { at } = must(table.G.results.at(-1));
  const line = (time: number, name: string, text: string) => ({ at: time, name, text });
  const lines = [
    line(0, 'P0', 'P4, last round.'),
    line(at, 'P0', 'P4, “big” says nothing about Pilot.'),
    line(at, 'P1', 'I like cats.'),
    line(at, 'P3', 'Not P4!'),
    line(at + 1, 'P0', 'I knew it, P4.'),
    line(at + 1, 'P2', 'I voted for P4 because of “big”.'),
    line(at + 2, 'P2', 'Poor P4.'),
  ];
  expect(reasonsFor(table.view(null), lines, names)).toEqual([
    { by: '0', text: 'P4, “big” says nothing about Pilot.' },
    { by: '2', text: 'I voted for P4 because of “big”.' },
  ]);
});

test('the ledger lists the hints and votes of a round', () => {
  const table = aMatch();
  table.play('0', 'hint', 'wings');
  const did = () => ledger.rows(table.view(null), names).map((row) => row.did);
  expect(did()).toEqual([{ '0': '“wings”' }]);
  table.voteAll('4 4 4 - 0').to('discovery');
  expect(did()[0]).toMatchObject({ '0': '“wings”, voted for P4', '3': '“word d”, skipped' });
});

test('a player can choose among all other players', () => {
  const table = aMatch();
  expect(othersOf({ ...table.view('0'), out: ['2'] }, '0')).toEqual(['1', '3', '4', '2']);
});

test('the night’s secret sentence has one length for every role', () => {
  const table = aMatch({ roles: [...SIX], night: true, options: { debugger: true, accomplice: true } });
  const small = aMatch({ roles: ['hacker', 'admin', 'user'], night: true });
  const sentences = [table, aMatch({ night: true }), small].flatMap((match) =>
    ROLES.map((role) => secretSentence(match.view('0'), role).length),
  );
  expect(new Set(sentences)).toEqual(new Set([70]));
});

test('no sentence promises the Hacker a partner with three or four players', () => {
  const table = aMatch({ roles: ['hacker', 'user', 'user'] });
  const view = table.view('0');
  expect(secretSentence(view, 'hacker')).toContain('may have');
  // The Hacker is always in play.
  expect(secretSentence(view, 'admin')).toContain('Somebody else knows');
  expect([1, 2].map((round) => mayName({ ...view, round }))).toEqual([
    'Hacker: name an Admin, say “I’m alone”, or pass. Everyone else: pass.',
    'Admin, if there is one: name the Hacker, or pass. Everyone else: pass.',
  ]);
  expect(mayName({ ...aMatch().view('0'), round: 2 })).toContain('Admin: name the Hacker');
});

test('the sentence shown in discovery is the same for every seat', () => {
  const table = aMatch().to('discovery');
  const said = table.views().map((view) => mayName(view));
  expect(new Set(said).size).toBe(1);
});

test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('the intro is true for %i players', (players) => {
  const told = Object.values(introText)
    .map(({ text }) => text)
    .join(' ');
  const deals = Array.from({ length: 40 }, (_, seed) => aDeal(players, `deal ${seed}`).G.roles);
  const hasAlways = (role: Role) => deals.every((roles) => Object.values(roles).includes(role));
  expect(hasAlways('hacker')).toBe(true);
  // The intro names the exception that occurs only with three or four players.
  expect(told).toContain('With three or four players, the Hacker may be alone.');
  expect(hasAlways('admin')).toBe(players > 4);
  expect(`${frameText.headline} ${told}`).not.toMatch(/\b(two|both|partners|ten)\b/i);
});

test('a full bar of the clock means the whole step', () => {
  const table = aMatch({ night: true });
  for (const phase of ['night', 'hint', 'discuss', 'vote', 'voteResult', 'discovery'] as const) {
    if (phase !== 'night') table.to(phase);
    const view = table.view(null);
    expect([phase, view.endsAt]).toEqual([phase, table.now + (stepTime(view) ?? 0)]);
  }
  expect(howLong(table.view(null))).toBe('Everyone has the same ten seconds to look.');
});

test('the night of a practice match waits for the person first', () => {
  const table = aMatch({ night: true, practice: '2' });
  expect(howLong(table.view('2'))).toBe('Take your time. Everyone waits for you.');
  table.play('2', 'seen');
  expect(table.views().map(howLong)).toEqual(table.views().map(() => 'The others have ten seconds to look.'));
});

test('the board first shows the vote or guess that decided the match', () => {
  const facts = (table: Match) => table.facts.map(({ code }) => ({ code, at: table.now }));
  const caught = aMatch().voteAll('1 0 0 0 -');
  expect(finale(caught.view('0'), facts(caught))).toHaveLength(1);
  expect(headline(caught.view('0'), {})).toBe('The Hacker was caught.');
  const found = aMatch().to('discovery');
  expect(finale(found.view('0'), facts(found))).toEqual([]);
  found.play('0', 'reveal', '1');
  const view = found.view('4');
  expect(finale(view, facts(found))).toEqual([{ at: found.now }]);
  expect(guessed(view)).toEqual([
    { seat: '0', role: 'hacker' },
    { seat: '1', role: 'admin' },
  ]);
  expect(guessLines(view, names)).toEqual({
    title: 'P0 named P1.',
    line: 'P0 found P1. The insiders win.',
    code: 'The code word was Tailor.',
  });
  expect(headline(view, {})).toBe('The insiders got away.');
  const alone = aMatch({ roles: ['hacker', 'user', 'user'] }).to('discovery');
  alone.play('0', 'reveal', 'alone');
  expect(guessed(alone.view('1'))).toEqual([
    { seat: '0', role: 'hacker' },
    { seat: 'alone', role: null },
  ]);
  expect(guessLines(alone.view('1'), names).title).toBe('P0 said “I’m alone”.');
});

test('the headline of a cancelled match blames no player', () => {
  expect(headline(aMatch().view('0'), { cancelled: true })).toBe('The match was stopped.');
});

test('each vote result has a headline', () => {
  const last = (votes: string) => {
    const result = aMatch().voteAll(votes).view(null).results.at(-1);
    return result && resultLines(result, names, null).title;
  };
  expect(['4 4 4 4 -', '4 3 - - -', '4 3 4 - 3', '1 0 1 1 -'].map(last)).toEqual([
    'P4 was only a User.',
    'Nobody was voted out.',
    'Nobody was voted out.',
    'P1 was the Admin.',
  ]);
});

test('the result calls a player who was voted out “you”', () => {
  const result = must(aMatch().voteAll('4 4 4 4 -').view('4').results.at(-1));
  expect(resultLines(result, names, '4')).toEqual({
    title: 'You were only a User.',
    line: 'You give no more hints, but you still talk and vote.',
  });
});

test('a note of suspicion has one of three levels', () => {
  expect([3, 1, 9, 0, 1.5, 'x', null].map(levelIn)).toEqual([3, 1, null, null, null, null, null]);
});

test('the rules open at an existing section in every phase', () => {
  const ids = rules.map(({ id }) => id);
  const table = aMatch({ night: true });
  for (const phase of ['night', 'hint', 'discuss', 'vote', 'voteResult', 'discovery'] as const) {
    if (phase !== 'night') table.to(phase);
    const parts = table.G.seats.map((seat) => rulesFor(table.view(seat), seat));
    expect(ids).toContain(parts[0]);
    expect(new Set(parts).size).toBe(1);
    expect(ids).toContain(rulesFor(table.view(null), null));
  }
});
