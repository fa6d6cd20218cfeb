import {
  type Award,
  type EntryOf,
  must,
  nameUnlessYou as other,
  type Pair,
  type Seat,
  type Slip,
  type StoryEvent,
  type Tale,
} from 'hush/game';
import { agencyOf, codeOf, missionOf } from './content/cards';
import { namesFirst } from './log';
import type { AgencyId, CodeId, MissionId, View } from './state';
import { STORY } from './storyText';

/**
 * Tells the story of a match: who led, which missions changed the lead, and what stayed hidden to the end. Covert has
 * no claims to tell about.
 */

interface Done {
  by: Seat;
  mission: MissionId;
  points: number;
  /** Index of the mission's entry in the log. */
  at: number;
  /** The seat that led in mission points before (`before`) and after (`after`) this mission, or null in a tie. */
  before: Seat | null;
  leader: Seat | null;
}

/** Lists the completed missions in order, with the leader before and after each mission. */
function completed(facts: readonly EntryOf<Facts>[]): Done[] {
  const points = new Map<Seat, number>();
  return facts.flatMap(({ code, facts: said }, at): Done[] => {
    if (code !== 'completed') return [];
    const before = leaderIn(points);
    points.set(said.by, (points.get(said.by) ?? 0) + said.points);
    return [{ ...said, at, before, leader: leaderIn(points) }];
  });
}

const nameOf = (mission: MissionId): string => missionOf(mission).name;

function leaderIn(points: ReadonlyMap<Seat, number>): Seat | null {
  const most = Math.max(0, ...points.values());
  const [first, ...others] = [...points].filter(([, each]) => each === most && most > 0);
  return first && others.length === 0 ? first[0] : null;
}

/** Returns the most valuable mission that a player still held at the end, or null. */
export function unfinished({ truth }: View): { by: Seat; id: MissionId; points: number } | null {
  const held = Object.entries(truth?.hands ?? {}).flatMap(([by, { missions }]) =>
    missions.map((id) => ({ by, id, points: missionOf(id).points })),
  );
  return held.sort((one, other) => other.points - one.points)[0] ?? null;
}

function brokenBy(facts: readonly EntryOf<Facts>[]): Map<Seat, number> {
  const broken = new Map<Seat, number>();
  for (const { code, facts: said } of facts) {
    if (code !== 'broke-code') continue;
    const { by } = said;
    broken.set(by, (broken.get(by) ?? 0) + 1);
  }
  return broken;
}

/** The facts of the log entries that the story uses, by code. */
type Facts = {
  'round-began': { round: number };
  'final-began': unknown;
  'last-round': { by: Seat };
  completed: { by: Seat; mission: MissionId; points: number };
  'broke-code': { by: Seat; code: CodeId };
  espionage: { by: Seat; taken: AgencyId };
  over: { winners: Seat[]; points: Record<Seat, number> };
};

/** A part of the match: the number of a round, or the time before or after the rounds. */
type Part = number | 'start' | 'final';

/** Returns the part of the match in which each entry was added to the log. */
function partsOf(facts: readonly EntryOf<Facts>[]): Part[] {
  let part: Part = 'start';
  return facts.map(({ code, facts: said }) => {
    if (code === 'round-began') part = said.round;
    if (code === 'final-began') part = 'final';
    return part;
  });
}

export const story: Tale<View, never, Facts> = {
  when: (facts) => partsOf(facts).map((part) => (typeof part === 'number' ? STORY.round(part) : STORY[part])),

  events(view, facts, names) {
    const missions = new Map(completed(facts).map((done) => [done.at, done]));
    return facts.flatMap(({ n, code, facts: said }, at): StoryEvent[] => {
      const done = missions.get(at);
      if (done) {
        const isLead = done.leader === done.by && done.before !== done.by;
        const rest = isLead ? STORY.andLead(done.points) : STORY.points(done.points);
        const lead = STORY.completed(other(names, done.by), nameOf(done.mission));
        return [{ n, mark: 'mission', lead, rest, weight: done.points + (isLead ? 6 : 0) }];
      }
      if (code === 'broke-code') {
        const { by, code: card } = said;
        const rest = codeOf(card).digits.join(' ');
        return [{ n, mark: 'code', lead: STORY.brokeCode(other(names, by)), rest, weight: 2 }];
      }
      if (code === 'espionage') {
        const { by, taken } = said;
        const lead = STORY.took(other(names, by), agencyOf(taken).equipment);
        return [{ n, mark: 'card', lead, rest: STORY.espionage, weight: 5 }];
      }
      if (code === 'last-round')
        return [{ n, mark: 'call', lead: STORY.sixth(other(names, said.by)), rest: STORY.lastRound, weight: 30 }];
      if (code !== 'over') return [];
      const { winners, points } = said;
      const lead =
        winners.length > 1 ? STORY.shared(namesFirst(winners, names)) : STORY.won(other(names, winners[0] ?? ''));
      const rest = scoreWords(points[winners[0] ?? ''] ?? 0, view.outcome?.reason);
      return [{ n, mark: 'end', lead, rest, weight: 9 }];
    });
  },

  deductions: () => [],

  cause(view, facts, names): Pair {
    const { winners, points = {}, reason } = must(view.outcome);
    const [winner = '', ...others] = winners;
    const score = points[winner] ?? 0;
    if (others.length > 0) return [STORY.shared(namesFirst(winners, names)), STORY.each(score)];
    const by = other(names, winner);
    if (reason === 'more-missions' || reason === 'highest-mission') {
      const level = view.seats.filter((seat) => points[seat] === score);
      const better = reason === 'more-missions' ? STORY.moreMissions(by) : STORY.bestMission(by);
      return [STORY.tied(namesFirst(level, names), score), better];
    }
    const parts = partsOf(facts);
    const done = completed(facts);
    const partOf = ({ at }: Done) => partWords(parts[at]);
    const behind = done.findLast(({ leader }) => leader !== null && leader !== winner);
    const own = done.filter(({ by }) => by === winner);
    const [first] = own;
    if (!first) return [STORY.noMission(by), STORY.codesEnough];
    if (!behind) return [STORY.ledFrom(by, partOf(first)), STORY.notCaught];
    const ended = done.find(({ at, leader }) => at > behind.at && leader !== behind.leader);
    const turn = own.find(({ at, leader }) => at > behind.at && leader === winner);
    const ahead = other(names, behind.leader ?? '');
    const led = ended ? STORY.ledUntil(ahead, partOf(ended)) : STORY.ledToEnd(ahead);
    return [led, turn ? STORY.tookLead(by, nameOf(turn.mission)) : STORY.wonByCodes(by)];
  },

  hidden(view, names): Slip {
    const nobody = { believed: [], doubted: [] };
    const best = unfinished(view);
    if (!best) return { ...nobody, by: null, words: STORY.noneLeft, note: STORY.allCompleted };
    return {
      ...nobody,
      by: best.by,
      words: STORY.mission(nameOf(best.id), best.points),
      note: STORY.neverCompleted(other(names, best.by)),
    };
  },

  awards(_view, facts): Award[] {
    const parts = partsOf(facts);
    const [mission] = completed(facts).sort((one, other) => other.points - one.points);
    const [code, next] = [...brokenBy(facts)].sort(([, one], [, other]) => other - one);
    return [
      ...(mission ? [missionAward(mission, partWords(parts[mission.at]))] : []),
      ...(code && code[1] > (next?.[1] ?? 0)
        ? [{ kind: 'code' as const, by: code[0], words: STORY.codesBroken(code[1]), because: STORY.most }]
        : []),
    ];
  },
};

const missionAward = ({ by, mission, points }: Done, when: string): Award => ({
  kind: 'mission',
  by,
  words: STORY.named(nameOf(mission)),
  because: STORY.pointsIn(points, when),
});

/** Says the winner's score and, after a tie, how it was broken. */
function scoreWords(points: number, reason: string | undefined): string {
  if (reason === 'more-missions') return STORY.scoreMissions(points);
  return reason === 'highest-mission' ? STORY.scoreHighest(points) : STORY.score(points);
}

/** Names a part of the match as it appears within a sentence: "round 3", "the final missions". */
function partWords(part: Part = 'start'): string {
  return typeof part === 'number' ? STORY.within.round(part) : STORY.within[part];
}
