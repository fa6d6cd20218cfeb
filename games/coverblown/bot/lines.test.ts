import { chance, type LogEntry, must, type Remark, type Said, type Seat, seatsOf } from 'hush/game';
import { faultsOfRemarks, once, saidIn } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { translate, translated } from '#shared/text/texts.ts';
import { coverblown } from '..';
import { isSuspect, TOKENS } from '../content/tokens';
import { TOKEN } from '../content/tokensText';
import type { Reason, State } from '../state';
import { aMatch } from '../testing';
import { REASON_WORDS, reasonWords, SAYINGS } from '../text';
import { view } from '../view';
import { bots } from '.';
import { lines } from './lines';
import { answer, remark } from './remarks';
import { doubter } from './testing';
import { claimSaid, reasonSaid, tokenSaid } from './words';

/**
 * Plays whole matches with a player who objects to every proposal, and asks a bot two questions after each match.
 * Returns everything that the bots said.
 */
const said = once((): Remark[] =>
  [3, 4, 5].flatMap((seats) =>
    Array.from({ length: 12 }, (_, game) => {
      const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, must(bots.rookie)]));
      const match = { module: coverblown, seats, seed: `talk ${game}`, bots: { ...usual, 0: doubter }, people: ['0'] };
      const unasked = saidIn(match);
      const { G } = must(unasked.at(-1), 'something said').position as { G: State };
      const before = view({ ...G, outcome: null }, '1');
      const asked = ['who?', 'what do you know?'].flatMap((text) => answer(before, '1', { text }, chance(game)) ?? []);
      return [...unasked.map(({ remark: each }) => each), ...asked];
    }).flat(),
  ),
);

test('every kind of remark has complete lines for every character', { tags: ['long'] }, () => {
  expect(said().length).toBeGreaterThan(300);
  expect(faultsOfRemarks(lines, said())).toEqual([]);
});

test('all kinds of remarks and replies occur, except two rare ones', {
  tags: ['long'],
}, () => {
  const rare = ['nothing', 'weekOver'];
  const heard = new Set(
    said()
      .map(({ about }) => about)
      .filter((about) => !rare.includes(about)),
  );
  expect(heard).toEqual(new Set(Object.keys(lines).filter((about) => !rare.includes(about))));
});

test('bots remark on the end only if the case was not solved', () => {
  const match = aMatch({ day: 'friday' }).timeOut();
  const over = (reason: string): LogEntry => ({
    n: 1,
    at: 0,
    code: 'over',
    facts: { side: 'dirty', winners: ['2'], reason },
  });
  expect(remark(over('week-over'), match.view(null), '1')).toEqual({ about: 'weekOver' });
  expect(remark(over('case-solved'), match.view(null), '1')).toBeNull();
});

describe('bots reply to chat messages', () => {
  const ask = (seat: Seat, text: string, match: ReturnType<typeof aMatch>) =>
    answer(match.view(seat), seat, { text }, chance(1));

  test('a bot that is asked in chat mentions only its claims', () => {
    const match = aMatch();
    match.play('1', 'investigate', 'suspects');
    expect(ask('1', 'Who is it?', match)).toEqual({ about: 'nothing' });
    match.play('1', 'claim', 'clean', 'katana');
    match.play('1', 'claim', 'suspicion', '2');
    match.play('0', 'claim', 'clean', 'bat');
    expect(ask('1', 'Who is it?', match)).toEqual({ about: 'suspects', facts: { who: { seat: '2' } } });
    expect(ask('1', 'What do you know?', match)).toEqual({
      about: 'claimed',
      facts: { what: expect.objectContaining({ detail: 'The Katana is clean.' }) },
    });
  });

  test('a reply does not depend on the bot’s role', () => {
    const match = aMatch();
    match.play('1', 'claim', 'contact', 'pike');
    for (const text of ['who?', 'what?', 'hello']) {
      const open = { ...match.view('1'), me: null };
      expect(answer(open, '1', { text }, chance(2))).toEqual(ask('1', text, match));
    }
  });

  test('a bot does not reply after the match is over', () => {
    const match = aMatch();
    match.play('0', 'examine', 'vane', 'katana');
    expect(ask('1', 'Who?', match)).toBeNull();
  });
});

test('bots do not remark on their own moves', () => {
  const match = aMatch({ players: 5 });
  const open = match.view(null);
  const facts = (code: string, facts: object): LogEntry => ({ n: 1, at: 0, code, facts: facts as never });
  expect(
    remark(facts('examined', { by: '0', suspect: 'vane', weapon: 'katana', verdict: 'correct' }), open, '1'),
  ).toBeNull();
  expect(remark(facts('shot', { by: '1', target: '2', livesLeft: 2 }), open, '1')).toBeNull();
  expect(remark(facts('claimed', { by: '0', kind: 'suspicion', subject: '2' }), open, '1')).toBeNull();
  expect(remark(facts('toString', {}), open, '1')).toBeNull();
});

test('each level has a title and a description', () => {
  for (const { title, about } of Object.values(bots)) expect([title, about].join(' ')).toMatch(/^[A-Z].+ [A-Z].+\.$/);
});

/** Returns words made from their phrases alone, in any of which English could be another language. */
function inPhrases(said: Said): string {
  translate({
    'coverblown.reasons': REASON_WORDS,
    'coverblown.sayings': SAYINGS,
  });
  return said.phrase ? must(translated('', said.phrase)) : said.detail;
}

test('all words that bots say of tokens, reasons and claims have a phrase', () => {
  for (const token of TOKENS) expect(tokenSaid(token)).toEqual({ detail: TOKEN.the[token], id: token });
  for (const kind of Object.keys(REASON_WORDS) as Reason['kind'][])
    for (const token of [null, ...TOKENS])
      expect(inPhrases(reasonSaid({ kind, token }))).toBe(reasonWords({ kind, token }));
  const claim = { n: 1, by: '0', at: 0, round: 'monday', retracted: false } as const;
  for (const subject of TOKENS) {
    const said = claimSaid({ ...claim, kind: 'clean', subject });
    expect(inPhrases(said)).toBe(said.detail);
  }
  for (const subject of TOKENS.filter(isSuspect)) {
    const said = claimSaid({ ...claim, kind: 'contact', subject });
    expect(inPhrases(said)).toBe(said.detail);
  }
  const blown = claimSaid({ ...claim, kind: 'blown', subject: null });
  expect(inPhrases(blown)).toBe(blown.detail);
});
