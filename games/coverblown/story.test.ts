import { honoursOf, must, readBy, tell } from 'hush/game';
import { expect, test } from 'vitest';
import type { Day } from './state';
import { lying, story } from './story';
import { aMatch, type Match } from './testing';
import { reveal } from './view';

// Seat 2 is dirty. Marisol Vane committed the murder with the Katana. The contact of seat 0 is Stokes, and that of seat
// 1 is Pike.

const names = (seat: string) => ['Mara', 'Tobias', 'Ana'][Number(seat)] ?? seat;
const honours = (match: Match) => honoursOf(lying, reveal(match.G));
const told = (match: Match) => must(tell(story, match.view(null), match.log, names));

/**
 * Plays a match in which Ana, who is dirty, tells three lies. Tobias repeats one of them (that Vane is clean), and Mara
 * solves the case.
 */
function aWeekOfLies(): Match {
  const match = aMatch();
  match.later(1).play('2', 'claim', 'clean', 'vane');
  match.later(1).play('2', 'claim', 'clean', 'katana');
  match.later(1).play('2', 'claim', 'contact', 'stokes');
  match.later(1).play('0', 'claim', 'contact', 'stokes');
  match.later(1).play('1', 'claim', 'clean', 'vane');
  match.later(1).play('0', 'examine', 'vane', 'katana', 'monday');
  return match;
}

test('every false claim counts as a lie, even a repeated one', () => {
  const counted = honours(aWeekOfLies());
  expect(['0', '1', '2'].map((seat) => counted[seat]?.deceptions)).toEqual([0, 1, 3]);
});

test('the headline says how the case was solved', () => {
  const { headline, slip, awards } = told(aWeekOfLies());
  expect(headline).toEqual(['Mara examined Vane and the Katana.', 'Case closed.']);
  expect(slip).toEqual({
    ...{ by: '2', words: 'Marisol Vane is clean.', note: 'Monday. Ana was the dirty cop.' },
    ...{ believed: ['1'], doubted: ['0'] },
  });
  expect(awards).toEqual([
    { kind: 'lie', by: '2', words: '“Marisol Vane is clean.”', because: 'One cop believed it.' },
    { kind: 'deduction', by: '0', words: 'Vane and the Katana.', because: 'Examined on Monday, and correct.' },
  ]);
});

test('only the headline of a solved case names the pair', () => {
  const match = aMatch();
  match.later(1).play('0', 'shoot', '2');
  match.later(1).play('1', 'examine', 'vane', 'katana', 'monday');
  const { headline, points, awards } = told(match);
  expect(headline).toEqual(['Tobias examined Vane and the Katana.', 'Case closed.']);
  expect(points.at(-1)).toMatchObject({ mark: 'end', lead: 'Case closed.', rest: 'She did it.' });
  expect(awards).toMatchObject([{ kind: 'deduction', by: '0', words: 'Shot Ana.' }]);
});

test('the turning points are the lie, its exposure and the shots', () => {
  const match = aMatch();
  match.later(1).play('2', 'claim', 'contact', 'stokes');
  match.later(1).play('0', 'claim', 'contact', 'stokes');
  match.later(1).play('0', 'shoot', '2');
  match.later(1).play('1', 'shoot', '2');
  match.later(1).play('0', 'examine', 'vane', 'katana', 'monday');
  const { points } = told(match);
  expect(points.map(({ mark, when, lead }) => [mark, when, lead])).toEqual([
    ['lie', 'Mon', 'Ana claimed Stokes as a contact.'],
    ['broke', 'Mon', 'Ana and Mara both named Stokes as a contact.'],
    ['shot', 'Mon', 'Mara shot Ana.'],
    ['end', 'Mon', 'Tobias shot Ana dead.'],
  ]);
  expect(points.map(({ n }) => match.log[n - 1]?.code)).toEqual(['claimed', 'claimed', 'shot', 'shot']);
});

test('the story says so if no player lied', () => {
  const match = aMatch();
  match.later(1).play('2', 'claim', 'clean', 'bat');
  match.later(1).play('0', 'examine', 'vane', 'katana', 'monday');
  const { headline, slip } = told(match);
  expect(headline).toEqual(['Mara examined Vane and the Katana.', 'Case closed.']);
  expect(slip).toMatchObject({
    by: null,
    words: 'Nobody lied. Really.',
    note: 'One claim, and it was true.',
  });
});

test('the headline names the second, deadly shot', () => {
  const match = aMatch();
  match.later(1).play('0', 'shoot', '2');
  match.later(1).play('1', 'shoot', '2');
  const { headline, awards } = told(match);
  expect(headline).toEqual(['Tobias shot Ana dead.', 'Ana was the dirty cop.']);
  expect(awards).toMatchObject([{ kind: 'deduction', by: '1', words: 'Shot Ana dead.' }]);
});

/** Plays a week to its end. On each day, runs the function that `on` has for the day before time runs out. */
function aWeek(on: Partial<Record<Day, (match: Match) => void>>): Match {
  const match = aMatch({ options: { roundSeconds: 60 } });
  for (let left = 10; match.G.outcome === null && left > 0; left -= 1) {
    on[match.G.day]?.(match);
    match.timeOut();
  }
  return match;
}

test('the headline of an unsolved case is about a believed lie', () => {
  const lie = (match: Match) => match.play('2', 'claim', 'clean', 'vane');
  const believed = aWeek({
    monday: (match) => {
      lie(match);
      match.later(1).play('1', 'claim', 'clean', 'vane');
    },
  });
  expect(told(believed).headline).toEqual(['Ana said Vane was clean.', 'Vane did it.']);
  const ignored = told(aWeek({ monday: lie }));
  expect(ignored.headline).toEqual(['Nobody solved the case.', 'It was Vane, with the Katana.']);
  expect(ignored.awards).toEqual([]);
  expect(ignored.slip).toMatchObject({ by: '2', believed: [], doubted: [] });
});

test('the headline of an unsolved case names the last, wrong examination', () => {
  const match = aWeek({ thursday: (each) => each.play('1', 'examine', 'boone', 'bat', 'thursday') });
  expect(told(match).headline).toEqual([
    'Tobias examined Boone and the Baseball Bat on Thursday.',
    'It was Vane, with the Katana.',
  ]);
});

test('the turning points include a day that ended without an examination', () => {
  const call = (match: Match) => match.later(1).play('1', 'investigate', 'suspects');
  const examine = (match: Match) => match.later(1).play('1', 'examine', 'boone', 'bat', match.G.day);
  const days = (match: Match) => told(match).points.map(({ when, lead }) => [when, lead]);
  expect(days(aWeek({ monday: examine, wednesday: examine, thursday: examine }))).toEqual([
    ['Mon', 'Tobias examined Boone and the Baseball Bat.'],
    ['Tue', 'No examination on Tuesday.'],
    ['Wed', 'Tobias examined Boone and the Baseball Bat.'],
    ['Thu', 'Tobias examined Boone and the Baseball Bat.'],
    ['Fri', 'The week was over.'],
  ]);
  expect(days(aWeek({ monday: call, tuesday: examine, wednesday: examine, thursday: examine }))[0]).toEqual([
    'Mon',
    'No examination on Monday.',
  ]);
});

test('the headline is about the shot that killed an honest cop', () => {
  const match = aMatch();
  match.later(1).play('2', 'claim', 'clean', 'vane');
  match.later(1).play('1', 'claim', 'clean', 'vane');
  match.later(1).play('2', 'shoot', '0');
  match.later(1).play('1', 'shoot', '0');
  expect(told(match).headline).toEqual(['Tobias shot Mara dead.', 'Mara was an honest cop.']);
});

test('agreeing to a different pair does not count as believing the lie', () => {
  const match = aMatch({ options: { roundSeconds: 60 } });
  match.later(1).play('2', 'claim', 'clean', 'vane');
  match.later(1).play('0', 'announce', 'boone', 'bat', 'monday');
  match.later(1).play('1', 'agree', 'monday');
  match.later(1).play('1', 'examine', 'frost', 'bat', 'monday');
  expect(lieOf(match)).toEqual({ believed: [], doubted: [] });
});

test('no player counts as believing a false claim of a contact', () => {
  const match = aMatch();
  match.later(1).play('2', 'claim', 'contact', 'stokes');
  match.later(1).play('0', 'claim', 'contact', 'stokes');
  match.later(1).play('1', 'shoot', '0');
  match.later(1).play('0', 'shoot', '2');
  expect(lieOf(match)).toEqual({ believed: [], doubted: [] });
});

test('a day without an examination comes after its claims', () => {
  const match = aWeek({ monday: (each) => each.play('2', 'claim', 'clean', 'vane') });
  expect(
    told(match)
      .points.slice(0, 2)
      .map(({ lead }) => lead),
  ).toEqual(['Ana said Vane was clean.', 'No examination on Monday.']);
  const shot = aMatch();
  shot.later(1).play('2', 'shoot', '0');
  shot.later(1).play('1', 'shoot', '0');
  expect(told(shot).points.at(-1)).toMatchObject({ mark: 'shot', lead: 'Tobias shot Mara dead.' });
});

test('a player who proposes a pair does not count as believing a claim', () => {
  const match = aMatch();
  match.later(1).play('2', 'claim', 'clean', 'vane');
  match.later(1).play('0', 'announce', 'boone', 'bat', 'monday');
  match.later(1).play('1', 'claim', 'clean', 'vane');
  expect(lieOf(match)).toEqual({ believed: ['1'], doubted: [] });
  match.later(1).play('1', 'shoot', '2');
  expect(lieOf(match)).toEqual({ believed: [], doubted: ['1'] });
  match.later(1).play('0', 'shoot', '2');
  expect(told(match).awards.map(({ kind }) => kind)).toEqual(['deduction']);
});

/** Returns who believed and who doubted the best lie, as if the match ended now. */
function lieOf({ G, log }: Match) {
  const outcome = { winners: ['2'], reason: 'week-over' };
  const { believed, doubted } = must(tell(story, { ...reveal(G), outcome }, log, names)).slip;
  return { believed, doubted };
}

test('the story addresses the player who reads it as “you”', () => {
  const match = aMatch();
  match.later(1).play('2', 'claim', 'clean', 'vane');
  match.later(1).play('0', 'shoot', '2');
  match.later(1).play('1', 'shoot', '2');
  const { headline, points, slip } = must(tell(story, match.view(null), match.log, readBy(names, '2')));
  expect(headline).toEqual(['Tobias shot you dead.', 'You were the dirty cop.']);
  expect(points[0]?.lead).toBe('You said Vane was clean.');
  expect(slip.note).toBe('Monday. You were the dirty cop.');
});

test('a retracted false claim does not count as a lie', () => {
  const match = aMatch();
  match.play('2', 'claim', 'clean', 'vane');
  match.play('2', 'claim', 'clean', 'vane');
  match.play('2', 'claim', 'contact', 'pike');
  match.play('2', 'claim', 'clean', 'bat');
  match.play('0', 'claim', 'contact', 'stokes');
  match.play('0', 'claim', 'clean', 'katana');
  match.play('0', 'retract', match.G.claims.at(-1)?.n ?? 0);
  match.play('1', 'claim', 'blown', null);
  const counted = honours(match);
  expect(['0', '1', '2'].map((seat) => counted[seat]?.deceptions)).toEqual([0, 1, 2]);
});

test('claiming a blown cover before the examination is a lie', () => {
  const match = aMatch();
  match.later(1).play('0', 'claim', 'blown', null);
  match.later(1).play('1', 'examine', 'stokes', 'bat', 'monday');
  expect(honours(match)['0']?.deceptions).toBe(1);
});

test('only honest cops’ accusations are scored', () => {
  const match = aMatch();
  match.play('0', 'claim', 'suspicion', '2');
  match.play('0', 'claim', 'suspicion', '1');
  match.play('1', 'shoot', '2');
  match.play('2', 'claim', 'suspicion', '0');
  match.play('0', 'examine', 'vane', 'bat', 'monday');
  const counted = honours(match);
  expect(['0', '1', '2'].map((seat) => counted[seat]?.suspicions)).toEqual([
    { right: 1, of: 3 },
    { right: 1, of: 1 },
    { right: 0, of: 0 },
  ]);
});
