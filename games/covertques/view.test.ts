import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { topicIds, topicOf } from './content/secret/topics';
import { LANGUAGES } from './languages';
import type { Role, View } from './state';
import { aMatch, FIVE, type Match } from './testing';
import { reveal } from './view';

const INQUISITION: Role[] = ['hacker', 'admin', 'debugger', 'accomplice', 'user', 'user'];
const options = { debugger: true, accomplice: true };

/** Returns all strings in a view, without its keys. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

describe('[CQ-6] Users and spectators do not see the code word', () => {
  test.each(LANGUAGES.flatMap((words) => topicIds(words).map((topic) => [words, topic] as const)))(
    'no User sees a confidential word in the language “%s” from the topic %s',
    (words, topic) => {
      for (const night of [true, false]) {
        const match = aMatch({ topic, night, options: { words } });
        const { confidential } = topicOf(match.G);
        for (const viewer of [null, '2']) {
          const seen = strings(match.view(viewer));
          for (const word of confidential) expect(seen.filter((text) => text.includes(word))).toEqual([]);
        }
      }
    },
  );

  test('a User’s view does not depend on the code word', () => {
    for (const night of [true, false]) {
      const seen = [1, 2, 3, 4, 5, 6].map((codeDie) => {
        const match = aMatch({ codeDie, night });
        return [match.view(null), match.view('2'), match.view('4')];
      });
      for (const views of seen) expect(views).toEqual(seen[0]);
    }
  });
});

test('a User’s view does not depend on who the insiders are', () => {
  const worlds: Role[][] = [
    FIVE,
    ['user', 'hacker', 'user', 'admin', 'user'],
    ['admin', 'user', 'user', 'hacker', 'user'],
  ];
  const shown = worlds.map((roles) => {
    const match = aMatch({ roles, night: true });
    const views: View[] = [];
    const look = () => views.push(match.view('4'), match.view(null));
    look();
    for (const seat of ['1', '3']) match.play(seat, 'seen');
    look();
    match.to('hint');
    look();
    match.to('discuss');
    look();
    match.to('vote').play('0', 'skip');
    match.play('1', 'vote', '2');
    look();
    match.to('voteResult');
    look();
    match.to('discovery');
    look();
    return views;
  });
  for (const views of shown) expect(views).toEqual(shown[0]);
});

test('[CQ-7] Hacker and Admin see the same code word', () => {
  const match = aMatch();
  const codes = () => ['0', '1'].map((seat) => match.view(seat).me?.code);
  expect(codes()).toEqual([
    { die: 2, word: 'Tailor' },
    { die: 2, word: 'Tailor' },
  ]);
  const first = codes();
  match.toRound(4);
  expect([match.G.round, codes()]).toEqual([4, first]);
});

test('[CQ-8] a public die of 3 picks the third public word', () => {
  expect(aMatch({ topic: 'TC01', die: 3 }).view(null)).toMatchObject({ topic: 'Jobs', die: 3, publicWord: 'Dentist' });
});

describe('in the night, each role sees its secrets', () => {
  const match = aMatch({ roles: INQUISITION, options, night: true });
  const me = (role: Role) => must(match.view(match.seat(role)).me);

  test('[CQ-9] the night has the same deadline for every role', () => {
    for (const { endsAt, waitingFor, quiet, phase } of match.views())
      expect([endsAt, waitingFor, quiet, phase]).toEqual([match.G.deadline, match.G.seats, true, 'night']);
  });

  test('insiders see the code word during the whole match', () => {
    for (const role of ['hacker', 'admin', 'debugger'] as const) {
      expect(me(role).confidential).toEqual(topicOf(match.G).confidential);
      expect(me(role).code?.word).toBe('Tailor');
    }
    const day = aMatch({ roles: INQUISITION, options });
    for (const seat of ['0', '1', '2'])
      expect(day.view(seat).me).toMatchObject({ confidential: null, code: { word: 'Tailor' } });
  });

  test('[CQ-33] the Debugger sees the code word but not the insiders', () => {
    expect(me('debugger')).toMatchObject({ code: { die: 2, word: 'Tailor' }, insiders: null });
    expect(me('accomplice')).toMatchObject({ code: null, confidential: null, insiders: ['0', '1'] });
    for (const role of ['hacker', 'admin', 'user'] as const) expect(me(role).insiders).toBeNull();
  });

  test('the views of all seats have the same keys', () => {
    const keys = match.G.seats.map((seat) => Object.keys(must(match.view(seat).me)));
    for (const each of keys) expect(each).toEqual(keys[0]);
  });
});

test('[CQ-53] the Accomplice cannot tell Hacker and Admin apart', () => {
  const one = aMatch({ roles: INQUISITION, options, night: true });
  const other = aMatch({ roles: ['admin', 'hacker', ...INQUISITION.slice(2)], options, night: true });
  expect(one.view('3')).toEqual(other.view('3'));
  expect(one.view('0')).not.toEqual(other.view('0'));
});

describe('[CQ-54] players press “I’ve seen it” in the night', () => {
  test('pressing “I’ve seen it” changes no other view', () => {
    const match = aMatch({ night: true });
    const before = match.views();
    expect(match.play('1', 'seen')).toBe('ok');
    const after = match.views();
    expect(after[2]?.me?.seen).toBe(true);
    expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
    expect(match.play('1', 'seen')).toBe('already-seen');
    for (const seat of ['0', '2', '3', '4']) match.play(seat, 'seen');
    expect([match.G.phase, match.G.round]).toEqual(['hint', 1]);
    expect(match.play('0', 'seen')).toBe('not-now');
  });

  test('the night takes its full time if one seat has not pressed the button', () => {
    const match = aMatch({ night: true });
    for (const seat of ['0', '1', '2', '3']) match.play(seat, 'seen');
    match.later(9_999).fireDue();
    expect(match.G.phase).toBe('night');
    match.later(1).fireDue();
    expect([match.G.phase, match.G.round]).toEqual(['hint', 1]);
  });
});

describe('[CQ-55] voted-out players keep their role', () => {
  const out = (roles: Role[], seat: string) => {
    const match = aMatch({ roles, options });
    return match.voteAll(roles.map((_, by) => (String(by) === seat ? '-' : seat)).join(' ')).toRound(2);
  };

  test('a voted-out Debugger still sees the code word', () => {
    expect(out(INQUISITION, '2').view('2').me?.code?.word).toBe('Tailor');
    expect(out(INQUISITION, '4').view('4').me?.code).toBeNull();
  });

  test('a voted-out Accomplice scores when the insiders win', () => {
    const match = out(INQUISITION, '3').to('discovery');
    expect(match.G.votedOut).toEqual([{ seat: '3', role: 'accomplice', round: 1 }]);
    expect(match.play('1', 'reveal', '0')).toBe('ok');
    expect(match.outcome.points).toEqual({ 0: 2, 1: 2, 2: 0, 3: 1, 4: 0, 5: 0 });
    expect(match.outcome.winners).toEqual(['0', '1', '3']);
  });
});

describe('all views have the same public part', () => {
  test('the public part of a view is the same for every seat', () => {
    const match = aMatch();
    for (const step of ['hint', 'discuss', 'vote', 'voteResult', 'discovery'] as const) {
      match.to(step);
      for (const seat of match.G.seats) expect({ ...match.view(seat), me: null }).toEqual(match.view(null));
    }
  });

  test('the public part lists the roles in the deck', () => {
    const roles = (seats: Role[]) => aMatch({ roles: seats }).view(null);
    expect(roles(FIVE)).toMatchObject({ rolesInPlay: FIVE, canBeAlone: false });
    expect(roles(['hacker', 'user', 'user'])).toMatchObject({
      rolesInPlay: ['hacker', 'admin', 'user', 'user'],
      canBeAlone: true,
    });
    expect(roles(['hacker', 'user', 'user'])).toEqual(roles(['user', 'admin', 'hacker']));
  });

  test('every view offers the same guesses', () => {
    const match = aMatch({ roles: ['user', 'hacker', 'user', 'admin'] });
    expect(match.view('0').guesses).toEqual(['0', '1', '2', '3', 'alone']);
    match.voteAll('2 2 - -').toRound(2);
    expect(match.views().map(({ guesses }) => guesses)).toEqual(Array(5).fill(['0', '1', '3', 'alone']));
    expect(aMatch().view('0').guesses).not.toContain('alone');
  });

  test('chat is closed only in the night and in discovery', () => {
    const match = aMatch({ night: true });
    const closed: [string, boolean | undefined][] = [];
    for (const phase of ['night', 'hint', 'discuss', 'vote', 'voteResult', 'discovery'] as const)
      closed.push([phase, match.to(phase).view(null).quiet]);
    expect(closed.filter(([, quiet]) => quiet).map(([phase]) => phase)).toEqual(['night', 'discovery']);
  });
});

test('[CQ-21] no view contains votes before the countdown is over', () => {
  const match = aMatch().to('vote');
  const others = (by: string) => match.views().filter((_, at) => at !== Number(by) + 1);
  const cast = (by: string, act: (each: Match) => void) => {
    const other = aMatch().change((G) => Object.assign(G, structuredClone(match.G)));
    other.now = match.now;
    act(match);
    other.play(by, 'skip');
    const rest = other.views().filter((_, at) => at !== Number(by) + 1);
    expect(others(by)).toEqual(rest);
  };
  for (const by of ['0', '1', '2', '3']) cast(by, (each) => each.play(by, 'vote', '4'));
  expect(match.view('0')).toMatchObject({ voted: ['0', '1', '2', '3'], me: { vote: '4' } });
  expect(match.view('4').me?.vote).toBeNull();
  cast('4', (each) => each.play('4', 'vote', '0'));
  expect(match.view('0')).toMatchObject({ phase: 'voteResult', counting: true, results: [] });
  match.timeOut();
  for (const { results } of match.views())
    expect(results[0]?.votes).toEqual({ 0: '4', 1: '4', 2: '4', 3: '4', 4: '0' });
});

test('all secrets are public at the end', () => {
  const match = aMatch().to('discovery');
  expect(match.view('2').truth).toBeNull();
  match.play('0', 'reveal', '3');
  for (const { truth } of match.views())
    expect(truth).toEqual({
      roles: { 0: 'hacker', 1: 'admin', 2: 'user', 3: 'user', 4: 'user' },
      removed: null,
      code: { die: 2, word: 'Tailor' },
      confidential: topicOf(match.G).confidential,
      votes: {},
    });
});

test('the view for replays contains every secret, even before the end', () => {
  const match = aMatch({ roles: ['hacker', 'user', 'user'] });
  expect(reveal(match.G)).toMatchObject({ me: null, truth: { removed: 'admin', code: { word: 'Tailor' } } });
});
