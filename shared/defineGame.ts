import type { Game } from 'boardgame.io';
import type { Apis, BaseView, GameDefinition, GameModule, MoveArgs } from './module';
import { RUNGS } from './module';
import { must } from './must';

/** Fills in what follows from the rest of a definition, and a default for what it leaves out. */
export function defineGame<State, View extends BaseView, Moves extends MoveArgs, Options>(
  definition: GameDefinition<State, View, Moves, Options>,
): GameModule<State, View, Moves, Options> {
  const { view, version = 1, deadline, bots = {}, refusals = {} } = definition;
  const see: typeof view = must(view, 'a view');
  return {
    ...definition,
    version,
    view: see,
    reveal: definition.reveal ?? ((G) => see(G, null)),
    options: must(definition.options, 'options'),
    args: must(definition.args, 'args'),
    legal: must(definition.legal, 'legal'),
    refusals,
    deadline: (G) => (outcomeOf(G) ? null : (deadline?.(G) ?? null)),
    bots,
    game: completed(definition),
    rungs: new Set(RUNGS.filter((rung) => definition[rung] !== undefined)),
  };
}

/** The boardgame.io object with what the definition says elsewhere. */
function completed<State, View extends BaseView, Moves extends MoveArgs, Options>({
  id,
  players,
  view,
  game,
}: GameDefinition<State, View, Moves, Options>): typeof game {
  const endIf: Game<State, Apis>['endIf'] = ({ G }) => outcomeOf(G);
  return {
    endIf,
    ...game,
    name: id,
    minPlayers: players.min,
    maxPlayers: players.max,
    ...(view && { playerView: ({ G, playerID }) => view(G, playerID) }),
  };
}

/** What a state says of the end of its match, by the name all our games use. */
function outcomeOf(G: unknown): unknown {
  return (G as { outcome?: unknown } | null)?.outcome ?? undefined;
}
