import type { AnyModule } from '#shared/contract/module.ts';
import { outcomeOf, viewOf } from '#shared/engine/engine.ts';
import type { Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Moment } from '#shared/testing/play.ts';
import { type RandomGame, randomGame } from '#shared/testing/randomGame.ts';
import { changeLines, inShort } from './changes';

/** A random game, played to its end or until a fault. */
export interface Steps {
  module: AnyModule;
  game: RandomGame;
  moments: readonly Moment[];
  /** The fault that stopped the game, or null if the game reached its end. */
  fault: string | null;
}

const PLAYGROUND = 'http://localhost:5173/dev';

export function stepsOf(module: AnyModule, game: RandomGame): Steps {
  const moments: Moment[] = [];
  try {
    for (const moment of randomGame(module, game)) moments.push(moment);
    return { module, game, moments, fault: null };
  } catch (error) {
    return { module, game, moments, fault: (error as Error).message };
  }
}

/**
 * Describes a moment of the game in lines: the action, its facts, the changes, and a link. `eyes` selects the view in
 * which the changes are shown.
 */
export function stepLines(steps: Steps, move: number, eyes: Viewer | 'state'): string[] {
  const { module, game, moments, fault } = steps;
  const moment = moments[move];
  const last = moments.length - 1;
  if (!moment) return [`There is no move ${move}.`];
  const { before, position, facts, now } = moment;
  const outcome = outcomeOf(position);
  const of = eyes === 'state' ? 'state' : eyes === null ? 'what a spectator sees' : `what seat ${eyes} sees`;
  const look = (at: Moment['position']) => (eyes === 'state' ? at.G : seen(module, at, eyes)) as Json;
  const changed = changeLines(before ? look(before) : undefined, look(position));
  return [
    `move ${move} of ${last} · ${clock(now - (moments[0]?.now ?? now))} · ${deed(moment)}`,
    ...facts.map(({ code, facts }) => `  told   ${code} ${inShort(facts)}`),
    ...(before
      ? [`  ${of}`, ...(changed.length > 0 ? changed : ['unchanged']).map((line) => `    ${line}`)]
      : whole(of, look(position))),
    ...(outcome ? [`  over   ${outcome.reason}, won by ${outcome.winners.join(', ') || 'nobody'}`] : []),
    ...(fault !== null && move === last ? [`  ✗      ${fault}`] : []),
    `  ${linkOf(module, game, move)}`,
  ];
}

/** Returns the URL of this moment in the playground of `npm run dev`. */
export function linkOf({ id }: AnyModule, { players, seed, options }: RandomGame, move: number): string {
  const query = new URLSearchParams({ players: String(players), seed, move: String(move) });
  if (options && Object.keys(options).length > 0) query.set('options', JSON.stringify(options));
  return `${PLAYGROUND}/${id}?${query}`;
}

function deed({ action }: Moment): string {
  if (!action) return 'the deal';
  const args = action.args.map((arg) => inShort(arg)).join(', ');
  return action.by === null ? 'the clock runs out' : `seat ${action.by}: ${action.move}${args && ` ${args}`}`;
}

function whole(of: string, value: Json): string[] {
  return [`  ${of}`, ...Object.entries(value as object).map(([key, part]) => `    ${key}  ${inShort(part)}`)];
}

/**
 * Returns a view. If the view function throws, returns the error, because the developer may be looking for this error.
 */
function seen(module: AnyModule, at: Moment['position'], viewer: Viewer): unknown {
  try {
    return viewOf(module, at, viewer);
  } catch (error) {
    return { throws: (error as Error).message };
  }
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
