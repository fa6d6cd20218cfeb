import { honoursOf, must, readBy, tell } from 'hush/game';
import { expect, test } from 'vitest';
import { lying, story } from './story';
import { aMatch, type Match } from './testing';
import { reveal } from './view';

// Seat 0 is the Hacker, seat 1 is the Admin, and the other seats are users.

const names = (seat: string) => ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'][Number(seat)] ?? seat;
const honours = (match: Match) => honoursOf(lying, reveal(match.G));

test('only an insider’s claim to be loyal counts as a lie', () => {
  const match = aMatch().to('discuss');
  for (const seat of ['0', '0', '2']) match.later(1).play(seat, 'claim', 'loyal', null);
  match.voteAll('2 3 3 4 1');
  const counted = honours(match);
  expect(['0', '1', '2'].map((seat) => counted[seat]?.deceptions)).toEqual([1, 0, 0]);
});

test('a retracted claim does not count as a lie', () => {
  const match = aMatch().to('discuss');
  match.play('1', 'claim', 'loyal', null);
  match.play('1', 'retract', must(match.G.claims[0]).n);
  expect(honours(match)['1']?.deceptions).toBe(0);
});

test('only the votes of users are scored', () => {
  const voted = honours(aMatch().voteAll('2 3 3 4 1'));
  expect(['0', '2', '3', '4'].map((seat) => voted[seat]?.suspicions)).toEqual([
    { right: 0, of: 0 },
    { right: 0, of: 1 },
    { right: 0, of: 1 },
    { right: 1, of: 1 },
  ]);
  const match = aMatch().voteAll('- - - - -').to('discovery');
  match.play('0', 'reveal', '1');
  expect(honours(match)['0']?.suspicions).toEqual({ right: 1, of: 1 });
  expect(honours(match)['2']?.suspicions).toEqual({ right: 0, of: 0 });
});

test('the headline is about the guess that ended the match', () => {
  const match = aMatch().to('discuss');
  match.play('2', 'suspect', '0');
  match.later(1).play('0', 'claim', 'loyal', null);
  match.voteAll('3 - 3 0 2');
  match.to('discovery');
  match.later(1).play('0', 'reveal', '1');
  const { headline, slip, points, awards } = must(tell(story, match.view(null), match.log, names));
  expect(headline).toEqual(['Ana named Ben.', 'Ben was the Admin.']);
  expect(slip).toMatchObject({ by: '0', believed: ['2'], doubted: ['3'] });
  expect(points.at(-1)).toMatchObject({
    mark: 'end',
    lead: 'Ana named Ben.',
    rest: 'Ben was the Admin.',
  });
  expect(awards.map(({ kind, by }) => [kind, by])).toEqual([
    ['lie', '0'],
    ['deduction', '0'],
  ]);
});

/** Plays a match in which the Hacker claims to be loyal, is believed, and then guesses this seat. */
function named(guess: string): Match {
  const match = aMatch().to('discuss');
  match.play('2', 'suspect', '0');
  match.later(1).play('0', 'claim', 'loyal', null);
  match.voteAll('3 - 3 2 2');
  match.to('discovery');
  match.later(1).play('0', 'reveal', guess);
  return match;
}

test('in the headline, a wrong guess takes precedence over a believed lie', () => {
  const match = named('3');
  const { headline, awards } = must(tell(story, match.view(null), match.log, names));
  expect(headline).toEqual(['Ana named Dora.', 'Dora was a User.']);
  expect(awards.map(({ kind }) => kind)).toEqual(['lie', 'deduction']);
  const { headline: own } = must(tell(story, match.view(null), match.log, readBy(names, '3')));
  expect(own).toEqual(['Ana named you.', 'You were a User.']);
});

/** Returns who believed and who doubted the Hacker's claim to be loyal. */
function heard(before: (match: Match) => void, votes: string, after: (match: Match) => void = () => undefined) {
  const match = aMatch().to('discuss');
  before(match);
  match.later(1).play('0', 'claim', 'loyal', null);
  after(match.later(1));
  match.voteAll(votes).to('discovery');
  match.later(1).play('0', 'reveal', '1');
  const { slip } = must(tell(story, match.view(null), match.log, names));
  return [slip.by, slip.believed, slip.doubted];
}

test('a player believes the lie only if they accuse the liar, then vote for someone else', () => {
  const accuse = (match: Match) => match.play('4', 'suspect', '0');
  const none = () => undefined;
  expect(heard(accuse, '3 - 3 2 2')).toEqual(['0', ['4'], []]);
  expect(heard(none, '3 - 3 2 2')).toEqual(['0', [], []]);
  expect(heard(accuse, '3 - 3 2 -')).toEqual(['0', [], []]);
  expect(heard(accuse, '3 - 3 2 0')).toEqual(['0', [], ['4']]);
  expect(heard(none, '3 - 3 2 2', accuse)).toEqual(['0', [], ['4']]);
});

test('a player who retracts a suspicion only after the lie counts as believing the lie', () => {
  const accuse = (match: Match) => match.play('4', 'suspect', '0');
  const retract = (match: Match) => match.play('4', 'retract', must(match.G.claims.find(({ by }) => by === '4')).n);
  expect(heard(accuse, '3 - 3 2 -', retract)).toEqual(['0', ['4'], []]);
  const both = (match: Match) => {
    accuse(match);
    retract(match);
  };
  expect(heard(both, '3 - 3 2 2')).toEqual(['0', [], []]);
});

test('the headline names the insider who was voted out', () => {
  const match = aMatch().voteAll('2 0 0 0 -');
  const { headline } = must(tell(story, match.view(null), match.log, names));
  expect(headline).toEqual(['Ana was voted out.', 'Ana was the Hacker.']);
});

test('the story does not judge claims about hints', () => {
  const match = aMatch().to('discuss');
  match.play('0', 'claim', 'meant', must(match.view(null).publicWord));
  match.voteAll('2 0 0 0 -');
  const { slip } = must(tell(story, match.view(null), match.log, names));
  expect(slip).toMatchObject({ words: 'No lie came to light.', note: 'Only the player knows what a hint was about.' });
});
