import { describe, expect, test } from 'vitest';
import type { Role } from '../state';
import { aMatch, FIVE, type Match } from '../testing';

const INQUISITION: Role[] = ['hacker', 'admin', 'debugger', 'accomplice', 'user', 'user'];
const both = { debugger: true, accomplice: true };

/** Makes each seat hint in turn and returns the order in which they hinted. */
function orderOf(match: Match): string[] {
  const { round } = match.G;
  match.hintAll();
  return match.G.hints.filter((hint) => hint.round === round).map(({ by }) => by);
}

test('[CQ-10] a hint with a known code word is refused privately', () => {
  const match = aMatch();
  const before = match.views();
  for (const hint of ['tailor', 'TAILOR!', 'the tailors']) expect(match.play('0', 'hint', hint)).toBe('code-word');
  expect(match.play('1', 'hint', 'Tailor')).toBe('code-word');
  expect([match.views(), match.facts.length]).toEqual([before, aMatch().facts.length]);
  expect(match.play('2', 'hint', 'tailor')).toBe('ok');
});

test('[CQ-11] the public word is refused for every seat', () => {
  const match = aMatch({ die: 1 });
  expect(match.publicWord).toBe('Pilot');
  for (const seat of match.G.seats) expect(match.play(seat, 'hint', 'pilot')).toBe('public-word');
});

test('[CQ-12] a second hint in the same round is refused', () => {
  const match = aMatch();
  match.play('0', 'hint', 'wings');
  expect(match.play('0', 'hint', 'sky')).toBe('already-hinted');
  match.timeOut();
  expect(match.G.turn).toBe('2');
  expect(match.play('1', 'hint', 'sky')).toBe('hint-missed');
  expect(match.play('1', 'hint', 'sky', 1)).toBe('hint-missed');
  expect(match.play('1', 'saidIt')).toBe('hint-missed');
  match.to('discuss');
  expect(match.play('1', 'hint', 'sky')).toBe('hint-missed');
  expect(match.play('0', 'hint', 'sky')).toBe('not-now');
});

test('[CQ-13] players hint clockwise after the first hint', () => {
  const match = aMatch();
  match.play('3', 'hint', 'wings');
  expect(match.view(null).order).toEqual(['3', '4', '0', '1', '2']);
  expect(orderOf(match)).toEqual(['3', '4', '0', '1', '2']);
  expect(match.G.phase).toBe('discuss');
});

test('[CQ-14] voted-out players get no turn', () => {
  const match = aMatch().voteAll('4 4 4 - -').toRound(2);
  expect(match.play('4', 'hint', 'sky')).toBe('voted-out');
  match.play('3', 'hint', 'wings');
  expect(orderOf(match)).toEqual(['3', '0', '1', '2']);
});

test('[CQ-36] the Debugger may not say the code word', () => {
  const match = aMatch({ roles: INQUISITION, options: both });
  expect(match.play('2', 'hint', 'tailor')).toBe('code-word');
  expect(match.play('3', 'hint', 'tailor')).toBe('ok');
});

describe('players run out of time to hint', () => {
  test('[CQ-40] seat 0 becomes the starter after one idle minute', () => {
    const match = aMatch();
    match.later(60_000).fireDue();
    expect(match.G).toMatchObject({ starter: '0', turn: '0', hints: [] });
    match.later(60_000).fireDue();
    expect(match.G.turn).toBe('1');
    expect(match.G.hints).toEqual([{ round: 1, by: '0', kind: 'none', text: null, at: match.now }]);
    expect(match.facts.at(-1)).toMatchObject({ code: 'hinted', facts: { by: '0', kind: 'none' } });
  });

  test('[CQ-41] the next round starts with the next player', () => {
    const match = aMatch();
    match.play('3', 'hint', 'wings');
    match.hintAll().voteAll('4 4 4 - -').toRound(2);
    expect(match.view(null).order[0]).toBe('0');
    match.later(60_000).fireDue();
    expect(match.G).toMatchObject({ starter: '0', turn: '0' });
  });

  test('the discussion opens after a round without hints', () => {
    const match = aMatch().timeOut();
    for (const seat of match.G.seats) {
      expect(match.G.turn).toBe(seat);
      match.timeOut();
    }
    expect(match.G.phase).toBe('discuss');
  });
});

test('[CQ-42] the first of two simultaneous hints is accepted', () => {
  const match = aMatch();
  expect(match.play('2', 'hint', 'wings')).toBe('ok');
  expect(match.play('4', 'hint', 'sky')).toBe('not-your-turn');
  expect(match.G.starter).toBe('2');
  match.play('3', 'hint', 'clouds');
  expect(match.play('4', 'hint', 'sky')).toBe('ok');
});

describe('[CQ-48] hints are checked against the code word Strawberry', () => {
  // Creates a match with the topic Fruit, whose fourth confidential word is the code word.
  const match = () => aMatch({ topic: 'TC03', codeDie: 4 });

  test.each(['strawberries', 'Stràwberry', 'straw berry', 'big straw-berry'])(
    'an insider may not give the hint “%s”',
    (hint) => {
      expect(match().codeWord).toBe('Strawberry');
      expect(match().play('0', 'hint', hint)).toBe('code-word');
      expect(match().play('2', 'hint', hint)).toBe('ok');
    },
  );

  test.each(['straw', 'strawberryish'])('an insider may give the hint “%s”', (hint) => {
    expect(match().play('1', 'hint', hint)).toBe('ok');
  });
});

test('[CQ-49] invalid hints are refused for every seat before any words are compared', () => {
  const bad = ['', '...', 'one two three four', 'x'.repeat(31), '\u200b', 'tailor\u200b'];
  for (const seat of aMatch().G.seats)
    for (const hint of bad) expect(aMatch().play(seat, 'hint', hint)).toBe('invalid-hint');
});

test('[CQ-50] a repeated hint is refused in the same round', () => {
  const match = aMatch();
  match.play('0', 'hint', 'Old book');
  expect(match.play('1', 'hint', 'old  BOOKS')).toBe('repeated-hint');
  expect(match.play('1', 'hint', ' Old   news ')).toBe('ok');
  expect(match.G.hints.at(-1)?.text).toBe('Old news');
  match.toRound(2);
  expect(match.play('1', 'hint', 'Old book')).toBe('ok');
});

test('[CQ-51] the code word out of turn gets the usual refusal', () => {
  const match = aMatch();
  match.play('4', 'hint', 'wings');
  expect(match.play('1', 'hint', 'tailor')).toBe('not-your-turn');
  const before = match.views();
  expect(match.play('0', 'hint', 'tailor')).toBe('code-word');
  expect(match.views()).toEqual(before);
  expect(match.G.turn).toBe('0');
});

describe('[CQ-52] players say hints aloud', () => {
  test('the first player to press “Said it” becomes the starter', () => {
    const match = aMatch({ options: { hintMode: 'spoken' } });
    expect(match.play('3', 'saidIt', 1)).toBe('ok');
    expect(match.G.starter).toBe('3');
    expect(match.G.hints).toEqual([{ round: 1, by: '3', kind: 'said', text: null, at: match.now }]);
    expect(match.play('4', 'hint', 'x-ray')).toBe('ok');
    expect(match.play('1', 'saidIt')).toBe('not-your-turn');
    expect(match.play('3', 'saidIt')).toBe('already-hinted');
    expect(match.to('discuss').play('3', 'saidIt')).toBe('not-now');
  });

  test('“Said it” is refused if hints must be typed', () => {
    expect(aMatch().play('3', 'saidIt')).toBe('typed-only');
    const match = aMatch({ options: { hintMode: 'spoken' } })
      .voteAll('4 4 4 - -')
      .toRound(2);
    expect(match.play('4', 'saidIt')).toBe('voted-out');
  });

  test('typed hints are checked even if hints may be said aloud', () => {
    const match = aMatch({ options: { hintMode: 'spoken' } });
    expect(match.play('0', 'hint', 'tailor')).toBe('code-word');
  });
});

test('a typed hint is shown to all viewers immediately, as plain text', () => {
  const match = aMatch({ roles: FIVE });
  match.play('2', 'hint', '<b>sky</b>');
  for (const { hints } of match.views()) expect(hints).toMatchObject([{ by: '2', kind: 'typed', text: '<b>sky</b>' }]);
  expect(match.facts.at(-1)).toMatchObject({ code: 'hinted', facts: { by: '2', text: '<b>sky</b>' } });
});

test('[CQ-65] [CQ-66] a disguised public word is refused for every seat', () => {
  const marks = `w\u0301${'\u0302'.repeat(28)}ing`.slice(0, 30);
  for (const seat of ['0', '2']) {
    expect(aMatch().play(seat, 'hint', marks)).toBe('too-many-marks');
    expect(aMatch().play(seat, 'hint', 'ˈ')).toBe('invalid-hint');
    expect(aMatch().play(seat, 'hint', 'рilоt')).toBe('public-word');
  }
  for (const hint of ['taʻilor', 'tаilor', 'ᴛailor', 'taıIor']) {
    expect(aMatch().play('0', 'hint', hint)).toBe('code-word');
    expect(aMatch().play('2', 'hint', hint)).toBe('ok');
  }
});
