import { must } from 'hush/game';
import { expect, test } from 'vitest';
import { legal } from '../legal';
import { VERDICT_MS } from '../queries';
import { aMatch } from '../testing';
import { postpone } from './week';

const HOUR = 3_600_000;

test('[CB-23] Tuesday begins when Monday’s time runs out', () => {
  const match = aMatch();
  match.play('0', 'investigate', 'suspects');
  match.timeOut();
  expect(match.G.day).toBe('tuesday');
  expect(match.G.examinations).toEqual([]);
  expect(match.facts.at(-1)).toEqual({ code: 'round-began', facts: { day: 'tuesday' } });
  for (const seat of match.G.seats) expect(match.play(seat, 'investigate', 'suspects')).toBe('ok');
});

test('[CB-23] the log says that a day ended without an examination', () => {
  const match = aMatch();
  match.timeOut();
  match.play('1', 'announce', 'pike', 'bat');
  match.play('0', 'announce', 'stokes', 'bat');
  match.timeOut();
  expect(match.view(null).plans).toEqual([]);
  expect(match.facts.filter(({ code }) => code === 'lapsed')).toEqual([
    { code: 'lapsed', facts: { day: 'monday', by: null } },
    { code: 'lapsed', facts: { day: 'tuesday', by: '0' } },
  ]);
});

test('[CB-24] the dirty cops win when Friday’s time runs out', () => {
  const match = aMatch({ players: 5, day: 'friday' }).timeOut();
  expect(match.G.outcome).toEqual({ winners: ['3', '4'], reason: 'week-over' });
  expect(match.view(null).endsAt).toBeNull();
});

test('[CB-29] a shot that arrives at Friday’s deadline is too late', () => {
  const match = aMatch({ day: 'friday' });
  match.play('0', 'shoot', '2');
  match.toDeadline();
  expect(match.play('1', 'shoot', '2')).toBe('game-over');
  expect(match.G.outcome?.reason).toBe('week-over');
});

test('[CB-29] a shot that arrives just before the deadline is accepted', () => {
  const match = aMatch({ day: 'friday' });
  match.play('0', 'shoot', '2');
  match.toDeadline().later(-1);
  expect(match.play('1', 'shoot', '2')).toBe('ok');
  expect(match.G.outcome?.reason).toBe('dirty-cop-died');
});

test('[CB-30] the earlier of an examination and a shot decides', () => {
  const start = () => {
    const match = aMatch({ players: 4 });
    match.play('0', 'shoot', '1');
    return match;
  };
  const examined = start();
  expect(examined.play('2', 'examine', 'vane', 'katana', 'monday')).toBe('ok');
  expect(examined.play('3', 'shoot', '1')).toBe('game-over');
  expect(examined.G.outcome?.reason).toBe('case-solved');
  const shot = start();
  expect(shot.play('3', 'shoot', '1')).toBe('ok');
  expect(shot.play('2', 'examine', 'vane', 'katana', 'monday')).toBe('game-over');
  expect(shot.G.outcome?.reason).toBe('honest-cop-died');
});

test('[CB-36] an unanswered first call delays no other player', () => {
  const match = aMatch({ acknowledged: false });
  match.play('0', 'ackFirstCall');
  expect(match.play('0', 'investigate', 'suspects')).toBe('ok');
  expect(match.play('0', 'shoot', '1')).toBe('ok');
  match.timeOut();
  expect(match.view('1').me?.acknowledged).toBe(true);
  expect(match.play('1', 'investigate', 'suspects')).toBe('ok');
  expect(match.view('1').me?.calls.map(({ kind }) => kind)).toEqual(['first', 'suspects']);
  expect(match.play('1', 'ackFirstCall')).toBe('already-acknowledged');
});

test('[CB-36] after an examination, an unanswered first call counts as answered', () => {
  const match = aMatch({ acknowledged: false });
  match.play('0', 'ackFirstCall');
  match.play('0', 'examine', 'pike', 'bat');
  expect(match.afterVerdict().play('1', 'investigate', 'suspects', 'tuesday')).toBe('ok');
});

test('[CB-38] an examination at Monday’s deadline is refused', () => {
  const match = aMatch().toDeadline();
  expect(match.play('0', 'examine', 'vane', 'katana', 'monday')).toBe('round-over');
  expect(match.G).toMatchObject({ day: 'tuesday', examinations: [] });
  expect(match.play('0', 'shoot', '1')).toBe('ok');
  expect(match.G.shots).toMatchObject([{ day: 'tuesday', by: '0', target: '1' }]);
});

test('[CB-50] a server that is down for hours loses only one day', () => {
  const match = aMatch()
    .later(5 * HOUR)
    .fireDue();
  expect(match.G.day).toBe('tuesday');
  expect(match.G.deadline).toBe(match.now + 150_000);
});

test('[CB-53] a verdict is shown for seven seconds', () => {
  const match = aMatch().later(40_000);
  match.play('0', 'examine', 'pike', 'bat');
  const due = match.now + VERDICT_MS;
  expect(match.view(null)).toMatchObject({ day: 'tuesday', isVerdictShown: true, endsAt: due, waitingFor: [] });
  expect(match.facts.map(({ code }) => code)).toEqual(['examined']);
  match.toDeadline().later(-1).fireDue();
  expect(match.view(null).isVerdictShown).toBe(true);
  match.later(1).fireDue();
  expect(match.view(null)).toMatchObject({ isVerdictShown: false, began: due, endsAt: due + 150_000 });
  expect(match.facts.at(-1)).toEqual({ code: 'round-began', facts: { day: 'tuesday' } });
});

test('[CB-53] no move is accepted while a verdict is shown', () => {
  for (const bulletsOnTable of [false, true]) {
    const match = aMatch({ options: { bulletsOnTable }, practice: '0' });
    match.play('1', 'claim', 'clean', 'bat');
    match.play('0', 'examine', 'pike', 'bat');
    const open = (seat: string) => Object.keys(legal).filter((move) => match.why(seat, move as 'rest') === null);
    for (const seat of match.G.seats) expect(open(seat)).toEqual([]);
    match.toDeadline().later(-1);
    expect(match.play('1', 'investigate', 'suspects')).toBe('verdict-showing');
    expect(match.play('1', 'examine', 'crane', 'gloves', 'tuesday')).toBe('verdict-showing');
    expect(match.play('1', 'announce', 'crane', 'gloves')).toBe('verdict-showing');
    expect(match.play('1', 'agree')).toBe('verdict-showing');
    expect(match.play('1', 'object')).toBe('verdict-showing');
    expect(match.play('1', 'rest')).toBe('verdict-showing');
    expect(match.play('1', 'claim', 'clean', 'gloves')).toBe('verdict-showing');
    expect(match.play('1', 'retract', 1)).toBe('verdict-showing');
    expect(match.play('1', 'shoot', '2')).toBe('verdict-showing');
    expect(match.play('1', 'iDied')).toBe('verdict-showing');
    match.later(1).fireDue();
    expect(open('1')).toEqual([
      'investigate',
      'examine',
      bulletsOnTable ? 'iDied' : 'shoot',
      'announce',
      'rest',
      'claim',
      'retract',
    ]);
  }
});

test('[CB-53] the next day begins immediately without a verdict', () => {
  const match = aMatch().timeOut();
  expect(match.view(null)).toMatchObject({ day: 'tuesday', isVerdictShown: false, began: match.now });
});

test('[CB-53] the day after a server outage has its full time', () => {
  const match = aMatch();
  match.play('0', 'examine', 'pike', 'bat');
  match.later(5 * HOUR).fireDue();
  expect(match.view(null)).toMatchObject({ day: 'tuesday', began: match.now, endsAt: match.now + 150_000 });
});

test('[CB-57] a pause postpones all times of the day, an added minute only the deadline', () => {
  const match = aMatch();
  match.play('0', 'announce', 'crane', 'bat');
  const { deadline, began, plans } = match.G;
  const paused = must(postpone(match.G, 5_000, 'paused'));
  expect([paused.deadline, paused.began]).toEqual([must(deadline) + 5_000, began + 5_000]);
  expect(paused.plans.map(({ at }) => at)).toEqual(plans.map(({ at }) => at + 5_000));
  const added = must(postpone(match.G, 60_000, 'added'));
  expect(added).toEqual({ ...match.G, deadline: must(deadline) + 60_000 });
  expect(postpone({ ...match.G, isVerdictShown: true }, 60_000, 'added')).toBeNull();
  expect(postpone({ ...match.G, deadline: null }, 60_000, 'added')).toBeNull();
});
