import { byCode, type LogEntry, pick, type Random, type Remark, type Said, type Seat } from 'hush/game';
import { agencyOf, codeOf } from '../content/cards';
import { cityOf } from '../content/map';
import type { Situation } from '../lines';
import type { AbilityId, AgencyId, Circle, CodeId, MissionId, View } from '../state';
import type { Choice } from './beliefs';
import { equipmentSaid, missionCardSaid, missionSaid } from './words';

/** Minimum number of points that a completed mission must be worth for bots to remark on it. */
const GREAT = 9;
/** Probability that a bot says a line about its own move. */
const TALKS = 0.35;

type Facts = NonNullable<Remark['facts']>;

function say(about: Situation, facts: Facts = {}): Remark {
  return { about, facts };
}

/**
 * Returns a bot's remark on a public fact, based only on the spectator's view.
 *
 * @returns null if the bot says nothing
 */
export function remark(entry: LogEntry, open: View, seat: Seat): Remark | null {
  return byCode(REACTIONS, entry, open, seat) ?? null;
}

type Reaction = (facts: never, open: View, seat: Seat) => Remark | null;

const REACTIONS: Readonly<Record<string, Reaction>> = {
  completed({ by, mission, points }: { by: Seat; mission: MissionId; points: number }, _open, seat) {
    if (points < GREAT) return null;
    const what = { mission: missionSaid(mission), points: String(points) };
    return by === seat ? say('completes', what) : say('rivalCompletes', { ...what, who: { seat: by } });
  },
  'broke-code': ({ by, code }: { by: Seat; code: CodeId }, _open, seat) =>
    by === seat ? say('breaks', { code: codeOf(code).digits.join(' ') }) : say('rivalBreaks', { who: { seat: by } }),
  'took-agency': ({ by, card }: { by: Seat; card: AgencyId | null }, open, seat) =>
    card && wasRaced(open, by, seat, 'agencyCards') ? lost(by, thing(card)) : null,
  'took-mission': ({ by, card }: { by: Seat; card: MissionId | null }, open, seat) =>
    card && wasRaced(open, by, seat, 'missionCards') ? lost(by, missionCardSaid(card)) : null,
  espionage: ({ by, from, taken }: { by: Seat; from?: Seat; taken: AgencyId }, _open, seat) =>
    from === seat && by !== seat ? say('robbed', { who: { seat: by }, what: thing(taken) }) : null,
  used: ({ by, ability }: { by: Seat; ability: AbilityId }, { order }, seat) =>
    ability === 'first' && order.includes(seat) && order.indexOf(seat) < order.indexOf(by)
      ? say('overtaken', { who: { seat: by } })
      : null,
  'last-round': ({ by }: { by: Seat }, _open, seat) =>
    by === seat ? say('ownLastRound') : say('lastRound', { who: { seat: by } }),
  over({ winners }: { winners: Seat[] }, _open, seat) {
    const [winner] = winners;
    if (winner === undefined) return null;
    return winners.includes(seat) ? say('won') : say('lost', { who: { seat: winner } });
  },
};

/** Whether another seat (`by`) used a circle where this seat also has a die. */
function wasRaced(open: View, by: Seat, seat: Seat, circle: Circle): boolean {
  return by !== seat && (open.players[seat]?.dice.some(({ at }) => at === circle) ?? false);
}

function lost(by: Seat, what: Said): Remark {
  return say('lostCard', { who: { seat: by }, what });
}

function thing(card: AgencyId): Said {
  return equipmentSaid(agencyOf(card).equipment);
}

/**
 * Returns a line about the bot's own public move. Usually returns null, and always for answers to windows, because they
 * are secret.
 */
export function spoken(choice: Choice, view: View, random: Random): Remark | null {
  if (view.window || random.Number() >= TALKS) return null;
  if (choice.move === 'fly') {
    const card = view.me?.agency.find(({ handle }) => handle === choice.args[0])?.card;
    return card === undefined ? null : say('flies', { city: cityOf(agencyOf(card).city).name });
  }
  return choice.move === 'ability' && view.phase === 'place' && choice.args.length === 1 ? say('sneaks') : null;
}

/** Returns the reply to a chat message that names the bot, based only on the public points. */
export function answerTo(view: View, seat: Seat, { by, text }: { by: Seat; text: string }, random: Random): Remark {
  const who = { who: { seat: by } };
  if (text.includes('?')) return say('evades', who);
  const own = view.players[seat]?.points ?? 0;
  const best = Math.max(
    0,
    ...view.seats.filter((each) => each !== seat).map((each) => view.players[each]?.points ?? 0),
  );
  if (own === best) return say(pick(random, ['evades', 'behind'] as const), who);
  return say(own > best ? 'ahead' : 'behind', who);
}
