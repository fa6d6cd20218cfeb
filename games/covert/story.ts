import {
  type Award,
  countOf,
  type EntryOf,
  listed,
  must,
  type Pair,
  type Seat,
  type Slip,
  type StoryEvent,
  type Tale,
} from 'hush/game';
import { agencyOf, codeOf, equipmentName, missionOf } from './content/cards';
import type { AgencyId, CodeId, MissionId, View } from './state';

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

const nameOf = (mission: MissionId): string => missionOf(mission).name.replace("'", '’');

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

export const story: Tale<View, never, Facts> = {
  when(facts) {
    let when = 'Start';
    return facts.map(({ code, facts: said }) => {
      if (code === 'round-began') when = `Round ${said.round}`;
      if (code === 'final-began') when = 'Final';
      return when;
    });
  },

  events(view, facts, names) {
    const missions = new Map(completed(facts).map((done) => [done.at, done]));
    return facts.flatMap(({ n, code, facts: said }, at): StoryEvent[] => {
      const done = missions.get(at);
      if (done) {
        const isLead = done.leader === done.by && done.before !== done.by;
        const rest = `${done.points} points${isLead ? ', and the lead' : ''}.`;
        const lead = `${names(done.by)} completed ${nameOf(done.mission)}.`;
        return [{ n, mark: 'mission', lead, rest, weight: done.points + (isLead ? 6 : 0) }];
      }
      if (code === 'broke-code') {
        const { by, code: card } = said;
        return [
          { n, mark: 'code', lead: `${names(by)} broke a code.`, rest: codeOf(card).digits.join(' '), weight: 2 },
        ];
      }
      if (code === 'espionage') {
        const { by, taken } = said;
        const { equipment } = agencyOf(taken);
        const lead = `${names(by)} took the ${equipmentName(equipment)}.`;
        return [{ n, mark: 'card', lead, rest: 'Espionage.', weight: 5 }];
      }
      if (code === 'last-round')
        return [
          {
            n,
            mark: 'call',
            lead: `${names(said.by)} completed a sixth mission.`,
            rest: 'That made it the last round.',
            weight: 30,
          },
        ];
      if (code !== 'over') return [];
      const { winners, points } = said;
      const best = `Score ${points[winners[0] ?? ''] ?? 0}`;
      const won = winners.length > 1 ? 'shared the win' : 'won';
      const lead = `${listed(winners.map(names))} ${won}.`;
      return [{ n, mark: 'end', lead, rest: `${best}${HOW[view.outcome?.reason ?? ''] ?? ''}.`, weight: 9 }];
    });
  },

  deductions: () => [],

  cause(view, facts, names): Pair {
    const { winners, points = {}, reason } = must(view.outcome);
    const [winner = '', ...others] = winners;
    const score = points[winner] ?? 0;
    if (others.length > 0) return [`${listed(winners.map(names))} shared the win.`, `Each had ${score} points.`];
    const better = BETTER[reason];
    if (better) {
      const level = view.seats.filter((seat) => points[seat] === score);
      return [`${listed(level.map(names))} had ${score} points each.`, `${names(winner)} had ${better}.`];
    }
    const rounds = story.when(facts);
    const done = completed(facts);
    const roundOf = ({ at }: Done) => whenWords(rounds[at]);
    const behind = done.findLast(({ leader }) => leader !== null && leader !== winner);
    const own = done.filter(({ by }) => by === winner);
    const [first] = own;
    if (!first) return [`${names(winner)} completed no mission.`, 'The codes were enough.'];
    if (!behind) return [`${names(winner)} led from ${roundOf(first)}.`, 'Nobody caught up.'];
    const ended = done.find(({ at, leader }) => at > behind.at && leader !== behind.leader);
    const turn = own.find(({ at, leader }) => at > behind.at && leader === winner);
    const led = `${names(behind.leader ?? '')} led ${ended ? `until ${roundOf(ended)}` : 'on missions to the end'}.`;
    if (!turn) return [led, `${names(winner)} won with broken codes.`];
    return [led, `${names(winner)} took the lead with ${nameOf(turn.mission)}.`];
  },

  hidden(view, names): Slip {
    const nobody = { believed: [], doubted: [] };
    const best = unfinished(view);
    if (!best)
      return { ...nobody, by: null, words: 'No mission was left.', note: 'Every mission taken was completed.' };
    return {
      ...nobody,
      by: best.by,
      words: `${nameOf(best.id)}, ${best.points} points.`,
      note: `Never completed. It was in ${names(best.by)}’s hand to the end.`,
    };
  },

  awards(_view, facts): Award[] {
    const rounds = story.when(facts);
    const [mission] = completed(facts).sort((one, other) => other.points - one.points);
    const [code, next] = [...brokenBy(facts)].sort(([, one], [, other]) => other - one);
    return [
      ...(mission ? [missionAward(mission, whenWords(rounds[mission.at]))] : []),
      ...(code && code[1] > (next?.[1] ?? 0)
        ? [
            {
              kind: 'code' as const,
              by: code[0],
              words: `${countOf(code[1], ['code', 'codes'])} broken.`,
              because: 'More than anyone else.',
            },
          ]
        : []),
    ];
  },
};

const missionAward = ({ by, mission, points }: Done, when: string): Award => ({
  kind: 'mission',
  by,
  words: `${nameOf(mission)}.`,
  because: `${points} points in ${when}.`,
});

/** Says what the winner of a tie had more of, by the reason for the win. */
const BETTER: Readonly<Record<string, string>> = {
  'more-missions': 'more missions',
  'highest-mission': 'the best single mission',
};

/** Says how a tie was broken, by the reason for the win. */
const HOW: Readonly<Record<string, string>> = {
  'more-missions': ', and more missions',
  'highest-mission': ', and the best single mission',
};

/** Names a part of the match as it appears within a sentence: "round 3", "the final missions". */
function whenWords(when = 'Start'): string {
  if (when === 'Final') return 'the final missions';
  return when === 'Start' ? 'the set-up' : when.toLowerCase();
}
