import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import { aHarness, aScreen, MATCH, type MatchHarness, moveOf, ROOM } from './testing';
import { type ToyModule, type ToyView, toy } from './toy';

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

const MINUTE = 60_000;
const journal = async () => (await harness.store.journal(MATCH)).map(({ move, at }) => [move, at]);
const viewOf = (screen: { state(): { G: unknown } }) => screen.state().G as ToyView;

test('a timeout fires when it is due', async () => {
  await harness.deal();
  const began = harness.clock.now();
  const screen = await harness.watch(null);
  await harness.pass(MINUTE - 1);
  expect(screen.updates).toEqual([]);
  await harness.pass(1);
  expect(screen.updates.map(({ facts }) => facts)).toEqual([
    [{ n: 1, at: began + MINUTE, code: 'round-over', facts: { round: 1 } }],
  ]);
  expect(viewOf(screen).endsAt).toBe(began + 2 * MINUTE);
});

test('timeouts fire while no client is connected, until they end the game', async () => {
  await harness.deal({ rounds: 3 });
  await harness.pass(5 * MINUTE, 10_000);
  expect((await harness.match()).outcome()).toEqual({ winners: [], reason: 'time' });
  expect(await journal()).toHaveLength(3);
});

test('a move that arrives after a deadline is judged after the timeout', async () => {
  const match = await harness.deal();
  const late = harness.clock.now() + MINUTE + 500;
  // The deadline has passed, but the match's timer has not fired yet when the move arrives.
  const answered = new Promise((resolve) => {
    harness.clock.at(harness.clock.now() + 1, () => resolve(moveOf(match, '0', { name: 'note', args: ['late'] })));
  });
  harness.clock.jump(late);
  expect(await answered).toEqual({ ok: true });
  await harness.matches.settled();
  expect(await journal()).toEqual([
    ['timeout', late],
    ['note', late],
  ]);
});

test('a deadline missed while the server was off fires once', async () => {
  await harness.deal();
  const late = harness.clock.now() + 10 * MINUTE;
  await harness.restart({ at: late });
  expect(await journal()).toEqual([['timeout', late]]);
  await harness.pass(MINUTE);
  expect(await journal()).toEqual([
    ['timeout', late],
    ['timeout', late + MINUTE],
  ]);
});

test('a deadline still ahead after a restart fires on time', async () => {
  await harness.deal();
  const began = harness.clock.now();
  await harness.restart({ at: began + 20_000 });
  await harness.pass(MINUTE);
  expect(await journal()).toEqual([['timeout', began + MINUTE]]);
});

test('a process does not fire a deadline that another process has claimed', async () => {
  await harness.deal();
  const deadline = must((await harness.store.match(MATCH))?.deadline);
  await harness.store.claimDeadline(MATCH, deadline, 'another', deadline, deadline + 5_000);
  await harness.pass(MINUTE + 4_000);
  expect(await journal()).toEqual([]);
  // The other process may have stored a newer version, which this process must not overwrite.
  expect((await harness.store.match(MATCH))?.version).toBe(1);
  await harness.pass(10_000);
  expect(await journal()).toHaveLength(1);
});

test('a failed timeout stops the match’s clock but not the match', async () => {
  await harness.end();
  harness = await aHarness();
  await harness.deal();
  const timeout = () => {
    throw new Error('broken');
  };
  const broken: ToyModule = { ...toy, game: { ...toy.game, moves: { ...toy.game.moves, timeout } } };
  await harness.restart({ module: broken });
  await harness.pass(5 * MINUTE, 5_000);
  expect(harness.logged.filter(({ event }) => event === 'fault')).toHaveLength(1);
  expect(await harness.plays('0', { name: 'note', args: ['on we go'] })).toEqual({ ok: true });
  expect((await journal()).map(([move]) => move)).toEqual(['note']);
});

test('an endless chain of timeouts is stopped', async () => {
  await harness.deal();
  const timeout = ({ G }: { G: { endsAt: number } }) => {
    G.endsAt -= 1;
  };
  const endless: ToyModule = { ...toy, game: { ...toy.game, moves: { ...toy.game.moves, timeout } } };
  await harness.restart({ module: endless });
  await harness.pass(2 * MINUTE, 30_000);
  expect(harness.logged.filter(({ event }) => event === 'fault')).toHaveLength(1);
  expect(await harness.plays('0', { name: 'note', args: ['on we go'] })).toEqual({ ok: true });
});

test('a restart restores the state, the public log and the deadline', async () => {
  await harness.deal();
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  await harness.plays('1', { name: 'note', args: ['mine'] });
  const screens = async () => [await harness.watch('0'), await harness.watch('1'), await harness.watch(null)];
  const before = (await screens()).map(({ syncs }) => syncs);
  const stored = await harness.store.match(MATCH);
  await harness.restart();
  expect((await screens()).map(({ syncs }) => syncs)).toEqual(before);
  expect(await harness.store.match(MATCH)).toEqual(stored);
});

test('random draws after a restart continue the same sequence', async () => {
  await harness.deal();
  const { plugins } = (await harness.stored()).engineState;
  const other = await aHarness();
  await other.deal();
  await other.restart();
  await other.plays('0', { name: 'note', args: ['x'] });
  expect((await other.stored()).engineState.plugins.random).toEqual(plugins.random);
  await other.end();
});

test('a repeated action id is applied once', async () => {
  const match = await harness.deal();
  const action = { name: 'note', args: ['once'], id: 'a1' };
  const both = await Promise.all([moveOf(match, '0', action), moveOf(match, '0', action)]);
  expect(both).toEqual([{ ok: true }, { ok: true }]);
  expect(await harness.plays('0', action)).toEqual({ ok: true });
  await harness.restart();
  expect(await harness.plays('0', action)).toEqual({ ok: true });
  expect(await harness.plays('1', action)).toEqual({ ok: true });
  expect((await harness.store.journal(MATCH)).map(({ seat, id }) => [seat, id])).toEqual([
    ['0', 'a1'],
    ['1', 'a1'],
  ]);
});

test('a seat that has made ten thousand moves cannot move again', async () => {
  await harness.deal();
  const { snapshot } = must(await harness.store.match(MATCH));
  for (let version = 1; version <= 5; version++) {
    const rows = Array.from({ length: 2_000 }, (_, index) => {
      const n = (version - 1) * 2_000 + index + 1;
      return { n, at: 1, seat: n === 1 ? '1' : '0', move: 'note', args: ['x'], id: null };
    });
    const at = { id: MATCH, from: version, deadline: null, over: false, at: 1 };
    const state = { ...(snapshot as object), rows: version * 2_000 } as unknown as Json;
    await harness.store.commit({ match: { ...at, snapshot: state, rows, facts: [] } });
  }
  await harness.restart();
  const note = (seat: string, id: string) => harness.plays(seat, { name: 'note', args: [id], id });
  expect(await note('0', 'last')).toEqual({ ok: true });
  expect(await note('0', 'more')).toMatchObject({ refused: 'too-many-moves' });
  expect(await note('0', 'last')).toEqual({ ok: true });
  expect(await note('1', 'mine')).toEqual({ ok: true });
});

test('repeating the move that ended the match gets the same answer', async () => {
  await harness.deal();
  const hand = must(viewOf(await harness.watch('1')).hand);
  const action = { name: 'guess', args: ['1', hand], id: 'last' };
  expect(await harness.plays('0', action)).toEqual({ ok: true });
  expect(await harness.plays('0', action)).toEqual({ ok: true });
  expect(await harness.plays('0', { ...action, id: 'other' })).toMatchObject({ refused: 'game-over' });
});

test('a refused move can be sent again with the same id', async () => {
  await harness.deal();
  expect(await harness.plays('0', { name: 'note', args: [7], id: 'a' })).toMatchObject({ refused: 'invalid-args' });
  expect(await harness.plays('0', { name: 'note', args: ['seven'], id: 'a' })).toEqual({ ok: true });
});

test('a move whose commit fails is refused with try-again', async () => {
  const match = await harness.deal();
  const screen = await harness.watch('0');
  harness.beforeCommit = () => {
    throw new Error('the disk is full');
  };
  const answers = await Promise.all([
    moveOf(match, '0', { name: 'note', args: ['a'], id: 'a' }),
    // Once the commit for the first move has failed, this move and the next are judged together.
    moveOf(match, '0', { name: 'note', args: ['b'] }),
    moveOf(match, '0', { name: 'guess', args: ['0', 1] }),
  ]);
  const refused = answers.map((answer) => 'refused' in answer && answer.refused);
  expect(refused).toEqual(['try-again', 'try-again', 'try-again']);
  harness.beforeCommit = null;
  await harness.matches.settled();
  expect(screen.updates).toEqual([]);
  expect(await harness.plays('0', { name: 'note', args: ['a'], id: 'a' })).toEqual({ ok: true });
  expect(viewOf(screen).notes).toEqual(['a']);
});

test('a timeout whose commit fails is retried', async () => {
  await harness.deal();
  const due = harness.clock.now() + MINUTE;
  const tries: number[] = [];
  harness.beforeCommit = () => {
    tries.push(harness.clock.now() - due);
    throw new Error('the disk is full');
  };
  await harness.pass(MINUTE);
  await harness.pass(3_000, 25);
  expect([tries, await journal()]).toEqual([[0, 125, 375, 875, 1_875, 2_875], []]);
  harness.beforeCommit = null;
  await harness.pass(1_000, 25);
  expect(await journal()).toEqual([['timeout', due + 3_875]]);
});

test('a timeout after three failures is less than a second late', async () => {
  const match = await harness.deal();
  const due = harness.clock.now() + MINUTE;
  const once = () => {
    harness.beforeCommit = null;
    throw new Error('the connection is lost');
  };
  await harness.pass(MINUTE - 1);
  harness.beforeCommit = once;
  expect(await moveOf(match, '0', { name: 'note', args: ['a'] })).toMatchObject({ refused: 'try-again' });
  const { claimDeadline } = harness.store;
  harness.store.claimDeadline = async () => {
    harness.store.claimDeadline = claimDeadline;
    harness.beforeCommit = once;
    throw new Error('the connection is lost');
  };
  await harness.pass(2_000, 1);
  const late = Number((await journal())[0]?.[1]) - due;
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(1_000);
});

test('a move after another process’s write is judged on the new state', async () => {
  await harness.deal();
  const screen = await harness.watch('0');
  const { snapshot, version } = must(await harness.store.match(MATCH));
  const theirs = structuredClone(snapshot) as unknown as { G: { notes: Record<string, string[]> }; rows: number };
  must(theirs.G.notes[0]).push('written elsewhere');
  theirs.rows = 1;
  const row = { n: 1, at: 1, seat: '0', move: 'note', args: ['written elsewhere'], id: 'theirs' };
  const change = { id: MATCH, from: version, snapshot: theirs as never, deadline: null, over: false, rows: [row] };
  await harness.store.commit({ match: { ...change, facts: [], at: 1 } });
  expect(await harness.plays('0', { name: 'note', args: ['b'], id: 'b' })).toEqual({ ok: true });
  expect(viewOf(screen).notes).toEqual(['written elsewhere', 'b']);
  expect(await harness.plays('0', { name: 'note', args: ['c'], id: 'theirs' })).toEqual({ ok: true });
  expect(viewOf(screen).notes).toEqual(['written elsewhere', 'b']);
});

test('a draining server finishes its pending moves', async () => {
  const match = await harness.deal();
  const under = moveOf(match, '0', { name: 'note', args: ['a'] });
  const drained = harness.matches.drain();
  expect(await moveOf(match, '0', { name: 'note', args: ['b'] })).toMatchObject({ refused: 'try-again' });
  await drained;
  expect(await under).toEqual({ ok: true });
  await harness.pass(2 * MINUTE, 10_000);
  expect(await journal()).toHaveLength(1);
});

test('a broken connection does not keep frames from other devices', async () => {
  const match = await harness.deal();
  const broken = aScreen();
  broken.update = () => {
    throw new Error('gone');
  };
  await match.attach('0', broken);
  const screen = await harness.watch('0');
  expect(await harness.plays('0', { name: 'note', args: ['a'] })).toEqual({ ok: true });
  expect(screen.updates).toHaveLength(1);
});

test('a device whose credentials are revoked while it joins is shown nothing', async () => {
  const match = await harness.deal();
  const credentials = await match.issueCredentials('0', 'ada', null);
  const screen = aScreen();
  expect(await match.holderOf('0', credentials)).toEqual({ member: 'ada', screen: null });
  await harness.store.commit({ revoke: { room: ROOM, member: 'ada' } });
  await match.attach('0', screen, credentials);
  expect(screen).toMatchObject({ isRevoked: true, syncs: [] });
});

test('all requests for a match get the same object', async () => {
  await harness.deal();
  await harness.restart();
  const [one, two] = await Promise.all([harness.matches.find(MATCH), harness.matches.find(MATCH)]);
  expect(one).toBe(two);
  expect(await harness.matches.find('nothing')).toBeNull();
});
