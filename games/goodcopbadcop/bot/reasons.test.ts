import { chance, must } from 'hush/game';
import { asking } from 'hush/testing';
import { expect, test } from 'vitest';
import { aMatch, type Match, type Opening } from '../testing';
import { bots } from '.';
import { reasonAgainst } from './reasons';
import { faceSaid } from './words';

const CARDS = { 0: 'HHC', 1: 'KHC', 2: 'ACC', 3: 'HHC' };
const four = (opening: Opening = {}) => aMatch({ players: 4, cards: CARDS, ...opening });
/** Returns the reason that seat 0 says for aiming at seat 1. */
const why = (match: Match) => {
  const { about, facts = {} } = reasonAgainst(match.view(null), '0', '1');
  return [about, facts];
};
const who = { seat: '1' };

/** Returns a match in which these seats have looked at a card of seat 1. */
const seenBy = (...seats: string[]) =>
  four().change((G) => {
    must(G.cards['1.1']).knownBy.push(...seats);
  });

test('a bot gives its own claim as its reason', () => {
  const match = seenBy('0');
  match.expect(match.play('0', 'claim', 'crooked', '1:1'));
  expect(why(match)).toEqual(['whySaw', { who, by: { seat: '0' }, n: '2', what: faceSaid('crooked') }]);
  match.expect(match.play('0', 'retract', 1));
  expect(why(match)).toEqual(['whyHunch', { who }]);
});

test('a bot gives another player’s claim as its reason', () => {
  const match = seenBy('3');
  match.expect(match.play('1', 'claim', 'kingpin', '1:0'));
  expect(why(match)).toEqual(['whyHunch', { who }]);
  match.expect(match.play('3', 'claim', 'kingpin', '1:1'));
  expect(why(match)).toEqual(['whyWord', { who, by: { seat: '3' }, n: '2', what: faceSaid('kingpin') }]);
});

test('a bot’s reason can be a gun that is aimed at it', () => {
  expect(why(four({ guns: { 1: '0' } }))).toEqual(['whyGunOnMe', { who }]);
  expect(why(four({ guns: { 1: '2' } }))).toEqual(['whyGun', { who, at: { seat: '2' } }]);
  expect(why(four({ cards: { ...CARDS, 1: 'KHC^' } }))).toEqual(['whyCard', { who, n: '3' }]);
  expect(why(four({ cards: { ...CARDS, 1: 'K^HC' } }))).toEqual(['whyLeader', { who, what: faceSaid('kingpin') }]);
  const late = four().change((G) => {
    G.turn = 5;
  });
  expect(why(late)).toEqual(['whySilent', { who }]);
  const doubtful = four({ cards: { ...CARDS, 1: 'KH^C' } });
  doubtful.change((G) => {
    G.claims = [claimOf('crooked', '1:1')];
  });
  expect(why(doubtful)).toEqual(['whyDoubt', { who }]);
});

const claimOf = (kind: 'crooked', subject: '1:1') =>
  ({ n: 1, by: '1', at: 0, round: 1, kind, subject, retracted: false }) as const;

test('a bot’s reason can be a look without a claim', () => {
  const match = four({ active: '1' }).look('0', 2);
  expect(why(match)).toEqual(['whyLooked', { who, n: '3' }]);
  match.expect(match.play('1', 'claim', 'honest', '0:2'));
  expect(why(match)).toEqual(['whyHunch', { who }]);
});

test('a bot that shoots always gives a reason', () => {
  const shooter = (own: string) => {
    const match = four({ cards: { ...CARDS, 0: own, 1: 'K*H^C^' }, guns: { 0: '1' } });
    return must(
      must(bots.inspector).choose(
        asking({ view: match.view('0'), seat: '0', random: chance('a shot'), budget: 1, now: 0 }),
      ),
    );
  };
  expect(shooter('HHC')).toMatchObject({ move: 'shoot', say: { about: 'whyLeader' } });
  for (const seed of Array.from({ length: 12 }, (_, n) => n)) {
    const seen = four({ cards: { ...CARDS, 1: 'K*H^C^' }, guns: { 0: '1' } }).view('0');
    expect(
      must(bots.inspector).choose(asking({ view: seen, seat: '0', random: chance(seed), budget: 1, now: 0 }))?.say,
    ).toMatchObject({ about: 'whyLeader' });
  }
});
