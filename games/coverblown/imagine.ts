import { type Apis, must, pick, type Random, type Seat, type Viewer } from 'hush/game';
import { hasActed, numbersFor, verdictOf } from './queries';
import { type Alibis, dealAlibis } from './rules/alibis';
import { clearFromDecks, investigate } from './rules/clues';
import { dealPlayer } from './rules/deal';
import { decksAfter } from './rules/memory';
import {
  DAYS,
  type Own,
  type Player,
  type State,
  SUSPECTS,
  type SuspectId,
  type Truth,
  type View,
  WEAPONS,
  type WeaponId,
} from './state';
import { openPart } from './view';

type Case = { murderer: SuspectId; weapon: WeaponId };

/**
 * Builds a state that could be the real one, judging only by this viewer's view. Its murderer and weapon fit every
 * verdict and every clue that the viewer heard. The contacts, decks and calls of the other cops are made up.
 */
export function imagine(view: View, viewer: Viewer, random: Random): State {
  if (view.truth) return remembered(view, view.truth);
  const suspected = pick(random, cases(view));
  const alibis = dealAlibis(random, heard(view.me));
  const G: State = {
    ...openState(view),
    secret: { ...suspected, alibis },
    players: imaginePlayers(view, viewer, suspected, random),
  };
  relive(G, viewer, random);
  return G;
}

/** Returns all pairs of murderer and weapon that agree with the verdicts and this viewer's clues. */
export function cases(view: View): Case[] {
  return SUSPECTS.flatMap((murderer) => WEAPONS.map((weapon) => ({ murderer, weapon }))).filter((each) =>
    fits(view, each),
  );
}

function fits({ examinations, me, seats }: View, truth: Case): boolean {
  const isSeen = examinations.every((seen) => verdictOf(truth, seen.suspect, seen.weapon) === seen.verdict);
  if (!isSeen) return false;
  if (!me) return true;
  const isTold =
    me.role === 'dirty' ? truth.murderer === me.contact && truth.weapon === me.weapon : truth.murderer !== me.contact;
  return isTold && decksAfter(me, truth, examinations, seats.length) !== null;
}

function openState(view: View): Omit<State, 'secret' | 'players'> {
  return {
    ...openPart(view),
    practice: view.learner,
    deadline: view.endsAt,
    examinations: [...view.examinations],
    shots: view.shots ?? [],
    died: view.out[0] ?? null,
  };
}

function remembered(view: View, { murderer, weapon, alibis, players }: Truth): State {
  const entries = Object.entries(players).map(([seat, { blown: _, ...player }]) => [seat, player] as const);
  return { ...openState(view), secret: { murderer, weapon, alibis }, players: Object.fromEntries(entries) };
}

function heard(me: Own | null): Partial<Alibis> {
  return Object.fromEntries((me?.calls ?? []).flatMap(({ clues }) => clues.map(({ token, alibi }) => [token, alibi])));
}

function imaginePlayers(view: View, viewer: Viewer, truth: Case, random: Random): Record<Seat, Player> {
  const { me, seats } = view;
  const others = random.Shuffle(seats.filter((seat) => seat !== viewer));
  const dirtyOthers = numbersFor(seats.length).dirtyCops - (me?.role === 'dirty' ? 1 : 0);
  const dirty = new Set(others.slice(0, dirtyOthers));
  const taken = [truth.murderer, me?.contact];
  const informants = random.Shuffle(SUSPECTS.filter((suspect) => !taken.includes(suspect)));
  const began = me?.calls[0]?.at ?? 0;
  const player = (seat: Seat): Player => {
    if (seat === viewer && me) return myself(view, me, truth, random);
    const isDirty = dirty.has(seat);
    const contact = isDirty ? truth.murderer : must(informants.shift());
    const dealt = dealPlayer(isDirty ? 'dirty' : 'honest', contact, truth, began, random);
    return { ...dealt, acknowledged: hasActed(view, seat) || random.Number() < 0.5 };
  };
  return Object.fromEntries(seats.map((seat) => [seat, player(seat)]));
}

function myself({ examinations, seats }: View, me: Own, truth: Case, random: Random): Player {
  const { suspects, weapons, doubles } = must(decksAfter(me, truth, examinations, seats.length));
  const { role, contact, acknowledged, calls } = me;
  return {
    role,
    contact,
    acknowledged,
    doubles,
    calls,
    suspects: { undrawn: random.Shuffle(suspects.undrawn), drawn: suspects.drawn },
    weapons: { undrawn: random.Shuffle(weapons.undrawn), drawn: weapons.drawn },
  };
}

/**
 * Replays the week for the other seats. Makes up the calls that this viewer cannot see, and removes cleared tokens from
 * the decks.
 */
function relive(G: State, viewer: Viewer, random: Random): void {
  const then: State = { ...G, examinations: [], called: [] };
  for (const day of DAYS.slice(0, DAYS.indexOf(G.day) + 1)) {
    const examined = G.examinations.find((examination) => examination.day === day);
    const apis: Apis = { random, clock: { now: () => examined?.at ?? 0 }, tell: () => undefined };
    then.day = day;
    for (const seat of G.seats) {
      const hasCalled = day === G.day ? G.called.includes(seat) : random.Number() < 0.8;
      if (seat === viewer || !hasCalled) continue;
      investigate(then, seat, random.Number() < 0.5 ? 'suspects' : 'weapons', apis);
    }
    if (!examined) continue;
    then.examinations.push(examined);
    if (examined.verdict === 'wrong') clearFromDecks(then, examined.suspect, examined.weapon);
  }
}
