import {
  type Deduction,
  type Deed,
  type EntryOf,
  type Lying,
  lineOfClaim as lineOf,
  must,
  type Names,
  nameUnlessYou,
  type Pair,
  type Seat,
  type StoryEvent,
  standing,
  type Tale,
} from 'hush/game';
import { isPlural, isSuspect, SUSPECT } from './content/tokens';
import { contradictions } from './contradictions';
import type { Claim, Day, Examination, Plan, Role, SuspectId, Truth, View } from './state';
import { STORY } from './storyText';
import { claimWords, DAY_NAMES, DAY_SHORT } from './text';

const truthOf = ({ truth }: View): Truth => must(truth);
const roleOf = (view: View, seat: Seat): Role | undefined => truthOf(view).players[seat]?.role;

/** Returns a player's name, or null for the reader. */
const other = nameUnlessYou;

export const lying: Lying<View, Claim, Facts> = {
  claims: ({ claims }) => claims,
  isFalse(view, { by, at, kind, subject }) {
    const { murderer, weapon, players } = truthOf(view);
    const contact = players[by]?.contact;
    if (kind === 'clean') return subject === murderer || subject === weapon;
    if (kind === 'contact') return subject !== contact;
    if (kind === 'suspicion') return false;
    return !view.examinations.some((examined) => examined.suspect === contact && examined.at <= at);
  },
  judgements(view, seat) {
    if (roleOf(view, seat) === 'dirty') return [];
    const spoken = standing(view.claims).flatMap(({ by, kind, subject }) =>
      by === seat && kind === 'suspicion' ? [subject] : [],
    );
    const shot = (view.shots ?? []).filter(({ by }) => by === seat).map(({ target }) => target);
    const examined = view.examinations.filter(({ by }) => by === seat).map(({ verdict }) => verdict === 'correct');
    return [...[...new Set(spoken), ...shot].map((other) => roleOf(view, other) === 'dirty'), ...examined];
  },
  weight: (view, { by, kind, subject }) =>
    (roleOf(view, by) === 'dirty' ? 20 : 0) +
    (kind === 'clean' && isSuspect(must(subject)) ? 4 : kind === 'blown' ? 0 : 2),
  hides: (_view, { by, subject }) => ({ field: 'case', thing: subject ?? by }),
  // No public act shows whether a cop believed a claim about the speaker's own contact.
  hearers: (view, { by, kind }) =>
    kind === 'clean' ? view.seats.filter((seat) => seat !== by && roleOf(view, seat) !== roleOf(view, by)) : [],
  deeds,
  decided: (view, { by, kind }) =>
    view.outcome?.reason === 'week-over' && kind === 'clean' && roleOf(view, by) === 'dirty',
  pair(view, { by, kind, subject }, names): Pair {
    const { murderer, weapon, players } = truthOf(view);
    const contact = must(players[by]).contact;
    if (kind === 'clean') {
      const so = subject === murderer ? STORY.didIt(murderer) : STORY.wasWeapon(isPlural(weapon));
      return [STORY.saidClean(other(names, by), subject, isPlural(subject)), so];
    }
    const said = kind === 'contact' ? STORY.saidContact(other(names, by), subject) : STORY.saidBlown(other(names, by));
    if (roleOf(view, by) === 'dirty') return [said, STORY.paid(murderer, other(names, by))];
    return [said, kind === 'contact' ? STORY.itWas(contact) : STORY.notExamined(contact)];
  },
  words: ({ kind, subject }, names) => claimWords(kind, subject, names),
  note: (view, { by, round }, names) => `${STORY.day(DAY_NAMES[round])} ${wasWords(view, by, names)}`,
  broke(view, claim, facts, names) {
    const found = contradictions(view).find(({ rule, claims }) => BROKEN[rule] && claims.includes(claim.n));
    const other = found && view.claims.find(({ n }) => n !== claim.n && found.claims.includes(n));
    if (!found || !other) return null;
    const [one, later] = claim.n < other.n ? [claim, other] : [other, claim];
    const n = lineOf(later, facts);
    return n === null ? null : { n, ...must(BROKEN[found.rule])(one, later, names) };
  },
  fooled: STORY.fooled,
};

/** Text about two claims that contradict each other, by the rule that they break. */
const BROKEN: Readonly<Record<string, (one: Claim, later: Claim, names: Names) => { lead: string; rest: string }>> = {
  'one-contact': (one, later, names) => ({
    lead: STORY.bothNamed(other(names, one.by), other(names, later.by), one.subject as SuspectId),
    rest: STORY.oneLied,
  }),
  'two-contacts': (_one, later, names) => ({
    lead: STORY.namedAnother(other(names, later.by)),
    rest: STORY.neverChanges,
  }),
};

function wasWords(view: View, seat: Seat, names: Names): string {
  const role = roleOf(view, seat);
  const isOnly = view.seats.filter((other) => roleOf(view, other) === role).length === 1;
  return (role === 'honest' ? STORY.wasHonest : STORY.wasDirty)(other(names, seat), isOnly);
}

/**
 * Returns the public acts that show a cop's doubt. `field` is always null, because an act that leaves out a token does
 * not show that the cop believed it clean. Only a cop who repeats a claim counts as believing it.
 */
function deeds(facts: readonly EntryOf<Facts>[]): Deed[] {
  const planned = new Map<Seat, Deed['on']>();
  return facts.flatMap(({ n, code, facts: said }): Deed[] => {
    if (code === 'examined' || code === 'announced') {
      const { by, suspect, weapon } = said;
      if (code === 'announced') planned.set(by, [suspect, weapon]);
      return [{ by, n, field: null, on: [suspect, weapon] }];
    }
    if (code === 'agreed') return [{ by: said.by, n, field: null, on: planned.get(said.to) ?? [] }];
    if (code === 'shot') return [{ by: said.by, n, field: null, on: [said.target] }];
    if (code !== 'claimed' || said.kind !== 'suspicion') return [];
    return [{ by: said.by, n, field: null, on: [said.subject] }];
  });
}

type ShotFacts = { by: Seat; target: Seat; livesLeft: number };

/** The facts of the log entries that the story uses, by code. */
type Facts = {
  'round-began': { day: Day };
  lapsed: { day: Day };
  called: { by: Seat };
  claimed: { by: Seat; kind: 'suspicion'; subject: Seat } | { by: Seat; kind: 'clean' | 'contact' | 'blown' };
  announced: Plan;
  agreed: { by: Seat; to: Seat };
  examined: Examination;
  shot: ShotFacts;
  died: { seat: Seat };
  over: unknown;
};

export const story: Tale<View, Claim, Facts> = {
  lying,

  when: (facts) => daysOf(facts).map((day) => DAY_SHORT[day]),

  events(view, facts, names) {
    const first = facts.find(({ code }) => code === 'called')?.n;
    return facts.flatMap(({ n, code, facts: said }): StoryEvent[] => {
      if (code === 'lapsed') return [{ n, mark: 'call', lead: STORY.lapsed(DAY_NAMES[said.day]), rest: '', weight: 1 }];
      if (code === 'examined') return [{ n, ...examined(said, names) }];
      if (code === 'shot') return [{ n, ...shot(view, said, names) }];
      if (code === 'called' && n === first) {
        return [{ n, mark: 'call', lead: STORY.calledFirst(other(names, said.by)), rest: '', weight: 0 }];
      }
      if (code === 'round-began')
        return [{ n, mark: 'call', lead: STORY.began(DAY_NAMES[said.day]), rest: '', weight: 0 }];
      if (code === 'died') {
        const { seat } = said;
        const isShot = (view.shots ?? []).length > 0;
        return isShot
          ? []
          : [{ n, ...death(view, seat), lead: STORY.died(other(names, seat)), rest: wasWords(view, seat, names) }];
      }
      const isWeekOver = code === 'over' && view.outcome?.reason === 'week-over';
      return isWeekOver ? [{ n, mark: 'wrong', lead: STORY.weekOver, rest: STORY.unsolved, weight: ALWAYS }] : [];
    });
  },

  deductions(view, facts, names) {
    const isHonest = (seat: Seat) => roleOf(view, seat) === 'honest';
    const days = daysOf(facts);
    return facts.flatMap(({ code, facts: said }, at): Deduction[] => {
      const day = DAY_NAMES[days[at] ?? 'monday'];
      if (code === 'examined') {
        const { by, suspect, weapon, verdict } = said;
        if (verdict !== 'correct' || !isHonest(by)) return [];
        // The headline is about this examination, so an award for anything else tells more.
        return [{ by, words: STORY.pair(suspect, weapon), because: STORY.correctOn(day), weight: 1 }];
      }
      const isShot = code === 'shot';
      const isDeadly = code === 'shot' && said.livesLeft === 0;
      const [by, target] =
        code === 'shot'
          ? [said.by, said.target]
          : code === 'claimed' && said.kind === 'suspicion'
            ? [said.by, said.subject]
            : [];
      if (by === undefined || target === undefined) return [];
      if (!isHonest(by) || isHonest(target)) return [];
      const name = other(names, target);
      return [
        {
          by,
          words: isDeadly ? STORY.shotDeadAt(name) : isShot ? STORY.shotAt(name) : STORY.iSuspect(name),
          because: `${STORY.on(day)} ${wasWords(view, target, names)}`,
          weight: (isDeadly ? 8 : isShot ? 7 : 5) - at / facts.length,
        },
      ];
    });
  },

  cause(view, _facts, names): Pair {
    const { murderer, weapon } = truthOf(view);
    const { examinations, out, shots, outcome } = view;
    const [dead] = out;
    if (outcome?.reason !== 'case-solved' && dead !== undefined) {
      const last = shots?.at(-1);
      const died = last ? STORY.shotDead(other(names, last.by), other(names, dead)) : STORY.died(other(names, dead));
      return [died, wasWords(view, dead, names)];
    }
    const last = examinations.at(-1);
    const so = STORY.crime(murderer, weapon);
    if (last === undefined) return [STORY.notSolved, so];
    const pair = [last.suspect, last.weapon] as const;
    const by = other(names, last.by);
    if (last.verdict === 'correct') return [STORY.examined(by, ...pair), STORY.caseClosed];
    return [last.day === LAST_CHANCE ? STORY.examinedOn(by, ...pair, DAY_NAMES[LAST_CHANCE]) : STORY.notSolved, so];
  },
};

/** The last day on which pairs can be examined. */
const LAST_CHANCE: Day = 'thursday';

/** Returns the day of each log line. */
function daysOf(facts: readonly EntryOf<Facts>[]): Day[] {
  let day: Day = 'monday';
  return facts.map(({ code, facts: said }) => {
    if (code === 'round-began') ({ day } = said);
    return day;
  });
}

function examined({ by, suspect, weapon, verdict }: Examination, names: Names): Omit<StoryEvent, 'n'> {
  // The headline names the pair and who examined it.
  if (verdict === 'correct') {
    return { mark: 'end', lead: STORY.caseClosed, rest: STORY.solved(SUSPECT[suspect].pronoun), weight: 9 };
  }
  const lead = STORY.examined(other(names, by), suspect, weapon);
  if (verdict === 'fishy') return { mark: 'look', lead, rest: STORY.fishy, weight: 4 };
  return { mark: 'wrong', lead, rest: STORY.wrong, weight: 3 };
}

/**
 * Weight of events that are never left out. It is above the weight of all others, including the end of a solved case.
 */
const ALWAYS = 110;

/**
 * Returns the mark and weight of a cop's death. A dirty cop's death is marked as the end, an honest cop's as a shot.
 */
function death(view: View, seat: Seat): Pick<StoryEvent, 'mark' | 'weight'> {
  return { mark: roleOf(view, seat) === 'dirty' ? 'end' : 'shot', weight: ALWAYS };
}

function shot(view: View, { by, target, livesLeft }: ShotFacts, names: Names): Omit<StoryEvent, 'n'> {
  if (livesLeft === 0)
    return {
      ...death(view, target),
      lead: STORY.shotDead(other(names, by), other(names, target)),
      rest: wasWords(view, target, names),
    };
  const rest = STORY.livesLeft(other(names, target), livesLeft);
  return { mark: 'shot', lead: STORY.shot(other(names, by), other(names, target)), rest, weight: 6 };
}
