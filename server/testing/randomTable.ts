import { games } from '#games/index.ts';
import type { AnyModule, LogEntry } from '#shared/contract/module.ts';
import { createEngine, type EngineState, outcomeOf } from '#shared/engine/engine.ts';
import { type MatchId, seatsOf } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Random } from '#shared/random.ts';
import { chooseAction } from '#shared/testing/play.ts';
import type { TestServer } from './server';

/** The state of a match since time `at` (ms), with the facts that the last move added. */
export interface Position {
  at: number;
  state: EngineState;
  facts: LogEntry[];
}

/** Plays a match on a server at random. Collects all its positions, replayed from the journal. */
export interface RandomTable {
  readonly positions: readonly Position[];
  isOver(): boolean;
  /** Makes a seat's random move, or lets time pass. */
  step(): Promise<void>;
}

/** Creates the table. `idle` is the probability that a step makes no move. In such a step, at most `most` ms pass. */
export async function aRandomTable(
  server: TestServer,
  id: MatchId,
  random: Random,
  { idle = 0.2, most = 8_000 } = {},
): Promise<RandomTable> {
  const { setup } = must(await server.store.match(id));
  const module: AnyModule = must(games.find((game) => game.id === setup.game));
  const engine = createEngine(module);
  const positions: Position[] = [];
  const begin = engine.start({ ...setup, now: setup.began });
  positions.push({ at: setup.began, state: begin, facts: [] });
  let logged = 0;

  async function catchUp(): Promise<void> {
    for (const row of await server.store.journal(id, positions.length - 1)) {
      const { position, facts } = engine.move(must(positions.at(-1)).state, row.seat, row.move, row.args, row.at);
      positions.push({
        at: row.at,
        state: position,
        facts: facts.map((fact) => ({ n: ++logged, at: row.at, ...fact })),
      });
    }
  }

  async function act(): Promise<boolean> {
    const { state } = must(positions.at(-1));
    const chosen = chooseAction(module, state, seatsOf(setup.seats), random);
    if (!chosen || chosen.by === null) return false;
    const { by, move, args } = chosen;
    await server.move(id, by, move, ...args);
    return true;
  }

  return {
    positions,
    isOver: () => outcomeOf(must(positions.at(-1)).state) !== null,
    async step() {
      await catchUp();
      if (random.Number() < idle || !(await act())) await server.pass(1 + Math.floor(random.Number() * most), most);
      else await server.pass(50 + Math.floor(random.Number() * 400), 500);
      await server.served.settled();
      await catchUp();
    },
  };
}
