import { type Claim, standing } from '../claims/claims';
import type { BaseView, EntryOf, Honours, LogEntry, Outcome } from '../contract/module';
import type { Code, Seat } from '../ids';
import type { Json } from '../json';
import { TALE } from './storyText';
import { type Names, piecesOf, plainText, type Sentence } from './text';

/**
 * The story of a finished match: the lie, the truth, who believed the lie, and the turning points. Computed from the
 * public log and the last public view, which contains the truth.
 */
export interface Story {
  /** Two short sentences: what decided the match, then the truth about it. */
  headline: Pair;
  slip: Slip;
  /** Three to five events in the order of the log, or fewer if there were not enough. */
  points: TurningPoint[];
  awards: Award[];
}

export type Pair = readonly [said: string, so: string];

/** The statement that hid the truth, the seat that made it, and the seats whose acts show whether they believed it. */
export interface Slip {
  /** The seat that made the statement, or null if it was not made by any seat. */
  by: Seat | null;
  words: string;
  note: string;
  believed: Seat[];
  doubted: Seat[];
}

export type Mark = 'lie' | 'broke' | 'end' | 'call' | 'card' | 'code' | 'look' | 'mission' | 'shot' | 'vote' | 'wrong';

export interface TurningPoint {
  /** The number of the event's log line. Pressing the event opens the replay at this line. */
  n: number;
  /** The day, turn or round: "Tue". */
  when: string;
  mark: Mark;
  lead: string;
  rest: string;
}

/**
 * A possible turning point. Events with the highest weights are shown. Events of weight 0 are shown only if there are
 * few others.
 */
export interface StoryEvent extends Omit<TurningPoint, 'when'> {
  weight: number;
}

export interface Award {
  kind: 'lie' | 'deduction' | 'mission' | 'code';
  by: Seat;
  words: string;
  because: string;
}

/** A public judgement that turned out to be right. */
export interface Deduction {
  by: Seat;
  words: string;
  because: string;
  weight: number;
}

/**
 * A public act that shows whom or what a seat suspected: a vote, a shot, an examination. `on` lists the things and
 * seats at which the act was aimed. `field` is the kind of target. An act shows that its seat believed a claim if it
 * has the `field` of the claim's `hides` but another target. `field` is null if the act does not rule out other
 * targets. For example, a seat that doubts a claim may still voice another suspicion.
 */
export interface Deed {
  by: Seat;
  n: number;
  field: string | null;
  on: readonly string[];
}

/** The properties of a view from which a story is made. `truth` is null until the match is over. */
export interface Ended extends BaseView {
  seats: Seat[];
  truth: object | null;
  outcome: Outcome | null;
}

/** The part of a `Tale` that counts each seat's lies and judgements. Uses only the last view. */
export interface Truths<View extends Ended, C extends Claim> {
  claims(view: View): readonly C[];
  isFalse(view: View, claim: C): boolean;
  /**
   * Returns a value for each time the seat judged another by a shot, vote, guess or suspicion: true if it was right.
   */
  judgements(view: View, seat: Seat): readonly boolean[];
}

/** The facts of a log if their types are unknown. */
type AnyFacts = Record<Code, Json>;

/**
 * A game's definition of lies, and of acts that show whether a lie was believed. `Facts` contains the types of the
 * log's facts by code.
 */
export interface Lying<View extends Ended, C extends Claim, Facts = AnyFacts> extends Truths<View, C> {
  /**
   * Returns the importance of a false claim. The lie with the highest total weight is the best lie. The total also
   * increases with each seat that believed the lie.
   */
  weight(view: View, claim: C): number;
  /**
   * Returns what a seat would not aim at if it believed the claim, but would aim at if it doubted the claim. This may
   * be the seat that made the claim.
   */
  hides(view: View, claim: C): { field: string; thing: string };
  /** Returns the seats that could have been fooled by the claim. */
  hearers(view: View, claim: C): readonly Seat[];
  deeds(facts: readonly EntryOf<Facts>[]): readonly Deed[];
  /** Returns a sentence with the claim, then one with the truth: "Ana swore Crane was clean." "Crane did it." */
  pair(view: View, claim: C, names: Names): Pair;
  words(claim: C, names: Names): string;
  /**
   * Returns true if the match was decided by the fact that the claim was believed. The claim then becomes the headline.
   */
  decided?(view: View, claim: C): boolean;
  /** The claims that the truth neither proves nor disproves, and a sentence that says why. */
  open?: { includes(claim: C): boolean; note: string };
  /** Returns the round of the claim, and the truth about its author: "Tuesday. Ana was the dirty cop." */
  note(view: View, claim: C, names: Names): string;
  /** Returns the public event that proved the claim wrong, or null for none. */
  broke?(
    view: View,
    claim: C,
    facts: readonly EntryOf<Facts>[],
    names: Names,
  ): Omit<StoryEvent, 'mark' | 'weight'> | null;
  /** Returns a sentence that says how many players believed a claim: "Two cops believed it." */
  fooled(count: number): string;
}

/**
 * The part of a match's story that depends on the game. Its sentences address the reader as "you". `tell` then corrects
 * the verbs.
 */
export interface Tale<View extends Ended, C extends Claim, Facts = AnyFacts> {
  /** Omit this property in a game without claims. */
  lying?: Lying<View, C, Facts>;
  /** Returns the possible turning points. An event with `mark: 'end'` is always shown. */
  events(view: View, facts: readonly EntryOf<Facts>[], names: Names): readonly StoryEvent[];
  /** Returns the day, turn or round to which each log line belongs. */
  when(facts: readonly EntryOf<Facts>[]): readonly string[];
  deductions(view: View, facts: readonly EntryOf<Facts>[], names: Names): readonly Deduction[];
  /**
   * Returns a sentence with the act that ended the match, then one with the truth about it: "Ana shot Ben dead." "Ben
   * was the dirty cop."
   */
  cause(view: View, facts: readonly EntryOf<Facts>[], names: Names): Pair;
  /** In a game without claims, returns what stayed hidden until the end, to be shown in place of a lie. */
  hidden?(view: View, names: Names): Slip;
  /** Returns awards that depend on the game, in addition to those for the best lie and the best deduction. */
  awards?(view: View, facts: readonly EntryOf<Facts>[], names: Names): readonly Award[];
}

/** The maximum number of turning points, and the number up to which events of weight 0 are added. */
const SHOWN = 5;
const FEWEST = 3;
/** The weight that a lie gains for each seat that believed it. */
const BELIEVED = 3;

/** A false claim that was not retracted, with the seats that believed or doubted it. */
interface Lie<C extends Claim> {
  claim: C;
  /** The number of the log line in which the claim was made, or null if there is none. */
  n: number | null;
  believed: Seat[];
  doubted: Seat[];
  weight: number;
}

/** Returns the story of a finished match. Returns null if the match is still running or does not count. */
export function tell<View extends Ended, C extends Claim, Facts>(
  typed: Tale<View, C, Facts>,
  view: View,
  facts: readonly LogEntry[],
  people: Names,
): Story | null {
  if (view.truth === null || view.outcome === null || view.outcome.cancelled) return null;
  // This cast is safe because the log belongs to the same game as the tale.
  const tale = typed as unknown as Tale<View, C>;
  const { lying } = tale;
  const names: Names = Object.assign((seat: Seat) => (seat === people.you ? 'you' : people(seat)), people);
  const lies = lying ? liesOf(lying, view, facts) : [];
  // A lie that no seat believed decided nothing, so it becomes neither the headline nor an award.
  const believed = lies.filter((lie) => lie.believed.length > 0);
  const deciding = believed.find(({ claim }) => lying?.decided?.(view, claim)) ?? null;
  const best = deciding ?? believed[0] ?? null;
  const lie = best ?? lies[0] ?? null;
  const deduction = [...tale.deductions(view, facts, names)].sort((one, other) => other.weight - one.weight)[0] ?? null;
  const [act, truth] = lying && deciding ? lying.pair(view, deciding.claim, names) : tale.cause(view, facts, names);
  // In a quote, players appear with the names that were spoken, never as "you".
  const quoted: Names = (seat) => people(seat);
  const slip = slipOf(tale, view, lie, names, quoted);
  const awards = [
    ...(lying && best ? [bestLie(lying, best, quoted)] : []),
    ...(deduction ? [awardOf(deduction)] : []),
    ...(tale.awards?.(view, facts, names) ?? []),
  ];
  return {
    headline: [addressed(act), addressed(truth)],
    slip: { ...slip, note: addressed(slip.note) },
    points: turningPoints(tale, view, facts, names, lie).map((point) => ({
      ...point,
      lead: addressed(point.lead),
      rest: addressed(point.rest),
    })),
    awards: awards.map((award) => ({ ...award, because: addressed(award.because) })),
  };
}

/** Corrects the grammar around the reader's "you": "you was" becomes "you were", and sentences begin with "You". */
function addressed(words: string): string {
  return words
    .replace(/\byou was\b/g, 'you were')
    .replace(/\byou’s\b/g, 'your')
    .replace(/(^|[.!?] )y(?=our?\b)/g, '$1Y');
}

/**
 * Counts how often each seat lied, and how often it judged others, in a finished match. A repeated claim counts once.
 */
export function honoursOf<View extends Ended, C extends Claim>(
  truths: Truths<View, C>,
  view: View,
): Record<Seat, Honours> {
  const lies = standing(truths.claims(view)).filter((claim) => truths.isFalse(view, claim));
  return Object.fromEntries(
    view.seats.map((seat) => {
      const said = lies.filter(({ by }) => by === seat).map(({ kind, subject }) => `${kind} ${subject}`);
      const judged = truths.judgements(view, seat);
      const right = judged.filter((isRight) => isRight).length;
      return [seat, { deceptions: new Set(said).size, suspicions: { right, of: judged.length } }];
    }),
  );
}

function liesOf<View extends Ended, C extends Claim>(
  lying: Lying<View, C>,
  view: View,
  facts: readonly LogEntry[],
): Lie<C>[] {
  const deeds = lying.deeds(facts);
  return standing(lying.claims(view))
    .filter((claim) => lying.isFalse(view, claim))
    .map((claim): Lie<C> => {
      const n = lineOf(claim, facts);
      const trust = n === null ? { believed: [], doubted: [] } : trustIn(lying, view, { claim, n, deeds, facts });
      return { claim, n, ...trust, weight: lying.weight(view, claim) + BELIEVED * trust.believed.length };
    })
    .sort((one, other) => other.weight - one.weight || one.claim.n - other.claim.n);
}

interface Said<C> {
  claim: C;
  n: number;
  deeds: readonly Deed[];
  facts: readonly LogEntry[];
}

/**
 * Divides the seats that could have been fooled into believers and doubters, based on what they did after the claim. A
 * seat doubted the claim if it ever aimed an act at the claim's author, or at what the claim hid. Any other seat
 * believed the claim if it repeated the claim, or aimed an act with the claim's `field` elsewhere.
 */
function trustIn<View extends Ended, C extends Claim>(
  lying: Lying<View, C>,
  view: View,
  { claim, n, deeds, facts }: Said<C>,
): Pick<Lie<C>, 'believed' | 'doubted'> {
  const { field, thing } = lying.hides(view, claim);
  const isSame = ({ kind, subject }: Claim) => kind === claim.kind && subject === claim.subject && subject !== null;
  const echoes = standing(lying.claims(view)).flatMap((one) => {
    const line = isSame(one) ? lineOf(one, facts) : null;
    return line !== null && line > n ? [one.by] : [];
  });
  const after = deeds.filter((deed) => deed.n > n);
  const isDoubt = ({ on }: Deed) => on.includes(claim.by) || on.includes(thing);
  const doubters = after.filter(isDoubt).map(({ by }) => by);
  const trusting = [...echoes, ...after.filter((deed) => deed.field === field).map(({ by }) => by)];
  const hearers = lying.hearers(view, claim);
  return {
    believed: hearers.filter((seat) => trusting.includes(seat) && !doubters.includes(seat)),
    doubted: hearers.filter((seat) => doubters.includes(seat)),
  };
}

const CLAIMED: readonly Code[] = ['claimed', 'suspected'];

/** Returns the number of the log line in which a claim was made, or null if there is none. */
export function lineOf(
  { by, at, kind }: Claim,
  facts: readonly { n: number; at: number; code: Code; facts: unknown }[],
): number | null {
  const line = facts.find((entry) => {
    if (entry.at !== at || !CLAIMED.includes(entry.code)) return false;
    const said = entry.facts as { by: Seat; kind?: string };
    return said.by === by && (said.kind === undefined || said.kind === kind);
  });
  return line?.n ?? null;
}

function slipOf<View extends Ended, C extends Claim>(
  { lying, hidden }: Tale<View, C>,
  view: View,
  lie: Lie<C> | null,
  names: Names,
  quoted: Names,
): Slip {
  if (hidden && !lying) return hidden(view, names);
  if (!lying || !lie) {
    const said = lying ? standing(lying.claims(view)) : [];
    const { open } = lying ?? {};
    const told = open && said.some(open.includes) ? open.note : null;
    const words = told === null ? TALE.noLie : TALE.noLieFound;
    return { by: null, words, note: told ?? TALE.claims(said.length), believed: [], doubted: [] };
  }
  const { claim, believed, doubted } = lie;
  return { by: claim.by, words: lying.words(claim, quoted), note: lying.note(view, claim, names), believed, doubted };
}

function bestLie<View extends Ended, C extends Claim>(
  { words, fooled }: Lying<View, C>,
  { claim, believed }: Lie<C>,
  names: Names,
): Award {
  const because = fooled(believed.length);
  return { kind: 'lie', by: claim.by, words: `“${words(claim, names)}”`, because };
}

function awardOf({ by, words, because }: Deduction): Award {
  return { kind: 'deduction', by, words, because };
}

function turningPoints<View extends Ended, C extends Claim>(
  tale: Tale<View, C>,
  view: View,
  facts: readonly LogEntry[],
  names: Names,
  lie: Lie<C> | null,
): TurningPoint[] {
  const lines = new Map(tale.when(facts).map((when, at) => [facts[at]?.n ?? 0, when]));
  const told = [...lieEvents(tale, view, facts, names, lie), ...tale.events(view, facts, names)];
  const ranked = told
    .filter(({ n }, at) => told.findIndex((other) => other.n === n) === at)
    .sort((one, other) => rankOf(other) - rankOf(one) || one.n - other.n);
  return ranked
    .filter((event, at) => at < FEWEST || (at < SHOWN && rankOf(event) > 0))
    .sort((one, other) => one.n - other.n)
    .map(({ n, mark, lead, rest }) => ({ n, when: lines.get(n) ?? '', mark, lead, rest }));
}

/** Marks of the events that are always chosen before others: the lie, its exposure and the end of the match. */
const FIRST: readonly Mark[] = ['lie', 'broke', 'end'];
const rankOf = ({ mark, weight }: StoryEvent) => (FIRST.includes(mark) ? 100 : 0) + weight;

function lieEvents<View extends Ended, C extends Claim>(
  { lying }: Tale<View, C>,
  view: View,
  facts: readonly LogEntry[],
  names: Names,
  lie: Lie<C> | null,
): StoryEvent[] {
  if (!lying || !lie || lie.n === null) return [];
  const { claim, n, believed, doubted } = lie;
  const [lead] = lying.pair(view, claim, names);
  const rest = believed.length > 0 ? heardBy('believed', believed, names) : heardBy('doubted', doubted, names);
  const broke = lying.broke?.(view, claim, facts, names) ?? null;
  return [
    { n, mark: 'lie', lead, rest: plainText(rest), weight: 0 },
    ...(broke && broke.n > n ? [{ ...broke, mark: 'broke' as const, weight: 0 }] : []),
  ];
}

/** Says which players believed or doubted a lie. Returns an empty sentence if there are none. */
export function heardBy(how: 'believed' | 'doubted', seats: readonly Seat[], names: Names): Sentence {
  const others = seats.filter((seat) => seat !== names.you).map(names);
  const { others: theirs, you, youAnd } = TALE[how];
  if (others.length === seats.length) return others.length === 0 ? [] : piecesOf(theirs(others));
  return piecesOf(others.length === 0 ? you : youAnd(others));
}
