import { chance, must, seatsOf } from 'hush/game';
import { asking, faultsOfRemarks, once, saidIn } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covertques } from '..';
import { codeWord } from '../rules/topic';
import type { State } from '../state';
import { aMatch, type Match } from '../testing';
import { view } from '../view';
import { contains } from '../words';
import { bots } from '.';
import { lines } from './lines';
import { whySuspect, whyVoted } from './point';
import { answer, remark } from './remarks';

/** Plays whole matches and returns all remarks of the bots, each with the state at that moment. */
const said = once(() =>
  [3, 5, 8].flatMap((seats) =>
    Array.from({ length: 8 }, (_, game) => {
      const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, must(bots.analyst)]));
      return saidIn({ module: covertques, seats, seed: `talk ${game}`, bots: usual });
    }).flat(),
  ),
);

test('every kind of remark has complete lines for every character', { tags: ['long'] }, () => {
  const remarks = said().map(({ remark: each }) => each);
  expect(remarks.length).toBeGreaterThan(100);
  expect(faultsOfRemarks(lines, remarks)).toEqual([]);
  const about = new Set(remarks.map((each) => each.about));
  for (const situation of ['suspectsHunch', 'suspected', 'innocent', 'caught', 'found', 'nobody', 'votedHunch'])
    expect(about).toContain(situation);
});

test('remarks contain only public names, hints and words', {
  tags: ['long'],
}, () => {
  for (const { remark: each, position } of said()) {
    const G = position.G as State;
    const open = view({ ...G, outcome: null }, null);
    const seen: string[] = [...open.publicWords, ...open.hints.flatMap(({ text }) => text ?? [])];
    for (const fact of Object.values(each.facts ?? {})) {
      if (typeof fact !== 'string') continue;
      expect(seen).toContain(fact);
      if (contains(fact, codeWord(G), 'en')) expect(open.hints.some(({ text }) => text === fact)).toBe(true);
    }
  }
});

describe('bots’ remarks fit the situation', () => {
  const facts = (code: string, facts: unknown) => ({ n: 1, at: 0, code, facts }) as never;
  const open = (match: Match) => match.view(null);

  test('only the bot that is suspected replies to a suspicion', () => {
    const match = aMatch().to('discuss');
    const pointed = facts('suspected', { by: '0', player: '3' });
    const answers = match.G.seats.map((seat) => remark(pointed, open(match), seat));
    expect(answers.filter(Boolean)).toEqual([{ about: 'suspected', facts: { who: { seat: '0' } } }]);
    expect(answers[3]).not.toBeNull();
  });

  test('bots remark on a hint that doesn’t fit', () => {
    const match = aMatch();
    const hinted = (text: string) =>
      remark(facts('hinted', { by: '1', text, kind: 'typed', round: 1 }), open(match), '2');
    expect(hinted('cockpit')).toBeNull();
    expect(hinted('qwxz')).toBeNull();
    expect(hinted('stitches')?.about).toBe('odd');
    expect(remark(facts('round-began', { word: 'Pilot', again: true }), open(match), '2')?.about).toBe('again');
    expect(remark(facts('round-began', { word: 'Pilot', again: false }), open(match), '2')).toBeNull();
  });

  test('a bot explains its hint in the same way for every role', () => {
    const match = aMatch();
    expect(answer(match.view('3'), '3', { text: 'P3?' }, chance(1))).toEqual({ about: 'shrugs' });
    for (const seat of ['0', '1', '2', '3', '4']) match.play(seat, 'hint', `word ${'abcde'.charAt(Number(seat))}`);
    for (const seat of ['0', '3'])
      expect(answer(match.view(seat), seat, { text: 'why?' }, chance(1))).toEqual({
        about: 'explains',
        facts: { hint: `word ${'abcde'.charAt(Number(seat))}`, word: 'Pilot' },
      });
    for (const phase of ['vote', 'voteResult', 'discovery'] as const)
      expect(answer(match.to(phase).view('3'), '3', { text: 'why?' }, chance(1))).toBeNull();
  });

  test('bots of every role give public reasons for their suspicions', () => {
    const match = aMatch({ roles: ['hacker', 'admin', 'user', 'user', 'user', 'debugger'] });
    // The code word is Tailor, and the first two hints fit it.
    for (const [seat, hint] of ['scissors', 'needle', 'runway', 'cockpit', 'wings', 'captain'].entries())
      match.play(String(seat), 'hint', hint);
    const pointed = match.G.seats.flatMap((seat) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((seed) => {
        const choice = must(bots.analyst).choose(
          asking({ view: match.view(seat), seat, random: chance(seed), budget: 1, now: match.now }),
        );
        return choice?.move === 'suspect' ? [{ seat, at: String(choice.args[0]), say: choice.say }] : [];
      }),
    );
    const by = (one: string) => pointed.filter(({ seat }) => seat === one).map(({ at }) => at);
    expect(new Set(by('5')).size).toBe(1);
    expect(['0', '1']).toContain(by('5')[0]);
    expect(by('0')).not.toContain('1');
    expect(by('1')).not.toContain('0');
    for (const { at, say } of pointed)
      expect(say).toMatchObject({
        about: expect.stringMatching(/^suspects(Vague|Hunch)?$/),
        facts: { who: { seat: at }, word: 'Pilot' },
      });
  });

  test('the reason for a suspicion is a contradicted claim or a hint', () => {
    const match = aMatch();
    const why = (player: string, seat = '2') => whySuspect(match.view('2'), seat, player);
    expect(why('0')).toEqual({ about: 'suspectsSilence', facts: { who: { seat: '0' } } });
    for (const [seat, hint] of ['scissors', 'sky', 'runway', 'cockpit', 'wings'].entries())
      match.play(String(seat), 'hint', hint);
    const hint = { who: { seat: '0' }, hint: 'scissors', word: 'Pilot' };
    expect(why('0')).toEqual({ about: 'suspects', facts: hint });
    expect(why('1')).toMatchObject({ about: 'suspectsVague', facts: { hint: 'sky' } });
    // A hint that fits its public word is never called odd, even if another player suspects its author.
    expect(why('2', '4')).toMatchObject({ about: 'suspectsHunch', facts: { hint: 'runway' } });
    expect(whyVoted(match.view('4'), '2')).toMatchObject({ about: 'votedHunch', facts: { hint: 'runway' } });
    match.play('1', 'suspect', '2');
    expect(why('2', '4')).toMatchObject({ about: 'suspectsHunch' });
    match.play('3', 'suspect', '0');
    expect(why('0')).toEqual({ about: 'suspectsToo', facts: { ...hint, by: { seat: '3' } } });
    expect(why('0', '3')).toEqual({ about: 'suspects', facts: hint });
    match.voteAll('- - - 4 -').toRound(2);
    expect(why('3')).toEqual({
      about: 'suspectsTurn',
      facts: { who: { seat: '3' }, other: { seat: '0' }, voted: { seat: '4' } },
    });
  });

  test('the reason for a vote does not mention the sealed votes of the round', () => {
    const match = aMatch().hintAll();
    match.play('3', 'suspect', '0');
    match.voteAll('- - 3 4 -');
    expect(whyVoted(open(match), '3').about).toBe('voted');
    match.toRound(2).hintAll();
    match.voteAll('- - 3 - -');
    expect(whyVoted(open(match), '3').about).toBe('suspectsTurn');
  });

  test('a bot comments on a suspicion only while the talk is not over', () => {
    const match = aMatch().to('discuss');
    const said = () => remark(facts('suspected', { by: '0', player: '2' }), open(match), '2')?.about ?? null;
    expect(said()).toBe('suspected');
    for (const seat of ['0', '1', '3']) match.play(seat, 'readyToVote');
    expect(said()).toBeNull();
  });

  test('a bot says once why it voted for a player', () => {
    const match = aMatch().hintAll();
    match.play('1', 'suspect', '4');
    match.voteAll('4 4 - - 0');
    const counted = must(match.facts.find(({ code }) => code === 'counted'));
    const said = match.G.seats.map((seat) => remark({ ...counted, n: 1, at: 0 }, open(match), seat));
    expect(said).toEqual([
      { about: 'voted', facts: { who: { seat: '4' }, hint: 'word e', word: 'Pilot' } },
      null,
      null,
      null,
      { about: 'voted', facts: { who: { seat: '0' }, hint: 'word a', word: 'Pilot' } },
    ]);
    expect(whyVoted(open(aMatch()), '4')).toEqual({ about: 'votedSilence', facts: { who: { seat: '4' } } });
    // Players may read the remark only in the next round, so each line mentions the vote.
    const afterVote = [lines.voted, lines.votedHunch, lines.votedSilence].flatMap((situation) =>
      Object.values(must(situation)).flat(),
    );
    for (const line of afterVote) expect(line).toMatch(/\bvote/);
  });
});
