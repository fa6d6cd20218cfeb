import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seatsOf } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Change } from '../store/store';
import { aHarness, aScreen, MATCH, type MatchHarness, moveOf, ROOM } from './testing';
import type { ToyState, ToyView } from './toy';

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

const stateOf = async () => (await harness.stored()).engineState.G as ToyState;

test('[door 2] the seed is 32 bytes of entropy, and no frame contains it', async () => {
  await harness.deal();
  const { setup } = must(await harness.store.match(MATCH));
  expect(setup.seed).toMatch(/^[0-9a-f]{64}$/);
  const screens = [await harness.watch('0'), await harness.watch(null)];
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  expect(JSON.stringify(screens)).not.toContain(setup.seed);
});

test('[door 4] moves reserved for the clock are not accepted from players', async () => {
  await harness.deal();
  for (const name of ['timeout', 'valueOf', 'constructor', '__proto__', 'endGame', 'UNDO']) {
    expect(await harness.plays('0', { name, args: [] })).toMatchObject({ refused: 'unknown-move' });
  }
  expect((await stateOf()).round).toBe(1);
});

test('[door 3] a seat that does not exist cannot move', async () => {
  const match = await harness.deal();
  for (const seat of ['2', '-1', '__proto__', 'constructor', '']) {
    expect(await harness.plays(seat, { name: 'note', args: ['x'] })).toMatchObject({ refused: 'not-your-seat' });
    await expect(match.issueCredentials(seat, 'ada', null)).rejects.toThrow();
    expect(await match.holderOf(seat, 'x')).toBeNull();
  }
});

test('[door 5] a move that throws an error is answered as a fault', async () => {
  await harness.deal();
  const screen = await harness.watch('0');
  const answer = await harness.plays('0', { name: 'crash', args: ['x'] });
  expect(answer).toEqual({ refused: 'fault', detail: expect.stringContaining('Nothing has changed') });
  expect(screen.updates).toEqual([]);
  expect(await harness.plays('0', { name: 'guess', args: ['1', 1] })).toEqual({ ok: true });
  expect((await stateOf()).round).toBe(1);
});

test('[door 5] a view that throws refuses the move as a fault', async () => {
  await harness.deal();
  await harness.watch('1');
  expect(await harness.plays('0', { name: 'smash', args: [] })).toMatchObject({ refused: 'fault' });
  expect((await stateOf()).round).toBe(1);
  expect(await harness.plays('1', { name: 'note', args: ['still here'] })).toEqual({ ok: true });
});

test('[door 9] a refusal is sent to the mover only', async () => {
  await harness.deal();
  const screens = [await harness.watch('0'), await harness.watch('1'), await harness.watch(null)];
  expect(await harness.plays('0', { name: 'guess', args: ['0', 1] })).toEqual({
    refused: 'own-number',
    detail: 'You know your own number.',
  });
  expect(await harness.plays('0', { name: 'guess', args: ['1', 77] })).toMatchObject({ refused: 'invalid-args' });
  for (const screen of screens) expect(screen.updates).toEqual([]);
});

test('[door 10] simultaneous moves are judged one after another', async () => {
  const match = await harness.deal();
  const answers = await Promise.all([
    moveOf(match, '0', { name: 'note', args: ['a'] }),
    moveOf(match, '1', { name: 'note', args: ['b'] }),
    moveOf(match, '0', { name: 'note', args: ['c'] }),
    moveOf(match, '0', { name: 'note', args: ['d'] }),
    moveOf(match, '0', { name: 'note', args: ['e'] }),
  ]);
  expect(answers.map((answer) => ('ok' in answer ? 'ok' : answer.refused))).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
    'notebook-full',
  ]);
  expect((await stateOf()).notes).toEqual({ 0: ['a', 'c', 'd'], 1: ['b'] });
});

test('[door 11] a move is stored, then answered, then shown', async () => {
  const match = await harness.deal();
  const screen = await harness.watch('0');
  const order: string[] = [];
  const storedNow = async () => (await harness.store.journal(MATCH)).length;
  screen.update = () => void order.push('shown');
  harness.beforeCommit = async () => {
    expect(await storedNow()).toBe(0);
    order.push('storing');
  };
  await new Promise<void>((resolve, reject) => {
    match.move('0', { name: 'note', args: ['a'] }, null, () => {
      order.push('answered');
      storedNow()
        .then((stored) => expect(stored).toBe(1))
        .then(resolve, reject);
    });
  });
  await harness.matches.settled();
  expect(order).toEqual(['storing', 'answered', 'shown']);
});

test('[door 12] a device gets the facts since its last frame', async () => {
  await harness.deal();
  const screen = await harness.watch('1');
  await harness.plays('0', { name: 'note', args: ['private'] });
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  await harness.plays('0', { name: 'guess', args: ['1', 2] });
  expect(must(screen.syncs[0]).log).toEqual([]);
  expect(screen.updates.map(({ facts }) => facts.map(({ n }) => n))).toEqual([[1], [2]]);
  expect(screen.updates.every(({ state }) => state.deltalog.length === 0)).toBe(true);
  expect(JSON.stringify(screen)).not.toContain('private');
  const late = await harness.watch(null);
  expect(must(late.syncs[0]).publicLog.map(({ n, code }) => [n, code])).toEqual([
    [1, 'guessed'],
    [2, 'guessed'],
  ]);
});

test('[door 13] ctx is public and never changes during a match', async () => {
  await harness.deal();
  const screen = await harness.watch('0');
  const fixed = must(screen.syncs[0]).state.ctx;
  expect(fixed).toEqual({
    numPlayers: 2,
    playOrder: ['0', '1'],
    playOrderPos: 0,
    currentPlayer: '0',
    turn: 1,
    numMoves: 0,
    phase: null,
    activePlayers: { 0: null, 1: null },
  });
  await harness.plays('0', { name: 'note', args: ['a'] });
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  for (const { state } of screen.updates) expect(state.ctx).toEqual(fixed);
});

test('[door 14] a viewer who cannot see a change gets no frame', async () => {
  await harness.deal();
  const mine = await harness.watch('0');
  await harness.plays('0', { name: 'note', args: ['a'] });
  const alsoMine = await harness.watch('0');
  const others = [await harness.watch('1'), await harness.watch(null)];
  await harness.plays('0', { name: 'note', args: ['b'] });
  expect(mine.updates.map(({ state }) => state._stateID)).toEqual([1, 2]);
  expect(alsoMine.updates.map(({ state }) => state._stateID)).toEqual([1]);
  for (const other of others) expect(other.updates).toEqual([]);
});

test('[door 15] a frame contains nothing of another seat', async () => {
  await harness.deal();
  await harness.plays('0', { name: 'note', args: ['mine alone'] });
  const { syncs } = await harness.watch(null);
  const { state, initialState, filteredMetadata } = must(syncs[0]);
  expect(Object.keys(state).sort()).toEqual(['G', '_redo', '_stateID', '_undo', 'ctx', 'deltalog', 'plugins']);
  expect(initialState).toEqual(state);
  expect((state.G as ToyView).hands).toBeNull();
  expect(filteredMetadata).toEqual([
    { id: 0, name: 'P0', isConnected: false, member: 'm0' },
    { id: 1, name: 'P1', isConnected: false, member: 'm1' },
  ]);
});

test('[door 16] credentials are new for each request, stored as hashes and never logged', async () => {
  const match = await harness.deal();
  const changes: Change[] = [];
  harness.beforeCommit = (change) => void changes.push(change);
  const issue = () => match.issueCredentials('0', 'ada', null);
  const [first, second] = [await issue(), await issue()];
  expect(first).not.toBe(second);
  expect(await match.holderOf('0', first)).toEqual({ member: 'ada', screen: null });
  expect(await match.holderOf('0', second)).toEqual({ member: 'ada', screen: null });
  expect(await match.holderOf('1', first)).toBeNull();
  expect(JSON.stringify([changes, harness.logged])).not.toContain(first);
});

async function revoke(member: string): Promise<void> {
  await harness.store.commit({ revoke: { room: ROOM, member } });
  await harness.matches.cutOff(ROOM, member);
}

test('[door 16] a seat that changed hands rejects the old credentials and devices', async () => {
  const match = await harness.deal();
  const [old, others] = [
    await match.issueCredentials('0', 'ada', null),
    await match.issueCredentials('1', 'bea', null),
  ];
  const [screen, other] = [aScreen(), aScreen()];
  await match.attach('0', screen, old);
  await match.attach('1', other, others);
  await revoke('ada');
  expect(screen.isRevoked).toBe(true);
  expect(other.isRevoked).toBe(false);
  expect(await match.holderOf('0', old)).toBeNull();
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  expect([screen.updates.length, other.updates.length]).toEqual([0, 1]);
});

test('[door 18] no earlier state is kept beside the current one', async () => {
  await harness.deal();
  const sizeOf = async () => JSON.stringify((await harness.stored()).snapshot()).length;
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  const before = await sizeOf();
  for (const text of ['a', 'b', 'c']) await harness.plays('0', { name: 'note', args: [text] });
  expect((await sizeOf()) - before).toBe('"a","b","c"'.length);
});

test('[door 23] which hands are dealt depends on the secret seed', async () => {
  await harness.deal({}, [null, null, null, null]);
  const hands = (await stateOf()).hands;
  const other = await aHarness('two');
  await other.deal({}, [null, null, null, null]);
  expect(((await other.stored()).engineState.G as ToyState).hands).not.toEqual(hands);
  await other.end();
});

test('[door 24] no argument and no state is logged or printed', async () => {
  const printed = ['log', 'info', 'warn', 'error', 'debug'] as const;
  const spies = printed.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  const streams = [vi.spyOn(process.stderr, 'write'), vi.spyOn(process.stdout, 'write')];
  await harness.deal();
  await harness.plays('0', { name: 'crash', args: ['xyzzy-argument'] });
  await harness.plays('0', { name: 'crash', args: [{ xyzzy: 1 }] });
  await harness.plays('0', { name: 'xyzzy', args: ['xyzzy'] });
  await harness.plays('0', { name: 'smash', args: [] });
  const output = JSON.stringify([harness.logged, ...[...spies, ...streams].map(({ mock }) => mock.calls)]);
  for (const spy of [...spies, ...streams]) spy.mockRestore();
  expect(output).not.toContain('xyzzy');
  const { hands } = await stateOf();
  expect(output).not.toContain(JSON.stringify(hands));
  const faults = harness.logged.filter(({ event }) => event === 'fault').map(({ facts }) => facts);
  expect(faults.map(({ match: id, seat, move, n }) => ({ id, seat, move, n }))).toEqual([
    { id: MATCH, seat: '0', move: 'crash', n: 1 },
    { id: MATCH, seat: '0', move: 'smash', n: 1 },
  ]);
});

test('[door 25] a device gets sync before any frame', async () => {
  const match = await harness.deal();
  const moves = seatsOf(2).map((seat) => moveOf(match, seat, { name: 'note', args: ['early'] }));
  const screen = aScreen();
  const attached = match.attach('0', screen);
  moves.push(moveOf(match, '0', { name: 'note', args: ['late'] }));
  await attached;
  await Promise.all(moves);
  await harness.matches.settled();
  expect((must(screen.syncs[0]).state.G as ToyView).notes).toEqual(['early']);
  expect(screen.updates.map(({ state }) => (state.G as ToyView).notes)).toEqual([['early', 'late']]);
});
