import type { AnyModule } from '#shared/contract/module.ts';
import { createEngine, type Engine } from '#shared/engine/engine.ts';
import type { GameId } from '#shared/ids.ts';
import { type Acks, createAcks } from './wire/acks';

/** Made once for each game: its module, its engine, and its answers to moves. */
export interface GameRuntime {
  module: AnyModule;
  engine: Engine;
  acks: Acks;
}

/** Creates the runtimes of a catalogue's games. All engines share `settings`. */
export function createRuntimes(
  catalogue: readonly AnyModule[],
  settings: Parameters<typeof createEngine>[1] = {},
): ReadonlyMap<GameId, GameRuntime> {
  return new Map(
    catalogue.map((module) => [
      module.id,
      { module, engine: createEngine(module, settings), acks: createAcks(module) },
    ]),
  );
}
