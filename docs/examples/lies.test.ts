import { describe, expect, test } from 'vitest';
import { defineGame } from '#shared/contract/defineGame.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import { Ground } from '#shared/testing/contract/ground.ts';
import { rungs } from '#shared/testing/contract/index.ts';
import { playedOnce } from '#shared/testing/corpus.ts';
import { QUICK } from '#shared/testing/extent.ts';
import { leaks } from './leaks';
import { moles } from './moles';
import type { State, View } from './moles/state';
import { tictactoe } from './tictactoe';

/** A copy of the example with one fault, and the sentence with which the contract's tests report it. */
interface Lie {
  what: string;
  module: AnyModule;
  /** The group of the contract's tests that finds the fault. */
  rung: string;
  sentence: RegExp;
  /** True if the fault appears in every position, so that the report has no command to replay a position. */
  isEverywhere?: true;
}

const honest: AnyModule = moles;
const accuse = honest.legal.accuse as NonNullable<(typeof moles.legal)['accuse']>;
const hunch = honest.bots.hunch as NonNullable<AnyModule['bots'][string]>;
const timeout = honest.game.moves?.timeout as (context: { G: State }) => void;

const withMoves = (moves: object): AnyModule => ({
  ...honest,
  game: { ...honest.game, moves: { ...honest.game.moves, ...moves } },
});
const withView = (change: (view: View, G: State, viewer: string | null) => View): AnyModule => ({
  ...honest,
  view: (G: State, viewer: string | null) => change(moles.view(G, viewer), G, viewer),
});

/** Creates a game whose setup throws in matches for which `isFull` returns true, by default those with five seats. */
const withSetup = (
  module: AnyModule,
  isFull = (_: string | null, seats: number): boolean => seats === 5,
): AnyModule => ({
  ...module,
  game: {
    ...module.game,
    setup: (context: { ctx: { numPlayers: number } }, setup: { practice: string | null }) => {
      if (isFull(setup.practice, context.ctx.numPlayers)) throw new Error('no chair');
      return module.game.setup?.(context as never, setup as never);
    },
  } as never,
});

/** Creates a game that deals different roles each time, even with the same seed. */
const withoutSeed = (): AnyModule => ({
  ...honest,
  game: {
    ...honest.game,
    setup: (...given: never[]) => {
      const G = (honest.game.setup as (...given: never[]) => State)(...given);
      return { ...G, endsAt: G.endsAt + deals++ };
    },
  } as never,
});
let deals = 0;

/** Number of calls to one of the searchers below. That searcher's answer depends on this number. */
let asked = 0;

const LIES: Lie[] = [
  {
    what: 'a `view` that throws',
    module: withView((view, G, viewer) => {
      if (viewer === '1' && '0' in G.accused) throw new Error('no such card');
      return view;
    }),
    rung: 'random games',
    sentence: /^`view` throws for seat 1: no such card\.$/,
  },
  {
    what: 'a `next` that offers arguments which are refused',
    module: {
      ...honest,
      legal: {
        accuse: {
          ...accuse,
          refusal: (view: View, seat: string, args: [string]) =>
            args[0] === '2' ? 'nobody-there' : accuse.refusal(view, seat, args as never),
        },
      },
    },
    rung: 'refusals',
    sentence: /^`next` offers seat \d `accuse` \["2"\], which is refused: nobody-there\.$/,
  },
  {
    what: 'a legal move that `next` does not offer',
    module: {
      ...honest,
      legal: {
        accuse: {
          ...accuse,
          next: (view: View, seat: string, draft: never[]) => {
            const step = accuse.next(view, seat, draft);
            return { ...step, picks: step.picks.slice(0, 1) };
          },
        },
      },
    },
    rung: 'refusals',
    sentence: /^Seat \d may make `accuse` \["\d"\], and `next` does not offer it\.$/,
  },
  {
    what: 'a timeout that does not change the deadline',
    module: withMoves({
      timeout: ({ G }: { G: State & { late?: number } }) => {
        G.late = (G.late ?? 0) + 1;
        if (G.late > 3) timeout({ G, tell: () => undefined } as never);
      },
    }),
    rung: 'random games',
    sentence: /^The clock ran out, but `timeout` did not change the deadline\.$/,
  },
  {
    what: 'a game that does not end',
    module: withMoves({
      timeout: ({ G }: { G: State }) => {
        G.endsAt += 1_000;
      },
    }),
    rung: 'random games',
    sentence: /^The game does not end: \d+ moves were made\.$/,
  },
  {
    what: 'a position in which no seat can move and no clock runs',
    module: {
      ...honest,
      deadline: () => null,
      legal: { accuse: { ...accuse, next: () => ({ whole: false, picks: [] }) } },
    },
    rung: 'random games',
    sentence: /^No seat can move and no clock is running: the game is at a dead end\.$/,
  },
  {
    what: 'a move that throws',
    module: withMoves({
      accuse: () => {
        throw new Error('no such seat');
      },
    }),
    rung: 'random games',
    sentence: /^The move `accuse` of seat \d, \["\d"\] was offered and throws: no such seat\.$/,
  },
  {
    what: 'an `imagine` that changes the view',
    module: {
      ...honest,
      imagine: (...args: Parameters<NonNullable<typeof moles.imagine>>) => ({ ...moles.imagine?.(...args), endsAt: 7 }),
    },
    rung: 'two worlds',
    sentence: /^In the world that `imagine` makes, .+ sees something else\. At endsAt it is 7 instead of \d+\.$/,
  },
  {
    what: 'an `imagine` that always returns the same state',
    module: {
      ...honest,
      imagine: (view: View, viewer: string | null) =>
        moles.imagine?.(view, viewer, { ...still, Shuffle: (deck: unknown[]) => [...deck] } as never),
    },
    rung: 'two worlds',
    sentence: /`imagine` always finds the same world, so it copies what is hidden\.$/,
    isEverywhere: true,
  },
  {
    what: 'a bot that returns invalid arguments',
    module: { ...honest, bots: { hunch: { ...hunch, choose: () => ({ move: 'accuse', args: ['nobody'] }) } } },
    rung: 'bots',
    sentence: /^The bot `hunch` at seat 0 chose `accuse` \["nobody"\], which is refused: invalid-args\.$/,
  },
  {
    what: 'a bot that throws',
    module: {
      ...honest,
      bots: {
        hunch: {
          ...hunch,
          choose: () => {
            throw new Error('no idea');
          },
        },
      },
    },
    rung: 'bots',
    sentence: /^`choose` of the bot `hunch` throws for seat 0: no idea\.$/,
  },
  {
    what: 'a `value` for the searcher that throws',
    module: {
      ...honest,
      searcher: {
        value: () => {
          throw new Error('no idea');
        },
      },
    },
    rung: 'bots',
    sentence: /^`value` of `searcher` throws for seat \d: no idea\.$/,
  },
  {
    what: 'a searcher whose moves depend on earlier calls',
    module: {
      ...honest,
      searcher: {
        horizon: 0,
        value: () => (asked++ * 0.618) % 1,
      },
    },
    rung: 'bots',
    sentence: /^The searcher gave seat \d two different moves for the same question\./,
  },
  {
    what: 'a searcher that names an unknown bot',
    module: { ...honest, searcher: { playout: 'nobody' } },
    rung: 'bots',
    sentence: /^`searcher\.playout` names `nobody`, which is none of `bots`\.$/,
  },
  {
    what: 'a public fact that tells two moves apart',
    module: withMoves({
      accuse: (
        { G, playerID, tell }: { G: State; playerID: string; tell: (code: string, facts: object) => void },
        about: string,
      ) => {
        G.accused[playerID] = about;
        tell('accused', { about });
      },
    }),
    rung: 'look-alike moves',
    sentence:
      /can tell `accuse` \["\d"\] of seat \d from \["\d"\], which `hidden` calls alike\. At facts\.0\.facts\.about/,
  },
  {
    what: 'a view that is not plain JSON',
    module: withView((view) => ({ ...view, note: undefined }) as View),
    rung: 'state',
    sentence: /^The view of a spectator is not plain JSON at \$\.note: .+\.$/,
  },
  {
    what: 'a state of more than 100,000 bytes',
    module: withMoves({
      accuse: ({ G, playerID }: { G: State & { log?: string }; playerID: string }, about: string) => {
        G.accused[playerID] = about;
        G.log = 'x'.repeat(200_000);
      },
    }),
    rung: 'state',
    sentence: /^The state has \d+ bytes, more than 100000\.$/,
  },
  {
    what: 'a public field that differs for one seat',
    module: withView((view, _, viewer) => (viewer === '2' ? { ...view, waitingFor: [] } : view)),
    rung: 'views',
    sentence: /`waitingFor`, `out` or `endsAt` differs between seat 2 and a spectator/,
  },
  {
    what: 'a refusal without a sentence',
    module: { ...honest, refusals: { 'game-over': 'The match is over.' } },
    rung: 'refusals',
    sentence: /^`refusals` has no sentence for `nobody-there`\.$/,
    isEverywhere: true,
  },
  {
    what: 'a `setup` that throws for some numbers of seats',
    module: withSetup(honest),
    rung: 'shape',
    sentence: /^`setup` throws for 5 seats: no chair\.$/,
    isEverywhere: true,
  },
  {
    what: 'a `setup` that throws in a game that cannot be played at random',
    module: withSetup({
      ...tictactoe,
      players: { min: 2, max: 5 },
      game: { ...tictactoe.game, ai: undefined } as never,
    }),
    rung: 'shape',
    sentence: /^`setup` throws for 5 seats: no chair\.$/,
    isEverywhere: true,
  },
  {
    what: 'a `setup` that throws at a practice table',
    module: withSetup(honest, (practice) => practice !== null),
    rung: 'shape',
    sentence: /^`setup` throws for 3 seats of a practice table: no chair\.$/,
    isEverywhere: true,
  },
  {
    what: 'a `setup` that does not depend on the seed alone',
    module: withoutSeed(),
    rung: 'shape',
    sentence: /^`setup` gives two deals for one seed\. Take chance from `random`, .+\. At endsAt it is /,
    isEverywhere: true,
  },
  {
    what: 'a playerView that shows spectators everything',
    module: defineGame({
      id: 'blind',
      lobby: { title: 'Blind', tagline: 'Unseen.', players: { min: 2, max: 2 }, minutes: [1, 3] },
      game: {
        setup: () => ({ cells: [1] }),
        moves: { go: () => undefined },
        playerView: ({ G, playerID }) => (playerID === null ? G : { cells: [] }),
      },
    }),
    rung: 'shape',
    sentence: /^A spectator sees the whole state, because `playerView` hides nothing if `playerID` is null\./,
    isEverywhere: true,
  },
  {
    what: 'a plugin with the name of one of Hush’s own',
    module: { ...tictactoe, game: { ...tictactoe.game, plugins: [{ name: 'clock' }] } as never },
    rung: 'shape',
    sentence: /^A plugin may not be called `clock`, as one of the platform’s is\.$/,
    isEverywhere: true,
  },
  {
    what: 'a `setup` that puts a Map into the state',
    module: { ...tictactoe, game: { ...tictactoe.game, setup: () => ({ cells: [new Map()] }) } as never },
    rung: 'shape',
    sentence:
      /^`setup` throws for 2 seats: `setup` puts a Map into the state, at G\.cells\[0\]\. A state has to be plain JSON/,
    isEverywhere: true,
  },
  {
    what: 'an `endIf` whose winner is not a seat',
    module: {
      ...honest,
      game: { ...honest.game, endIf: ({ G }: { G: State }) => G.outcome && { winner: 'moles' } },
    },
    rung: 'random games',
    sentence: /^The game ended with {"winner":"moles"}: end it with /,
  },
  {
    what: 'an empty title',
    module: { ...honest, title: ' ' },
    rung: 'shape',
    sentence: /^`title` has no words\.$/,
    isEverywhere: true,
  },
];

const still = { Number: () => 0, Die: () => 1, D6: () => 1 };

describe('the contract’s tests find faults', () => {
  test('the contract’s tests find no fault in the unchanged example', async () =>
    expect(await faultsOf(honest)).toEqual([]));

  test.each(LIES)('the contract’s tests report this fault: $what', async ({ module, rung, sentence, isEverywhere }) => {
    const faults = await faultsOf(module);
    const fault = faults.find((each) => sentence.test(each.sentence));
    expect(fault, JSON.stringify(faults.map((each) => [each.rung, each.sentence]))).toMatchObject({ rung });
    if (isEverywhere) return;
    expect(fault?.message).toMatch(
      / \(3 players, seed "one", move \d+: npm run replay -- moles --players 3 --seed one --move \d+\)$/,
    );
  });

  test.each(leaks.filter(({ sentence }) => sentence))(
    'the contract’s tests report a leak of the kind “$kind”: $what',
    async ({ module, sentence }) => {
      const faults = await faultsOf(module);
      expect(faults.map((fault) => fault.sentence)).toContainEqual(expect.stringMatching(must(sentence)));
    },
  );

  test('the list contains every kind of leak', () => {
    expect(leaks.length).toBeGreaterThanOrEqual(12);
    expect([...new Set(leaks.map(({ kind }) => kind))].sort()).toEqual([
      'clock',
      'end',
      'length',
      'log',
      'refusal',
      'view',
    ]);
  });
});

/** Returns all faults that the contract's tests find in a module, in one game with three seats. */
async function faultsOf(module: AnyModule): Promise<{ rung: string; sentence: string; message: string }[]> {
  const ground = new Ground(module, { play: (game) => [playedOnce(game, 3, {}, 'one')], extent: QUICK });
  const faults = [];
  for (const { name, checks } of rungs) {
    for (const { concerns, unproved, title, prove } of checks) {
      if (concerns?.(module) === false || (unproved?.(module) ?? null) !== null || /seat count/.test(title)) continue;
      try {
        await prove(ground);
      } catch (error) {
        const { sentence, message } = error as Error & { sentence: string };
        faults.push({ rung: name, sentence, message });
      }
    }
  }
  return faults;
}
