import { createEngine, type Engine } from '#shared/engine.ts';
import type { GameId } from '#shared/ids.ts';
import type { AnyModule } from '#shared/module.ts';
import { type Acks, createAcks } from './wire/acks';

/** A game prepared once: its module, the reducer built from it, and its answers. */
export interface GameRuntime {
  module: AnyModule;
  engine: Engine;
  acks: Acks;
}

/** The runtimes of a catalogue's games, by id. */
export function createRuntimes(catalogue: readonly AnyModule[]): ReadonlyMap<GameId, GameRuntime> {
  return new Map(
    catalogue.map((module) => [module.id, { module, engine: createEngine(module), acks: createAcks(module) }]),
  );
}
