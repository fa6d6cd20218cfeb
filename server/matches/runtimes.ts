import { createEngine, type Engine } from '#shared/engine.ts';
import type { GameId } from '#shared/ids.ts';
import type { AnyModule } from '#shared/module.ts';
import { type Acks, createAcks } from './wire/acks';

/** The prepared parts of a game, made once: its module, its engine, and its answers to moves. */
export interface GameRuntime {
  module: AnyModule;
  engine: Engine;
  acks: Acks;
}

/** Creates the runtimes of a catalogue's games, by id. `settings` are those of every engine. */
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
