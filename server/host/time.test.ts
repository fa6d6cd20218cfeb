import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '../../shared/must';
import { aHouse, aScreen, type House, MATCH } from './testing';
import { type ToyModule, type ToyView, toy } from './toy';

let house: House;
beforeEach(async () => {
  house = await aHouse();
});
afterEach(() => house.end());

const MINUTE = 60_000;
const journal = async () => (await house.store.journal(MATCH)).map(({ move, at }) => [move, at]);
const viewOf = (screen: { state(): { G: unknown } }) => screen.state().G as ToyView;

test('a timeout is made by the host when its time comes, and told with the real time', async () => {
  await house.deal();
  const began = house.clock.now();
  const screen = await house.watch(null);
  await house.pass(MINUTE - 1);
  expect(screen.updates).toEqual([]);
  await house.pass(1);
  expect(screen.updates.map(({ told }) => told)).toEqual([
    [{ n: 1, at: began + MINUTE, code: 'round-over', facts: { round: 1 } }],
  ]);
  expect(viewOf(screen).endsAt).toBe(began + 2 * MINUTE);
});

test('timeouts go on with nobody there until the game ends by them', async () => {
  await house.deal({ rounds: 3 });
  await house.pass(5 * MINUTE, 10_000);
  expect((await house.match()).outcome()).toEqual({ winners: [], reason: 'time' });
  expect(await journal()).toHaveLength(3);
});

test('a move that comes late finds the timeout made before it', async () => {
  const match = await house.deal();
  const late = house.clock.now() + MINUTE + 500;
  // Everything stood still until then; the move is the first to be heard of again, before the match's own alarm.
  const answered = new Promise((resolve) => {
    house.clock.at(house.clock.now() + 1, () => resolve(match.move('0', { name: 'note', args: ['late'] })));
  });
  house.clock.jump(late);
  expect(await answered).toEqual({ ok: true });
  await house.host.settled();
  expect(await journal()).toEqual([
    ['timeout', late],
    ['note', late],
  ]);
});

test('a deadline that passed while the server was off fires once at its start, and the next counts from then', async () => {
  await house.deal();
  const late = house.clock.now() + 10 * MINUTE;
  await house.restart({ at: late });
  expect(await journal()).toEqual([['timeout', late]]);
  await house.pass(MINUTE);
  expect(await journal()).toEqual([
    ['timeout', late],
    ['timeout', late + MINUTE],
  ]);
});

test('a deadline still ahead at the start fires at its time', async () => {
  await house.deal();
  const began = house.clock.now();
  await house.restart({ at: began + 20_000 });
  await house.pass(MINUTE);
  expect(await journal()).toEqual([['timeout', began + MINUTE]]);
});

test('a deadline another process has claimed is left to it until its time is over', async () => {
  await house.deal();
  const deadline = must((await house.store.match(MATCH))?.deadline);
  await house.store.claimDeadline(MATCH, deadline, 'another', deadline, deadline + 5_000);
  await house.pass(MINUTE + 4_000);
  expect(await journal()).toEqual([]);
  // Nothing is written over what the other one may have stored by now.
  expect((await house.store.match(MATCH))?.version).toBe(1);
  await house.pass(10_000);
  expect(await journal()).toHaveLength(1);
});

test('a timeout that faults stops the clock of its match, not the match', async () => {
  await house.end();
  house = await aHouse();
  await house.deal();
  const timeout = () => {
    throw new Error('broken');
  };
  const broken: ToyModule = { ...toy, game: { ...toy.game, moves: { ...toy.game.moves, timeout } } };
  await house.restart({ module: broken });
  await house.pass(5 * MINUTE, 5_000);
  expect(house.logged.filter(({ event }) => event === 'fault')).toHaveLength(1);
  expect(await house.plays('0', { name: 'note', args: ['on we go'] })).toEqual({ ok: true });
  expect((await journal()).map(([move]) => move)).toEqual(['note']);
});

test('a clock that never lets go is stopped, and the match goes on without it', async () => {
  await house.deal();
  const timeout = ({ G }: { G: { endsAt: number } }) => {
    G.endsAt -= 1;
  };
  const endless: ToyModule = { ...toy, game: { ...toy.game, moves: { ...toy.game.moves, timeout } } };
  await house.restart({ module: endless });
  await house.pass(2 * MINUTE, 30_000);
  expect(house.logged.filter(({ event }) => event === 'fault')).toHaveLength(1);
  expect(await house.plays('0', { name: 'note', args: ['on we go'] })).toEqual({ ok: true });
});

test('a restart brings back position, public log and deadline exactly', async () => {
  await house.deal();
  await house.plays('0', { name: 'guess', args: ['1', 1] });
  await house.plays('1', { name: 'note', args: ['mine'] });
  const screens = async () => [await house.watch('0'), await house.watch('1'), await house.watch(null)];
  const before = (await screens()).map(({ syncs }) => syncs);
  const stored = await house.store.match(MATCH);
  await house.restart();
  expect((await screens()).map(({ syncs }) => syncs)).toEqual(before);
  expect(await house.store.match(MATCH)).toEqual(stored);
});

test('chance goes on after a restart where it stood', async () => {
  await house.deal();
  const { snapshot } = must(await house.store.match(MATCH));
  const other = await aHouse();
  await other.deal();
  await other.restart();
  await other.plays('0', { name: 'note', args: ['x'] });
  const plugins = (await other.store.match(MATCH))?.snapshot;
  expect(JSON.stringify(plugins)).toContain(
    JSON.stringify((snapshot as { plugins: { random: unknown } }).plugins.random),
  );
  await other.end();
});

test('an action id counts once: in one go, later, and after a restart', async () => {
  const match = await house.deal();
  const action = { name: 'note', args: ['once'], id: 'a1' };
  const both = await Promise.all([match.move('0', action), match.move('0', action)]);
  expect(both).toEqual([{ ok: true }, { ok: true }]);
  expect(await house.plays('0', action)).toEqual({ ok: true });
  await house.restart();
  expect(await house.plays('0', action)).toEqual({ ok: true });
  expect(await house.plays('1', action)).toEqual({ ok: true });
  expect((await house.store.journal(MATCH)).map(({ seat, id }) => [seat, id])).toEqual([
    ['0', 'a1'],
    ['1', 'a1'],
  ]);
});

test('the move that ended the match is answered again as it was', async () => {
  await house.deal();
  const hand = must(viewOf(await house.watch('1')).hand);
  const action = { name: 'guess', args: ['1', hand], id: 'last' };
  expect(await house.plays('0', action)).toEqual({ ok: true });
  expect(await house.plays('0', action)).toEqual({ ok: true });
  expect(await house.plays('0', { ...action, id: 'other' })).toMatchObject({ refused: 'game-over' });
});

test('a refusal is not kept: the same id is judged again', async () => {
  await house.deal();
  expect(await house.plays('0', { name: 'note', args: [7], id: 'a' })).toMatchObject({ refused: 'invalid-args' });
  expect(await house.plays('0', { name: 'note', args: ['seven'], id: 'a' })).toEqual({ ok: true });
});

test('a commit that fails is answered try-again, nothing happened, and sent again it counts', async () => {
  const match = await house.deal();
  const screen = await house.watch('0');
  house.beforeCommit = () => {
    throw new Error('the disk is full');
  };
  const answers = await Promise.all([
    match.move('0', { name: 'note', args: ['a'], id: 'a' }),
    match.move('0', { name: 'guess', args: ['0', 1] }),
  ]);
  expect(answers.map((answer) => 'refused' in answer && answer.refused)).toEqual(['try-again', 'try-again']);
  house.beforeCommit = null;
  await house.host.settled();
  expect(screen.updates).toEqual([]);
  expect(await house.plays('0', { name: 'note', args: ['a'], id: 'a' })).toEqual({ ok: true });
  expect(viewOf(screen).notes).toEqual(['a']);
});

test('a timeout whose commit fails is made a moment later', async () => {
  await house.deal();
  let tries = 0;
  house.beforeCommit = () => {
    tries += 1;
    throw new Error('the disk is full');
  };
  await house.pass(MINUTE);
  await house.pass(900, 50);
  expect([tries, await journal()]).toEqual([1, []]);
  house.beforeCommit = null;
  await house.pass(200);
  expect(await journal()).toHaveLength(1);
});

test('where somebody else wrote the match, it is read again, shown, and the move can be sent again', async () => {
  await house.deal();
  const screen = await house.watch('0');
  const { snapshot, version } = must(await house.store.match(MATCH));
  const theirs = structuredClone(snapshot) as unknown as { G: { notes: Record<string, string[]> }; rows: number };
  must(theirs.G.notes[0]).push('written elsewhere');
  theirs.rows = 1;
  const row = { n: 1, at: 1, seat: '0', move: 'note', args: ['written elsewhere'], id: 'theirs' };
  const change = { id: MATCH, from: version, snapshot: theirs as never, deadline: null, over: false, rows: [row] };
  await house.store.commit({ match: { ...change, told: [], at: 1 } });
  expect(await house.plays('0', { name: 'note', args: ['b'], id: 'b' })).toMatchObject({ refused: 'try-again' });
  expect(viewOf(screen).notes).toEqual(['written elsewhere']);
  expect(await house.plays('0', { name: 'note', args: ['b'], id: 'b' })).toEqual({ ok: true });
  expect(await house.plays('0', { name: 'note', args: ['c'], id: 'theirs' })).toEqual({ ok: true });
  expect(viewOf(screen).notes).toEqual(['written elsewhere', 'b']);
});

test('a draining host finishes what is under way and takes no more', async () => {
  const match = await house.deal();
  const under = match.move('0', { name: 'note', args: ['a'] });
  const drained = house.host.drain();
  expect(await match.move('0', { name: 'note', args: ['b'] })).toMatchObject({ refused: 'try-again' });
  await drained;
  expect(await under).toEqual({ ok: true });
  await house.pass(2 * MINUTE, 10_000);
  expect(await journal()).toHaveLength(1);
});

test('a device that breaks does not keep the others from their frames', async () => {
  const match = await house.deal();
  const broken = aScreen();
  broken.update = () => {
    throw new Error('gone');
  };
  await match.attach('0', broken);
  const screen = await house.watch('0');
  expect(await house.plays('0', { name: 'note', args: ['a'] })).toEqual({ ok: true });
  expect(screen.updates).toHaveLength(1);
});

test('credentials that died while a device was on its way show it nothing', async () => {
  const match = await house.deal();
  const credentials = await match.issueCredentials('0');
  const screen = aScreen();
  const revoked = match.revoke('0');
  await match.attach('0', screen, credentials);
  await revoked;
  expect(screen).toMatchObject({ isRevoked: true, syncs: [] });
});

test('whoever asks for a match gets the same one, also at once after a start', async () => {
  await house.deal();
  await house.restart();
  const [one, two] = await Promise.all([house.host.find(MATCH), house.host.find(MATCH)]);
  expect(one).toBe(two);
  expect(await house.host.find('nothing')).toBeNull();
});
