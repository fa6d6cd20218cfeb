import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { aHarness, aScreen, MATCH, type MatchHarness } from './testing';
import { type ToyModule, type ToyState, toy } from './toy';

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

async function play(): Promise<void> {
  await harness.deal();
  await harness.watch('0');
}

const events = () => harness.logged.map(({ event }) => event);
/** Returns how many moves are in the stored snapshot and how many are in the journal. */
async function stored(): Promise<[number, number]> {
  const { snapshot } = must(await harness.store.match(MATCH));
  return [(snapshot as { rows: number }).rows, (await harness.store.journal(MATCH)).length];
}
const write = (text: string) => harness.plays('0', { name: 'note', args: [text], id: text });

/** The toy game, but a notebook can take any number of notes. */
const patient: ToyModule = { ...toy, legal: { ...toy.legal, note: { ...toy.legal.note, refusal: () => null } } };

test('a snapshot is stored after 32 moves', async () => {
  await harness.restart({ module: patient });
  await play();
  for (let n = 1; n < 32; n++) await write(`${n}`);
  expect(await stored()).toEqual([0, 31]);
  await write('32');
  expect(await stored()).toEqual([32, 32]);
});

test('a shutdown stores a snapshot of each match', async () => {
  await play();
  await write('a');
  expect(await stored()).toEqual([0, 1]);
  await harness.matches.drain();
  expect(await stored()).toEqual([1, 1]);
});

test('a match gets a snapshot when its last client disconnects', async () => {
  const match = await harness.deal();
  const { detach } = await match.attach('0', aScreen());
  await write('a');
  expect(await stored()).toEqual([0, 1]);
  detach();
  await harness.matches.settled();
  expect(await stored()).toEqual([1, 1]);
  // A timeout is also followed by a snapshot.
  await harness.pass(61_000);
  expect(await stored()).toEqual([2, 2]);
});

test('the journal has every move if the idle snapshot fails', async () => {
  await play();
  await write('a');
  harness.beforeCommit = () => {
    throw new Error('the disk is full');
  };
  await harness.matches.drain();
  harness.beforeCommit = null;
  expect(await stored()).toEqual([0, 1]);
  await harness.restart();
  expect((await harness.watch('0')).state().G).toMatchObject({ notes: ['a'] });
});

test('an idle snapshot that fails is not attempted again', async () => {
  await harness.deal();
  let tries = 0;
  harness.beforeCommit = ({ match }) => {
    if (match?.rows.length === 0 && ++tries < 9) throw new Error('the disk is full');
  };
  await write('a');
  await harness.matches.settled();
  expect([tries, ...(await stored())]).toEqual([1, 0, 1]);
});

test('unsaved moves under new rules cancel the match', async () => {
  await play();
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  const upgrade = (old: unknown) => old as ToyState;
  await harness.restart({ module: { ...toy, version: 2, upgrade } });
  const screen = await harness.watch('0');
  expect(screen.state().ctx.gameover).toEqual({ winners: [], reason: 'new-version', cancelled: true });
  expect(screen.syncs[0]?.publicLog.map(({ code }) => code)).toEqual(['guessed']);
  expect(events()).toContain('match-cancelled');
  expect(await stored()).toEqual([1, 1]);
});

test('a move that cannot be replayed makes the match unreadable', async () => {
  await play();
  await write('a');
  const before = await harness.store.match(MATCH);
  const moves = { ...toy.game.moves, note: () => must(null, 'a pencil') };
  await harness.restart({ module: { ...toy, game: { ...toy.game, moves } } });
  expect((await harness.watch('0')).state().ctx.gameover).toMatchObject({ cancelled: true });
  expect(events()).toContain('match-unreadable');
  expect(await harness.store.match(MATCH)).toEqual(before);
});

test('loading a match detects rules that changed without a new version number', async () => {
  await play();
  await harness.plays('0', { name: 'note', args: ['a'] });
  const note = ({ G }: { G: ToyState }) => {
    G.endsAt += 1;
  };
  const moves = { ...toy.game.moves, note };
  await harness.restart({ module: { ...toy, game: { ...toy.game, moves } } });
  expect((await harness.watch('0')).state().ctx.gameover).toMatchObject({ cancelled: true });
  expect(events()).toContain('match-unreadable');
});

test('changes made by another process during loading are loaded too', async () => {
  await harness.deal();
  await write('a');
  const { version, deadline } = must(await harness.store.match(MATCH));
  const at = must(deadline);
  const row = { n: 2, at, seat: null, move: 'timeout', args: [], id: null };
  const facts = [{ n: 1, at, code: 'round-over', facts: { round: 1 } }];
  const theirs = { id: MATCH, from: version, deadline: at + 60_000, over: false, rows: [row], facts, at };
  const { journal } = harness.store;
  harness.store.journal = async (id, after) => {
    harness.store.journal = journal;
    await harness.store.commit({ match: theirs });
    return journal(id, after);
  };
  const { rows, outcome } = await harness.stored();
  expect([rows, outcome]).toEqual([2, null]);
});
