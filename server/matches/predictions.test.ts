import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameModule } from '#shared/contract/module.ts';
import type { Viewer } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { checkDeal } from '#shared/replay/dealCheck.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { aHarness, MATCH, type MatchHarness, moveOf } from './testing';
import { type ToyModule, type ToyState, type ToyView, toy } from './toy';

/** The toy game's view, except that seat 0 is out of the match. */
const view = (G: ToyState, viewer: Viewer): ToyView => ({ ...toy.view(G, viewer), out: ['0'] });
const module: ToyModule = { ...toy, view, privateBytes: 300 } as ToyModule &
  Pick<GameModule<never, never, never, never>, 'id'>;

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
  await harness.deal({}, [null, null, null]);
  await harness.restart({ module });
});
afterEach(() => harness.end());

const predict = (seat: string, ...args: unknown[]) => harness.plays(seat, { name: 'predict', args });
const hand = async (seat: string) => must((must((await harness.watch(seat)).state()).G as ToyView).hand);

test('a prediction is revealed when the match ends', async () => {
  const screens = [await harness.watch('0'), await harness.watch('1'), await harness.watch(null)];
  expect(await predict('0', '1')).toMatchObject({ ok: true });
  expect(screens.flatMap(({ updates }) => updates)).toEqual([]);
  await harness.restart({ module });
  const screen = await harness.watch(null);
  await harness.plays('1', { name: 'guess', args: ['2', await hand('2')] });
  const facts = screen.updates.flatMap((update) => update.facts);
  expect(facts.at(-1)).toMatchObject({ code: 'predicted', facts: { by: '0', winner: '1', right: true } });
  expect((await harness.match()).ending().predicted).toEqual(['0']);
});

test('a wrong prediction is marked as wrong when the match ends', async () => {
  await predict('0', '2');
  const screen = await harness.watch(null);
  await harness.plays('1', { name: 'guess', args: ['2', await hand('2')] });
  expect(screen.updates.at(-1)?.facts.at(-1)?.facts).toEqual({ by: '0', winner: '2', right: false });
  expect((await harness.match()).ending().predicted).toEqual([]);
});

test('in a game with sides, a seat predicts a side', async () => {
  await harness.restart({ module: { ...module, sides: { guessers: ['guessed'], others: ['time'] } } });
  expect(await predict('0', '1')).toMatchObject({ refused: 'invalid-args' });
  expect(await predict('0', 'guessers')).toMatchObject({ ok: true });
  const screen = await harness.watch(null);
  await harness.plays('1', { name: 'guess', args: ['2', await hand('2')] });
  const { outcome, predicted } = (await harness.match()).ending();
  expect(outcome.reason).toBe('guessed');
  expect(screen.updates.at(-1)?.facts.at(-1)?.facts).toEqual({ by: '0', winner: 'guessers', right: true });
  expect(predicted).toEqual(['0']);
});

test('predictions about a match that is stopped are neither revealed nor scored', async () => {
  await predict('0', '1');
  const screen = await harness.watch(null);
  const match = await harness.match();
  await match.stop();
  expect(match.ending().predicted).toEqual([]);
  expect(JSON.stringify(screen.updates)).not.toContain('predicted');
});

test('a seat that is out may predict one winner', async () => {
  expect(await predict('1', '2')).toMatchObject({ refused: 'not-out' });
  expect(await predict('0', '0')).toMatchObject({ refused: 'invalid-args' });
  expect(await predict('0', '7')).toMatchObject({ refused: 'invalid-args' });
  const inTheOpen = moveOf(await harness.match(), '0', { name: 'predict', args: ['1'] }, 'open');
  expect(await inTheOpen).toMatchObject({ refused: 'on-your-phone' });
  expect(await predict('0', '1')).toMatchObject({ ok: true });
  expect(await predict('0', '2')).toMatchObject({ refused: 'already-predicted' });
});

test('all answers to predictions have the same length', async () => {
  const answers = [await predict('1', '2'), await predict('0', '1'), await predict('0', '2')];
  expect(new Set(answers.map((answer) => Buffer.byteLength(JSON.stringify(answer)))).size).toBe(1);
});

test('the check of the deal accepts a prediction, but not one of a seat that was in the game', async () => {
  await predict('0', '1');
  await harness.plays('1', { name: 'guess', args: ['2', await hand('2')] });
  const replay = JSON.parse(must(await harness.store.replay(MATCH))) as Replay;
  const differences = (steps: Replay['steps']) =>
    [...checkDeal(module, { ...replay, steps }, { commitment: null, seedHash: null })].filter(
      ({ kind }) => kind === 'differs',
    );
  expect(differences(replay.steps)).toEqual([]);
  const other = { ...must(replay.steps[0]), by: '1', args: ['2'] };
  expect(differences(replay.steps.with(0, other))).toMatchObject([{ check: 'journal', row: 1, ours: 'not-out' }]);
});
