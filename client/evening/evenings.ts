import type { GameId, MemberId } from '#shared/ids.ts';
import {
  type EveningMatch,
  type FinishedMatch,
  isNewEvening,
  pointsFor,
  type Results,
  withMatch,
} from '#shared/room/evening.ts';

export interface Standing extends Results {
  member: MemberId;
  name: string;
  face: string | null;
  bot: boolean;
  points: number;
  /** The place in the ranking, from 1. People with equal points have the same place. */
  place: number;
}

/** The best liars or the best detectives. `count` is the number of their deceptions or right guesses. */
export interface Best {
  who: Standing[];
  count: number;
  /** The number of guesses that they made. Null for the best liars. */
  of: number | null;
}

export interface Evening {
  matches: EveningMatch[];
  /** The matches that count for points, which are those that were neither stopped nor coached. */
  counted: EveningMatch[];
  standings: Standing[];
  liar: Best | null;
  detective: Best | null;
  /** The number of times each game was played, in the order of each game's first match. */
  games: { game: GameId; times: number }[];
  /** Server time in ms. */
  began: number;
  ended: number;
}

export const counts = ({ outcome, lesson }: FinishedMatch): boolean => !outcome.cancelled && lesson !== true;

/**
 * Divides the matches of a room (oldest first) into evenings (newest first). A new evening begins after a long time
 * without a match.
 */
export function eveningsOf(matches: readonly EveningMatch[]): Evening[] {
  const evenings: EveningMatch[][] = [];
  for (const match of matches) {
    const last = evenings.at(-1);
    const before = last?.at(-1);
    if (last && before && !isNewEvening(before.ended, match.began)) last.push(match);
    else evenings.push([match]);
  }
  return evenings.map(eveningOf).reverse();
}

function eveningOf(matches: EveningMatch[]): Evening {
  const counted = matches.filter(counts);
  const standings = standingsOf(counted);
  const times = new Map<GameId, number>();
  for (const { game } of counted) times.set(game, (times.get(game) ?? 0) + 1);
  return {
    matches,
    counted,
    standings,
    ...bestOf(counted, standings),
    games: [...times].map(([game, each]) => ({ game, times: each })),
    began: Math.min(...matches.map(({ began }) => began)),
    ended: Math.max(...matches.map(({ ended }) => ended)),
  };
}

function standingsOf(matches: readonly EveningMatch[]): Standing[] {
  const all = new Map<MemberId, Omit<Standing, 'place' | 'points'>>();
  for (const { players, outcome, predicted } of matches) {
    for (const [seat, { member, name, face, bot }] of Object.entries(players)) {
      const before = all.get(member) ?? { played: 0, won: 0, face: null };
      all.set(member, {
        ...{ member, name, bot, face: face ?? before.face },
        ...withMatch(before, seat, outcome, predicted),
      });
    }
  }
  const scored = [...all.values()].map((each) => ({ ...each, points: pointsFor(each) }));
  const ranked = scored.sort((one, other) => other.points - one.points || other.won - one.won);
  const placeOf = ({ points }: { points: number }) => ranked.findIndex((each) => each.points === points) + 1;
  return ranked.map((each) => ({ ...each, place: placeOf(each) }));
}

/** Finds the best liars and the best detectives among people. Bots are not considered. */
function bestOf(matches: readonly EveningMatch[], standings: readonly Standing[]): Pick<Evening, 'liar' | 'detective'> {
  const sums = new Map<MemberId, { lies: number; right: number; of: number }>();
  for (const { players, honours } of matches) {
    for (const [seat, { deceptions, suspicions }] of Object.entries(honours ?? {})) {
      const member = players[seat]?.member;
      if (member === undefined) continue;
      const before = sums.get(member) ?? { lies: 0, right: 0, of: 0 };
      sums.set(member, {
        lies: before.lies + deceptions,
        right: before.right + suspicions.right,
        of: before.of + suspicions.of,
      });
    }
  }
  const people = standings.filter(({ bot }) => !bot);
  const sumOf = ({ member }: Standing) => sums.get(member) ?? { lies: 0, right: 0, of: 0 };
  const lies = Math.max(0, ...people.map((each) => sumOf(each).lies));
  const right = Math.max(0, ...people.map((each) => sumOf(each).right));
  const liars = people.filter((each) => sumOf(each).lies === lies);
  const finders = people.filter((each) => sumOf(each).right === right);
  // Among people with equally many right guesses, those who needed the fewest guesses are best.
  const fewest = Math.min(...finders.map((each) => sumOf(each).of));
  return {
    liar: lies === 0 ? null : { who: liars, count: lies, of: null },
    detective:
      right === 0 ? null : { who: finders.filter((each) => sumOf(each).of === fewest), count: right, of: fewest },
  };
}
