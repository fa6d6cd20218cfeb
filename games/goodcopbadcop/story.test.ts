import { honoursOf, type LogEntry, must, readBy, tell } from 'hush/game';
import { expect, test } from 'vitest';
import { lying, story } from './story';
import { aMatch, type Match } from './testing';
import { reveal } from './view';

const cards = { 0: 'AHC', 1: 'HHC', 2: 'KCH', 3: 'CCH', 4: 'HHC' };
const names = (seat: string) => ['Mabel', 'Percy', 'Hugo', 'Ada', 'Lena'][Number(seat)] ?? seat;
const honours = (match: Match) => honoursOf(lying, reveal(match.G));

test('a false claim that was not retracted counts as a lie', () => {
  const match = aMatch({ cards });
  match.play('2', 'claim', 'side', 'agent');
  match.play('2', 'claim', 'side', 'crooked');
  match.play('2', 'claim', 'honest', '2:0');
  match.play('3', 'claim', 'side', 'honest');
  match.play('3', 'retract', must(match.G.claims.at(-1)).n);
  match.play('0', 'claim', 'suspicion', '2');
  match.play('0', 'claim', 'suspicion', '1');
  const counted = honours(match);
  expect(['0', '2', '3'].map((seat) => counted[seat]?.deceptions)).toEqual([0, 2, 0]);
  expect(counted['0']?.suspicions).toEqual({ right: 1, of: 2 });
});

test('only a shot at the other side counts as a correct suspicion', () => {
  const right = aMatch({ cards, guns: { 0: '3' } });
  right.shoot().allPass();
  expect(honours(right)['0']?.suspicions).toEqual({ right: 1, of: 1 });
  const wrong = aMatch({ cards, guns: { 0: '1' } });
  wrong.shoot().allPass();
  expect(honours(wrong)['0']?.suspicions).toEqual({ right: 0, of: 1 });
  expect(Object.values(honours(wrong)).map(({ deceptions }) => deceptions)).toEqual([0, 0, 0, 0, 0]);
});

/** Adds a log entry before the first shot, in which `seat` aims its gun at `at`. */
function aimed(log: readonly LogEntry[], seat: string, at: string): LogEntry[] {
  const shot = log.findIndex(({ code }) => code === 'shot');
  const aim = { n: 0, at: must(log[shot]).at, code: 'aimed', facts: { seat, at } };
  return [...log.slice(0, shot), aim, ...log.slice(shot)].map((entry, index) => ({ ...entry, n: index + 1 }));
}

test('the headline is about the shot that ended the match', () => {
  const match = aMatch({ cards, guns: { 0: '2' } });
  match.later(1).play('2', 'claim', 'honest', '2:0');
  match.later(1).play('3', 'claim', 'suspicion', '1');
  match.later(1).play('4', 'claim', 'suspicion', '2');
  match.shoot().allPass();
  const outcome = { winners: ['0', '1', '4'], reason: 'kingpin-eliminated' };
  const log = aimed(match.log, '1', '3');
  const { headline, slip, points, awards } = must(tell(story, { ...reveal(match.G), outcome }, log, names));
  expect(awards.find(({ kind }) => kind === 'deduction')).toMatchObject({
    ...{ by: '4', words: '“I suspect Hugo.”', because: 'At the start. Hugo was the Kingpin.' },
  });
  expect(headline).toEqual(['Mabel shot Hugo.', 'Hugo was the Kingpin.']);
  expect(slip).toMatchObject({ by: '2', note: 'Turn 1. Hugo was the Kingpin.', believed: ['1'], doubted: ['0', '4'] });
  expect(points.find(({ mark }) => mark === 'broke')?.lead).toBe('Hugo’s card 1 turned out to be the Kingpin.');
  expect(points.find(({ mark }) => mark === 'end')).toMatchObject({
    lead: 'Mabel shot Hugo.',
    rest: 'Hugo was the Kingpin.',
  });
});

test('a lie about a card fools no player who has seen it', () => {
  const match = aMatch({ cards });
  match.later(1).play('2', 'claim', 'honest', '2:0');
  match.change((G) => {
    const card = must(G.slots['2']?.[0]);
    G.looks.push({ turn: 1, by: '1', at: '2', slot: 0, card, through: 'investigate' });
  });
  const claim = must(match.G.claims[0]);
  expect(lying.hearers(reveal(match.G), claim)).toEqual(['0', '4']);
});

test('the story says that a shot only wounded a leader', () => {
  const match = aMatch({ cards, guns: { 0: '2' } });
  match.shoot().allPass();
  const outcome = { winners: ['2'], reason: 'both-leaders' };
  const log = [...match.log, { n: match.log.length + 1, at: match.now, code: 'over', facts: {} }];
  const { headline, points } = must(tell(story, { ...reveal(match.G), outcome }, log, names));
  expect(headline).toEqual(['Hugo held both leaders.', 'Hugo won alone.']);
  expect(points.map(({ mark, lead, rest }) => [mark, lead, rest])).toEqual([
    ['shot', 'Mabel shot Hugo.', 'Hugo was the Kingpin and survived, wounded.'],
    ['end', 'Hugo held both leaders.', 'Hugo won alone.'],
  ]);
});

test('a player who suspects another officer does not believe the lie', () => {
  const match = aMatch({ cards });
  match.later(1).play('2', 'claim', 'honest', '2:0');
  match.later(1).play('1', 'claim', 'suspicion', '3');
  const outcome = { winners: ['2'], reason: 'both-leaders' };
  const { slip, awards } = must(tell(story, { ...reveal(match.G), outcome }, match.log, names));
  expect(slip).toMatchObject({ by: '2', believed: [], doubted: [] });
  expect(awards.some(({ kind }) => kind === 'lie')).toBe(false);
});

test('the story addresses the player who reads it as “you”', () => {
  const match = aMatch({ cards, guns: { 0: '2' } });
  match.later(1).play('2', 'claim', 'honest', '2:0');
  match.shoot().allPass();
  const outcome = { winners: ['0', '1', '4'], reason: 'kingpin-eliminated' };
  const { headline, points } = must(tell(story, { ...reveal(match.G), outcome }, match.log, readBy(names, '2')));
  expect(headline).toEqual(['Mabel shot you.', 'You were the Kingpin.']);
  expect(points.find(({ mark }) => mark === 'lie')?.lead).toBe('You called your own card 1 Honest.');
});

test('the story tells a wounded leader what the shot at them did', () => {
  const match = aMatch({ cards, guns: { 0: '2' } });
  match.shoot().allPass();
  const outcome = { winners: ['2'], reason: 'both-leaders' };
  const { points } = must(tell(story, { ...reveal(match.G), outcome }, match.log, readBy(names, '2')));
  expect(points.find(({ mark }) => mark === 'shot')?.rest).toBe('You were the Kingpin and survived, wounded.');
});

test('a shot counts as a deduction only before the leader is known', () => {
  const best = (opening: Parameters<typeof aMatch>[0], winners: string[], before: LogEntry[] = []) => {
    const match = aMatch({ cards, ...opening });
    match.shoot().allPass();
    const view = { ...reveal(match.G), outcome: { winners, reason: 'kingpin-eliminated' } };
    return tell(story, view, [...before, ...match.log], names)?.awards.find(({ kind }) => kind === 'deduction');
  };
  const guns = { 0: '2' };
  expect(best({ guns }, ['0', '1', '4'])).toMatchObject({ by: '0', words: 'Shot Hugo.' });
  expect(best({ guns }, ['2', '3'])).toBeUndefined();
  const shown = { n: 0, at: 0, code: 'revealed', facts: { seat: '2', slot: 0, face: 'kingpin' } };
  expect(best({ guns }, ['0', '1', '4'], [shown])).toBeUndefined();
});

type Facts = Parameters<typeof story.events>[1];

/** Tells the turning points of a match as if one player had won it with both leaders. */
function pointsOf(match: Match, said = names) {
  const outcome = { winners: ['2'], reason: 'both-leaders' };
  const { points } = must(tell(story, { ...reveal(match.G), outcome }, match.log, said));
  return points.map(({ lead, rest }) => `${lead} ${rest}`);
}

test('the story says whose shot Riot Shield turned on whom', () => {
  const match = aMatch({ cards, hands: { 3: ['riot_shield'] }, guns: { 0: '1' } }).shoot();
  match
    .expect(match.use('3', 'riot_shield'))
    .expect(match.play('1', 'choosePlayer', '2'))
    .allPass();
  expect(pointsOf(match)).toContain(
    'Mabel shot at Percy, but Riot Shield turned the bullet on Hugo. Hugo was the Kingpin and survived, wounded.',
  );
  expect(pointsOf(match).join(' ')).not.toContain('used Riot Shield');
});

test('the story tells which shot K-9 Unit stopped', () => {
  const match = aMatch({ cards, hands: { 3: ['k9_unit'] }, guns: { 0: '2', 1: '2' } }).shoot();
  match.expect(match.use('3', 'k9_unit', '0'));
  expect(pointsOf(match)).toEqual(['Ada used K-9 Unit on Mabel. Mabel was about to shoot Hugo.']);
  expect(pointsOf(match, readBy(names, '0'))).toEqual(['Ada used K-9 Unit on you. You were about to shoot Hugo.']);
  const idle = aMatch({ cards, hands: { 3: ['k9_unit'] }, guns: { 0: '2', 1: '2' } }).shoot();
  idle.expect(idle.use('3', 'k9_unit', '1'));
  expect(pointsOf(idle)).toEqual([]);
});

test('the story prefers a wounded leader to an officer who is out', () => {
  const weightOf = (target: string) => {
    const match = aMatch({ cards, guns: { 0: target } });
    match.shoot().allPass();
    const view = { ...reveal(match.G), outcome: { winners: ['2'], reason: 'both-leaders' } };
    return must(story.events(view, match.log as Facts, names).find(({ mark }) => mark === 'shot')).weight;
  };
  expect(weightOf('2')).toBeGreaterThan(weightOf('3'));
});
