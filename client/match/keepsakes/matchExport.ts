import type { Draft, LogEntry, Outcome } from '#shared/contract/module.ts';
import type { GameId, MatchId, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Replay, ReplayDeal } from '#shared/replay/replay.ts';
import { viewsOf } from '../../board/chrome/foldReplay';

/** A finished match as one JSON file, in which nothing is hidden (docs/evening.md, "A match as JSON"). */
export interface MatchExport {
  format: 'hush-match';
  formatVersion: 1;
  match: MatchId;
  game: GameId;
  /** The version of the game's state. */
  rules: number;
  /** The time of the deal, in ms of server time. */
  began: number;
  seats: { seat: Seat; name: string }[];
  options: Json;
  /** The commitment to the deal, and what was committed to besides the options. */
  deal: Pick<ReplayDeal, 'commitment' | 'seed' | 'words' | 'carryOver' | 'practice'>;
  journal: { n: number; at: number; seat: Seat | null; move: string; args: Draft }[];
  log: LogEntry[];
  outcome: Outcome;
  end: Json;
}

export function matchExport(replay: Replay): MatchExport {
  const { match, game, version, began, names, deal, steps, outcome } = replay;
  return {
    format: 'hush-match',
    formatVersion: 1,
    ...{ match, game, rules: version, began },
    seats: Object.entries(names).map(([seat, name]) => ({ seat, name })),
    options: deal.options,
    deal: promised(deal),
    journal: steps.map(({ n, at, by, move, args }) => ({ n, at, seat: by, move, args })),
    log: steps.flatMap(({ facts }) => facts),
    outcome,
    end: viewsOf(replay, null).at(-1) ?? null,
  };
}

function promised({ commitment, seed, words, carryOver, practice }: ReplayDeal): MatchExport['deal'] {
  return { commitment, seed, words, carryOver, practice };
}
