import type { AnyModule } from '#shared/contract/module.ts';
import type { Code, Viewer } from '#shared/ids.ts';
import { seatsOf } from '#shared/ids.ts';
import type { RandomGame } from '#shared/testing/randomGame.ts';

/** The command line as parsed by `parseArgs`. */
export type Typed = Readonly<Record<string, string | boolean | undefined>>;

export interface ReplayRequest {
  game: RandomGame;
  move: number;
  eyes: Viewer | 'state';
}

/** Reads the command line and fills in defaults. Returns a refusal if the request is invalid. */
export function requestOf(module: AnyModule, typed: Typed): ReplayRequest | { refused: Code; detail: string } {
  const { min, max } = module.players;
  const players = numberOf(typed.players) ?? min;
  if (!Number.isInteger(players) || players < min || players > max)
    return { refused: 'players-out-of-range', detail: `${module.id} is for ${min} to ${max} players.` };
  const move = numberOf(typed.move) ?? 0;
  if (!Number.isInteger(move) || move < 0)
    return { refused: 'move-malformed', detail: 'Say --move as a number: 0 is the deal.' };
  const options = optionsOf(module, typed.options);
  if (options === null)
    return { refused: 'options-malformed', detail: `Say --options as JSON that ${module.id} takes.` };
  const eyes = eyesOf(typed.seat, players);
  if (eyes === undefined)
    return { refused: 'seat-unknown', detail: `Say --seat as 0 to ${players - 1}, or as spectator.` };
  return { game: { players, seed: typeof typed.seed === 'string' ? typed.seed : 'one', options }, move, eyes };
}

function numberOf(typed: string | boolean | undefined): number | null {
  return typeof typed === 'string' ? Number(typed) : null;
}

function optionsOf({ options }: AnyModule, typed: string | boolean | undefined): object | null {
  if (typeof typed !== 'string') return {};
  try {
    const chosen: unknown = JSON.parse(typed);
    return options.safeParse(chosen).success ? (chosen as object) : null;
  } catch {
    return null;
  }
}

function eyesOf(typed: string | boolean | undefined, players: number): Viewer | 'state' | undefined {
  if (typeof typed !== 'string') return 'state';
  if (typed === 'spectator') return null;
  return seatsOf(players).includes(typed) ? typed : undefined;
}
