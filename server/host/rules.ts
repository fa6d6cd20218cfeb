import { createEngine, type Engine } from '../../shared/engine';
import type { GameId } from '../../shared/ids';
import type { AnyModule } from '../../shared/module';
import { type Answers, createAnswers } from './answers';

/** A game made ready once: its module, the reducer built from it, its answers. */
export interface Rules {
  module: AnyModule;
  engine: Engine;
  answers: Answers;
}

/** The rules of every game in a catalogue, by id. */
export function rulesOf(catalogue: readonly AnyModule[]): ReadonlyMap<GameId, Rules> {
  return new Map(
    catalogue.map((module) => [module.id, { module, engine: createEngine(module), answers: createAnswers(module) }]),
  );
}
