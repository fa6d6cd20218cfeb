import type { Game } from 'boardgame.io';

type Part = Pick<Game, 'moves' | 'turn'>;

/** A move that boardgame.io's client does not make itself but sends to the server. */
const byServer = { move: () => undefined, client: false };

/**
 * Returns a game object with which boardgame.io's own client can play on a Hush server (docs/protocol.md). It contains
 * the names of all moves, phases and stages, which the client must know, but no rules, because the server makes every
 * move.
 */
export function playedByServer({ moves, turn, phases = {} }: Pick<Game, 'moves' | 'turn' | 'phases'>): Game {
  const named = Object.entries(phases).map(([name, phase]) => [name, namesIn(phase)]);
  return { ...namesIn({ ...(moves && { moves }), ...(turn && { turn }) }), phases: Object.fromEntries(named) };
}

function namesIn({ moves = {}, turn }: Part): Part {
  const stages = Object.entries(turn?.stages ?? {}).map(([name, stage]) => [name, { moves: names(stage.moves ?? {}) }]);
  return { moves: names(moves), turn: { stages: Object.fromEntries(stages) } };
}

function names(moves: object): Record<string, typeof byServer> {
  return Object.fromEntries(Object.keys(moves).map((name) => [name, byServer]));
}
