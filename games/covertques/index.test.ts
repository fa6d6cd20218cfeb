import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { covertques } from '.';
import { topicIds } from './content/secret/topics';
import { LANGUAGES } from './languages';
import { PLAYERS } from './queries';
import { type Options, sideOf } from './state';
import { aDeal, aMatch, type Match, NINE } from './testing';
import { text } from './text';

const usual = covertques.options.parse({});

test('[CQ-1] a match has three to twelve players', () => {
  expect(covertques.players).toEqual({ min: 3, max: 12 });
  expect(covertques.game).toMatchObject({ minPlayers: PLAYERS.min, maxPlayers: PLAYERS.max });
});

test('every reason for a win belongs to the winning side', () => {
  const alone = () => aMatch({ roles: ['hacker', 'user', 'user'] }).to('discovery');
  const guessed = (match: Match, guess: string) => {
    match.play('0', 'reveal', guess);
    return match;
  };
  const over = [
    aMatch().voteAll('1 0 0 0 -'),
    guessed(aMatch().to('discovery'), '1'),
    guessed(aMatch().to('discovery'), '2'),
    guessed(alone(), 'alone'),
    guessed(alone(), '1'),
    guessed(aMatch({ roles: ['hacker', 'admin', 'user'] }).to('discovery'), 'alone'),
  ];
  const reasons = over.map(({ G: { outcome, roles } }) => {
    const { winners, reason } = must(outcome);
    const side = sideOf(must(roles[must(winners[0])]));
    expect([reason, covertques.sides?.[side]]).toEqual([reason, expect.arrayContaining([reason])]);
    return reason;
  });
  const all = Object.values(must(covertques.sides)).flat();
  expect(new Set(reasons)).toEqual(new Set(all));
  expect(new Set(all).size).toBe(all.length);
  expect(Object.keys(must(text.sides))).toEqual(Object.keys(must(covertques.sides)));
});

test('[CQ-39] the Inquisition is refused with fewer than five players', () => {
  for (const option of ['debugger', 'accomplice'] as const) {
    const chosen = { ...usual, [option]: true };
    expect([3, 4, 5, 6, 12].map((seats) => covertques.cannotStart?.(chosen, seats))).toEqual([
      ...Array(2).fill('inquisition-needs-five'),
      ...Array(3).fill(null),
    ]);
    expect([5, 6, 12].map((seats) => covertques.startWarning?.(chosen, seats))).toEqual([
      'inquisition-with-five',
      null,
      null,
    ]);
  }
  expect(covertques.refusals['inquisition-needs-five']).toMatch(/five/);
  expect(covertques.refusals['inquisition-with-five']).toMatch(/six/);
  expect([covertques.cannotStart?.(usual, 3), covertques.startWarning?.(usual, 5)]).toEqual([null, null]);
});

describe('a host can set the options', () => {
  test('every option may be left out', () => {
    expect(usual).toEqual({
      words: 'en',
      hintMode: 'typed',
      avoidRepeats: false,
      debugger: false,
      accomplice: false,
      nightSeconds: 10,
      hintSeconds: 60,
      discussSeconds: 180,
      voteSeconds: 30,
      resultSeconds: 5,
      discoverySeconds: 10,
    } satisfies Options);
  });

  test('a new table has the normal pace', () => {
    const pace = covertques.paces?.find(({ title }) => title === 'Normal');
    expect(covertques.options.parse(pace?.options)).toEqual(usual);
    expect(usual.discussSeconds).toBe(180);
  });

  test.each([
    ['nightSeconds', [10, 60], [0, 9, 61]],
    ['hintSeconds', [0, 10, 300], [-1, 9, 301]],
    ['discussSeconds', [0, 30, 900], [29, 901]],
    ['voteSeconds', [0, 10, 120], [9, 121]],
    ['resultSeconds', [3, 30], [0, 2, 31]],
    ['discoverySeconds', [10, 30], [0, 9, 31, 10.5, '10']],
  ] as const)('the option `%s` accepts the values that the rules allow', (key, taken, refused) => {
    for (const value of taken) expect(covertques.options.safeParse({ [key]: value }).success, `${value}`).toBe(true);
    for (const value of refused) expect(covertques.options.safeParse({ [key]: value }).success, `${value}`).toBe(false);
  });

  test('an unknown option is refused', () => {
    expect(covertques.options.safeParse({ codeWord: 'Tailor' }).success).toBe(false);
  });

  test('the options form has a title for each option', () => {
    expect(z.toJSONSchema(covertques.options, { io: 'input' })).toMatchObject({
      properties: {
        words: { title: 'Language of the words', enum: [...LANGUAGES], default: 'en', language: true },
        hintMode: { title: 'Hints', labels: { typed: 'Typed', spoken: 'Said aloud' } },
        nightSeconds: { title: 'Night', unit: 'seconds', minimum: 10, maximum: 60 },
      },
    });
  });
});

test.each(LANGUAGES)('the private part of a view in the language “%s” is never longer than `privateBytes`', (words) => {
  const bytes = (value: object) => Buffer.byteLength(JSON.stringify(value));
  for (const topic of topicIds(words)) {
    const match = aMatch({ topic, night: true, options: { words } });
    const open = bytes(match.view(null));
    for (const seat of match.G.seats)
      expect(bytes(match.view(seat)) - open, topic).toBeLessThan(covertques.privateBytes ?? 0);
  }
});

describe('every step has its own time limit', () => {
  const step = (options: Partial<Options>, act: (match: ReturnType<typeof aMatch>) => void) => {
    const match = aMatch({ options });
    act(match);
    return match.G.deadline === null ? null : (match.G.deadline - match.now) / 1000;
  };

  test('every step takes the seconds that the host chose', () => {
    expect(aDeal(5, 'night', { nightSeconds: 25 }).G.deadline).toBe(NINE + 25_000);
    expect(step({ hintSeconds: 20 }, () => undefined)).toBe(20);
    expect(step({ hintSeconds: 20 }, (match) => match.play('0', 'hint', 'wings'))).toBe(20);
    expect(step({ discussSeconds: 40 }, (match) => match.to('discuss'))).toBe(40);
    expect(step({ voteSeconds: 15 }, (match) => match.to('vote'))).toBe(15);
    expect(step({ resultSeconds: 7 }, (match) => match.to('vote').timeOut().timeOut())).toBe(7);
    expect(step({ discoverySeconds: 12 }, (match) => match.to('discovery'))).toBe(12);
  });

  test('a step without a limit has no clock', () => {
    const none = { hintSeconds: 0, discussSeconds: 0, voteSeconds: 0 };
    expect(step(none, () => undefined)).toBeNull();
    expect(step(none, (match) => match.play('0', 'hint', 'wings'))).toBeNull();
    expect(step(none, (match) => match.to('discuss'))).toBeNull();
    const ready = (match: ReturnType<typeof aMatch>) => {
      for (const seat of match.to('discuss').G.seats) match.play(seat, 'readyToVote');
    };
    expect(step(none, ready)).toBeNull();
  });

  test('the clock stops when the match is over', () => {
    const match = aMatch().voteAll('1 0 1 1 -');
    expect(match.G.phase).toBe('matchOver');
    expect(covertques.deadline(match.G)).toBeNull();
    expect(match.play('0', 'reveal', '1')).toBe('game-over');
  });
});
