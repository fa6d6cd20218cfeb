import {
  type Deduction,
  type Deed,
  type EntryOf,
  type Lying,
  lineOfClaim as lineOf,
  must,
  type Names,
  type Pair,
  type Seat,
  type StoryEvent,
  standing,
  type Tale,
} from 'hush/game';
import { isPlural, isSuspect, SUSPECT } from './content/tokens';
import { contradictions } from './contradictions';
import type { Claim, Day, Examination, Plan, Role, SuspectId, TokenId, Truth, View, WeaponId } from './state';
import { claimWords, DAY_NAMES, surname, tokenPhrase } from './text';

const truthOf = ({ truth }: View): Truth => must(truth);
const roleOf = (view: View, seat: Seat): Role | undefined => truthOf(view).players[seat]?.role;

/** Names a token as it appears within a sentence: "Crane", "the Katana". */
const short = (token: TokenId): string => (isSuspect(token) ? surname(token) : tokenPhrase(token));
const were = (token: TokenId): string => (isPlural(token) ? 'were' : 'was');
const did = (suspect: SuspectId, weapon: WeaponId): string => `${surname(suspect)} and ${tokenPhrase(weapon)}`;

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
      const so =
        subject === murderer
          ? `${surname(murderer)} did it.`
          : `${isPlural(weapon) ? 'They were' : 'It was'} the murder weapon.`;
      return [`${names(by)} said ${short(subject)} ${were(subject)} clean.`, so];
    }
    const said =
      kind === 'contact'
        ? `${names(by)} claimed ${surname(subject)} as a contact.`
        : `${names(by)} claimed that their cover was blown.`;
    if (roleOf(view, by) === 'dirty') return [said, `${surname(murderer)} was paying ${names(by)}.`];
    return [said, kind === 'contact' ? `It was ${surname(contact)}.` : `Nobody had examined ${surname(contact)}.`];
  },
  words: ({ kind, subject }, names) => claimWords(kind, subject, names),
  note: (view, { by, round }, names) => `${DAY_NAMES[round]}. ${wasWords(view, by, names)}`,
  broke(view, claim, facts, names) {
    const found = contradictions(view).find(({ rule, claims }) => BROKEN[rule] && claims.includes(claim.n));
    const other = found && view.claims.find(({ n }) => n !== claim.n && found.claims.includes(n));
    if (!found || !other) return null;
    const [one, later] = claim.n < other.n ? [claim, other] : [other, claim];
    const n = lineOf(later, facts);
    return n === null ? null : { n, ...must(BROKEN[found.rule])(one, later, names) };
  },
  crowd: ['cop', 'cops'],
};

/** Text about two claims that contradict each other, by the rule that they break. */
const BROKEN: Readonly<Record<string, (one: Claim, later: Claim, names: Names) => { lead: string; rest: string }>> = {
  'one-contact': (one, later, names) => ({
    lead: `${names(one.by)} and ${names(later.by)} both named ${surname(one.subject as SuspectId)} as a contact.`,
    rest: 'At least one of the two was a lie.',
  }),
  'two-contacts': (_one, later, names) => ({
    lead: `${names(later.by)} named a different contact.`,
    rest: 'A contact never changes.',
  }),
};

function wasWords(view: View, seat: Seat, names: Names): string {
  const role = roleOf(view, seat);
  const isOnly = view.seats.filter((other) => roleOf(view, other) === role).length === 1;
  const article = isOnly ? 'the' : role === 'honest' ? 'an' : 'a';
  return `${names(seat)} was ${article} ${role} cop.`;
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

  when(facts) {
    let day: Day = 'monday';
    return facts.map(({ code, facts: said }) => {
      if (code === 'round-began') ({ day } = said);
      return DAY_NAMES[day].slice(0, 3);
    });
  },

  events(view, facts, names) {
    const first = facts.find(({ code }) => code === 'called')?.n;
    return facts.flatMap(({ n, code, facts: said }): StoryEvent[] => {
      if (code === 'lapsed')
        return [{ n, mark: 'call', lead: `No examination on ${DAY_NAMES[said.day]}.`, rest: '', weight: 1 }];
      if (code === 'examined') return [{ n, ...examined(said, names) }];
      if (code === 'shot') return [{ n, ...shot(view, said, names) }];
      if (code === 'called' && n === first) {
        return [{ n, mark: 'call', lead: `${names(said.by)} called first.`, rest: '', weight: 0 }];
      }
      if (code === 'round-began')
        return [{ n, mark: 'call', lead: `${DAY_NAMES[said.day]} began.`, rest: '', weight: 0 }];
      if (code === 'died') {
        const { seat } = said;
        const isShot = (view.shots ?? []).length > 0;
        return isShot
          ? []
          : [{ n, ...death(view, seat), lead: `${names(seat)} died.`, rest: wasWords(view, seat, names) }];
      }
      const isWeekOver = code === 'over' && view.outcome?.reason === 'week-over';
      return isWeekOver
        ? [{ n, mark: 'wrong', lead: 'The week was over.', rest: 'Nobody had solved the case.', weight: ALWAYS }]
        : [];
    });
  },

  deductions(view, facts, names) {
    const isHonest = (seat: Seat) => roleOf(view, seat) === 'honest';
    const days = story.when(facts);
    return facts.flatMap(({ code, facts: said }, at): Deduction[] => {
      const day = DAY_NAMES[dayAt(days[at])];
      if (code === 'examined') {
        const { by, suspect, weapon, verdict } = said;
        if (verdict !== 'correct' || !isHonest(by)) return [];
        const words = `${did(suspect, weapon)}.`;
        return [{ by, words, because: `Examined on ${day}, and correct.`, weight: 10 }];
      }
      const isShot = code === 'shot';
      const isDeadly = code === 'shot' && said.livesLeft === 0;
      const [by, other] =
        code === 'shot'
          ? [said.by, said.target]
          : code === 'claimed' && said.kind === 'suspicion'
            ? [said.by, said.subject]
            : [];
      if (by === undefined || other === undefined) return [];
      if (!isHonest(by) || isHonest(other)) return [];
      return [
        {
          by,
          words: isShot ? `Shot ${names(other)}${isDeadly ? ' dead' : ''}.` : `“I suspect ${names(other)}.”`,
          because: `On ${day}. ${wasWords(view, other, names)}`,
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
      const died = last ? `${names(last.by)} shot ${names(dead)} dead.` : `${names(dead)} died.`;
      return [died, wasWords(view, dead, names)];
    }
    const last = examinations.at(-1);
    const examinedOn = last && `${names(last.by)} examined ${did(last.suspect, last.weapon)}`;
    if (last?.verdict === 'correct') return [`${examinedOn}.`, 'Case closed.'];
    const so = `It was ${surname(murderer)}, with ${tokenPhrase(weapon)}.`;
    return [last?.day === LAST_CHANCE ? `${examinedOn} on ${DAY_NAMES[LAST_CHANCE]}.` : 'Nobody solved the case.', so];
  },
};

/** The last day on which pairs can be examined. */
const LAST_CHANCE: Day = 'thursday';

const dayAt = (short: string | undefined): Day =>
  (Object.keys(DAY_NAMES) as Day[]).find((day) => DAY_NAMES[day].startsWith(short ?? '')) ?? 'monday';

function examined({ by, suspect, weapon, verdict }: Examination, names: Names): Omit<StoryEvent, 'n'> {
  const lead = `${names(by)} examined ${did(suspect, weapon)}.`;
  if (verdict === 'correct') {
    const it = `${SUSPECT[suspect].pronoun === 'her' ? 'She' : 'He'} did it. Case closed.`;
    return { mark: 'end', lead, rest: it, weight: 9 };
  }
  if (verdict === 'fishy') return { mark: 'look', lead, rest: 'Fishy. One of the two was guilty.', weight: 4 };
  return { mark: 'wrong', lead, rest: 'Wrong. Both were cleared.', weight: 3 };
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
      lead: `${names(by)} shot ${names(target)} dead.`,
      rest: wasWords(view, target, names),
    };
  const rest = `${names(target)} had ${livesLeft === 1 ? 'one life' : 'two lives'} left.`;
  return { mark: 'shot', lead: `${names(by)} shot ${names(target)}.`, rest, weight: 6 };
}
