import { type Bot, type BotTiming, type Draft, must, pick, type Random, type Seat } from 'hush/game';
import { claimedContact, numbersFor, roundMs, standingPlan, struckOut } from '../queries';
import { DAYS, type Moves, SUSPECTS, type TokenId, type View, WEAPONS } from '../state';
import { knownBy } from './known';
import { elapsed, unanswered } from './timing';

/** Scripted players against which bots are measured. Only tests use them. */

type Choice = { move: keyof Moves; args: Draft } | null;

/**
 * Creates a player who answers the first call and then makes the moves that `choose` returns, after the delays from
 * `delay`.
 */
function scripted(choose: (view: View, seat: Seat, now: number) => Choice, delay: BotTiming<View>['delay']): Bot<View> {
  return {
    timing: { delay },
    choose({ view, seat, now }) {
      if (!view.me || view.outcome || view.isVerdictShown) return null;
      return view.me.acknowledged ? choose(view, seat, now) : { move: 'ackFirstCall', args: [] };
    },
  };
}

const atOnce: BotTiming<View>['delay'] = ({ outcome, day }) =>
  outcome || day === 'friday' ? null : { from: 500, to: 2500 };
const nowAndThen: BotTiming<View>['delay'] = ({ outcome }) => (outcome ? null : { from: 5000, to: 15_000 });

/**
 * A newcomer in a practice match, honest or dirty. Calls, makes one true claim per day and presses Done. Never shoots,
 * proposes or examines.
 */
export const newcomer = scripted((view, seat) => {
  const call = callOf(view, seat);
  if (call || view.rested.includes(seat)) return call;
  const hasSpoken = view.claims.some(({ by, round }) => by === seat && round === view.day);
  return (hasSpoken ? null : claimOf(view, seat)) ?? { move: 'rest', args: [view.day] };
}, nowAndThen);

/** A dirty cop who wastes every day by examining the same innocent pair as early as possible. */
export const staller = scripted((view) => wasting(view, 0), atOnce);

/** A dirty cop who wastes every day by examining an innocent pair, a different one each day. */
export const freshStaller = scripted((view) => wasting(view, DAYS.indexOf(view.day)), atOnce);

/** A dirty cop who claims only its true clues and does nothing else. */
export const truthful = scripted((view, seat) => callOf(view, seat) ?? claimOf(view, seat), nowAndThen);

export const silent = scripted(callOf, nowAndThen);

/** A player who does nothing at all, like a person whose phone is out of reach. */
export const mute: Bot<View> = { timing: { delay: () => null }, choose: () => null };

/** An honest player who objects to every proposal. */
export const doubter: Bot<View> = {
  timing: {
    delay: (view, seat, now, company) =>
      mayObject(view, seat) ? { from: 1000, to: 4000 } : person.timing.delay(view, seat, now, company),
  },
  choose: (context) =>
    context.view.me?.acknowledged && mayObject(context.view, context.seat)
      ? { move: 'object', args: [context.view.day] }
      : person.choose(context),
};

function mayObject(view: View, seat: Seat): boolean {
  const plan = standingPlan(view);
  return !view.outcome && plan !== null && plan.by !== seat && !plan.objections.includes(seat);
}

function wasting(view: View, nth: number): Choice {
  if (view.day === 'friday') return null;
  const { murderer, weapon } = knownBy(view, '');
  const suspects = SUSPECTS.filter((suspect) => suspect !== murderer);
  const weapons = WEAPONS.filter((each) => each !== weapon);
  return { move: 'examine', args: [must(suspects[nth]), must(weapons[nth]), view.day] };
}

function callOf(view: View, seat: Seat): Choice {
  return view.called.includes(seat) ? null : { move: 'investigate', args: [wanted(view, seat), view.day] };
}

function claimOf(view: View, seat: Seat): Choice {
  const heard = (view.me?.calls ?? []).flatMap((call) => call.clues.map(({ token }) => token));
  const untold = heard.find((token) => !said(view, seat, token));
  return untold ? { move: 'claim', args: ['clean', untold, view.day] } : null;
}

type Stage = 'call' | 'talk' | 'react' | 'examine' | 'last' | 'rest';

function stageOf(view: View, seat: Seat, now: number): Stage {
  if (view.outcome || view.isVerdictShown) return 'rest';
  if (unanswered(view, seat)) return 'react';
  if (!view.called.includes(seat)) return 'call';
  const saidToday = (of: Seat) => view.claims.filter(({ by, round }) => by === of && round === view.day).length;
  const isQuiet = view.seats.some((each) => !view.called.includes(each) || saidToday(each) === 0);
  if (saidToday(seat) < 2 && elapsed(view, now) < roundMs(view) * 0.55 && isQuiet) return 'talk';
  if (view.day !== 'friday') return 'examine';
  return view.bullets?.[seat] ? 'last' : 'rest';
}

function inTime(view: View, seat: Seat, now: number): { from: number; to: number } | null {
  const length = roundMs(view);
  const passed = elapsed(view, now);
  const between = (from: number, to: number) => {
    const soonest = Math.max(1500, from - passed);
    return { from: soonest, to: Math.max(soonest + 3500, to - passed) };
  };
  switch (stageOf(view, seat, now)) {
    case 'rest':
      return null;
    case 'react':
      return { from: 2500, to: 9000 };
    case 'call':
      return view.day === 'monday' && passed < 2000 ? between(3000, 9000) : between(8000, 40_000);
    case 'talk':
      return { from: 4000, to: 14_000 };
    case 'examine':
      return between(Math.max(passed + 8000, length * 0.45), length * 0.85);
    case 'last':
      return between(length * 0.3, length * 0.9);
  }
}

/**
 * An honest person among bots who plays by simple rules and not by probabilities: claims its clues, believes what
 * enough seats say, examines what no player has cleared, and shoots players caught in a lie.
 */
export const person: Bot<View> = {
  timing: { delay: inTime },
  choose({ view, seat, random, now }) {
    const { me } = view;
    if (!me || view.outcome || view.isVerdictShown) return null;
    if (!me.acknowledged) return { move: 'ackFirstCall', args: [] };
    const target = targetOf(view, seat, now);
    if (target) return { move: 'shoot', args: [target] };
    const stage = stageOf(view, seat, now);
    if (stage === 'react') return { move: 'claim', args: ['suspicion', leastTrusted(view, seat), view.day] };
    if (stage === 'call') return { move: 'investigate', args: [wanted(view, seat), view.day] };
    const untold = me.calls
      .flatMap((call) => call.clues.map(({ token }) => token))
      .find((token) => !said(view, seat, token));
    if (untold) return { move: 'claim', args: ['clean', untold, view.day] };
    if (stage !== 'examine') return null;
    const ripe = now > (view.endsAt ?? 0) - roundMs(view) * 0.4;
    return ripe ? { move: 'examine', args: [...pairOf(view, seat, random), view.day] } : null;
  },
};

/** Returns the seats that have claimed something that this seat knows to be false. */
export function caught(view: View, seat: Seat): Seat[] {
  const { contact } = knownBy(view, seat);
  const guilty = certain(view, seat);
  const liars = view.claims.filter(
    ({ by, kind, subject }) =>
      by !== seat &&
      ((kind === 'contact' && subject === contact) || (kind === 'clean' && guilty.has(subject as TokenId))),
  );
  return [...new Set(liars.map(({ by }) => by))];
}

/** Returns the tokens that a Fishy verdict proves guilty, because the other token of the pair is certainly clean. */
function certain(view: View, seat: Seat): Set<TokenId> {
  const clean = surely(view, seat);
  const fishy = view.examinations.filter(({ verdict }) => verdict === 'fishy');
  return new Set(
    fishy.flatMap(({ suspect, weapon }) => (clean.has(suspect) ? [weapon] : clean.has(weapon) ? [suspect] : [])),
  );
}

function surely(view: View, seat: Seat): Set<TokenId> {
  return new Set([...knownBy(view, seat).clean, ...struckOut(view)]);
}

/**
 * Returns the tokens that this seat considers clean. These are the tokens that more seats claim clean than there are
 * dirty cops.
 */
function cleared(view: View, seat: Seat): Set<TokenId> {
  const needed = numbersFor(view.seats.length).dirtyCops + 1;
  const liars = caught(view, seat);
  const clean = surely(view, seat);
  for (const token of [...SUSPECTS, ...WEAPONS]) if (voices(view, token, liars) >= needed) clean.add(token);
  return clean;
}

function voices(view: View, token: TokenId, liars: readonly Seat[]): number {
  const speakers = view.claims.filter(
    ({ by, kind, subject }) => (kind === 'clean' || kind === 'contact') && subject === token && !liars.includes(by),
  );
  return new Set(speakers.map(({ by }) => by)).size;
}

function pairOf(view: View, seat: Seat, random: Random): [TokenId, TokenId] {
  const clean = cleared(view, seat);
  const liars = caught(view, seat);
  const guilty = certain(view, seat);
  const fishy = new Set(view.examinations.filter((e) => e.verdict === 'fishy').flatMap((e) => [e.suspect, e.weapon]));
  const best = <Token extends TokenId>(tokens: readonly Token[]): Token => {
    const open = random.Shuffle(tokens.filter((token) => !clean.has(token)));
    const worth = (token: Token) =>
      (guilty.has(token) ? 10 : 0) + (fishy.has(token) ? 1.5 : 0) - voices(view, token, liars);
    return open.sort((one, other) => worth(other) - worth(one))[0] ?? pick(random, tokens);
  };
  const pair: [TokenId, TokenId] = [best(SUSPECTS), best(WEAPONS)];
  const again = view.examinations.some(({ suspect, weapon }) => suspect === pair[0] && weapon === pair[1]);
  return again
    ? [pair[0], pick(random, WEAPONS.filter((weapon) => weapon !== pair[1] && !clean.has(weapon)).concat(WEAPONS[0]))]
    : pair;
}

/** Returns the kind of clue to ask for, which is the kind with more tokens that are not cleared. */
function wanted(view: View, seat: Seat): 'suspects' | 'weapons' {
  const clean = cleared(view, seat);
  const left = (tokens: readonly TokenId[]) => tokens.filter((token) => !clean.has(token)).length;
  return left(SUSPECTS) >= left(WEAPONS) ? 'suspects' : 'weapons';
}

/**
 * Returns a player caught in a lie. On Friday, after a shot or in the second half of the day, returns the least trusted
 * player instead.
 */
function targetOf(view: View, seat: Seat, now: number): Seat | null {
  if (!view.bullets?.[seat]) return null;
  const [liar] = caught(view, seat);
  if (liar) return liar;
  const wounded = view.shots?.some(({ by, day }) => by !== seat && day === view.day);
  const late = elapsed(view, now) > roundMs(view) * 0.5;
  return view.day === DAYS.at(-1) && (wounded || late) ? leastTrusted(view, seat) : null;
}

/**
 * Returns the seat against which there is most evidence: lies, accusations, and claims that no other player has
 * confirmed.
 */
function leastTrusted(view: View, seat: Seat): Seat {
  const clean = surely(view, seat);
  const doubt = (other: Seat) => {
    const clears = view.claims.filter(({ by, kind }) => by === other && kind === 'clean');
    const confirmed = clears.filter(
      ({ subject }) => clean.has(subject as TokenId) || voices(view, subject as TokenId, [other]) > 0,
    ).length;
    const accused = new Set(
      view.claims.filter(({ kind, subject }) => kind === 'suspicion' && subject === other).map(({ by }) => by),
    );
    const shotBy = view.shots?.filter(({ target }) => target === other).length ?? 0;
    const contact = claimedContact(view, other);
    const contactOut = contact !== null && struckOut(view).has(contact) ? -1 : 0;
    return (
      (caught(view, seat).includes(other) ? 10 : 0) +
      accused.size +
      shotBy +
      contactOut -
      (confirmed / Math.max(1, clears.length)) * 3
    );
  };
  const others = view.seats.filter((other) => other !== seat);
  return others.reduce((worst, other) => (doubt(other) > doubt(worst) ? other : worst));
}

function said(view: View, seat: Seat, token: TokenId): boolean {
  return view.claims.some(({ by, kind, subject }) => by === seat && kind === 'clean' && subject === token);
}
