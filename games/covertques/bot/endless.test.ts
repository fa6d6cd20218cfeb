import { chance, must } from 'hush/game';
import { type AnyBot, asking, randomBot } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covertques } from '..';
import type { Role } from '../state';
import { aMatch, type Match } from '../testing';
import { bots } from '.';
import { associationsIn } from './language';

const ROUNDS = 24;
const NO_LIMIT = { hintSeconds: 0, discussSeconds: 0, voteSeconds: 0 };
const TWELVE: Role[] = ['hacker', 'admin', ...Array<Role>(10).fill('user')];
const levels: [string, AnyBot][] = [
  ['analyst', must(bots.analyst)],
  ['intern', must(bots.intern)],
  ['random', randomBot(covertques)],
];

describe.each(levels)('the bot %s always finds a hint', { tags: ['long'] }, (_, bot) => {
  test('the bot finds hints for 24 rounds of twelve players', () => {
    const match = aMatch({ roles: TWELVE, options: NO_LIMIT });
    for (let round = 1; round <= ROUNDS; round++) {
      hintRound(match, bot, round);
      for (const seat of match.G.seats) match.play(seat, 'readyToVote');
      for (const seat of match.G.seats) match.play(seat, 'skip');
      match.toRound(round + 1);
    }
    expect(match.G.hints).toHaveLength(12 * ROUNDS);
    expect(match.G.hints.every(({ kind }) => kind === 'typed')).toBe(true);
  });

  test('the bot finds a hint when its list is used up', () => {
    const match = aMatch({ options: NO_LIMIT });
    const known = associationsIn('en');
    match.change((G) => {
      const { vocabulary } = known;
      G.hints = [...new Set(vocabulary.flatMap((word) => known.hintsFor(word)))].map((text) => ({
        round: 0,
        by: '0',
        kind: 'typed' as const,
        text,
        at: 0,
      }));
    });
    hintRound(match, bot, 1);
    expect(match.G.phase).toBe('discuss');
  });
});

/** Makes all seats give a hint. If a bot finds no hint, the match cannot continue. */
function hintRound(match: Match, bot: AnyBot, round: number): void {
  for (let hints = 0; hints < match.G.seats.length; hints++) {
    const seat = must(match.view(null).waitingFor[0]);
    const choice = must(
      bot.choose(
        asking({ view: match.view(seat), seat, random: chance(`${round} ${seat}`), budget: 1, now: match.now }),
      ),
      'a hint',
    );
    expect(match.send(seat, choice.move, choice.args)).toBe('ok');
  }
}
