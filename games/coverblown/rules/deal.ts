import { must, pick, type Random, type Setup, seatsOf } from 'hush/game';
import { numbersFor, roundMs } from '../queries';
import {
  type Options,
  type Player,
  type Role,
  type State,
  SUSPECTS,
  type SuspectId,
  WEAPONS,
  type WeaponId,
} from '../state';
import { dealAlibis } from './alibis';
import { firstCall } from './calls';

/**
 * [CB-2..6] Deals a match. Random draws, in this order: murderer; weapon; a shuffle of the seats, of which the first
 * are dirty; a shuffle of the other suspects, who become contacts in seat order; the alibis; then, for each seat, its
 * two decks and the words of its first call.
 */
export function deal(players: number, { options, now, practice = null }: Setup<Options>, random: Random): State {
  const seats = seatsOf(players);
  const numbers = numbersFor(players);
  const murderer = pick(random, SUSPECTS);
  const weapon = pick(random, WEAPONS);
  const dirty = new Set(random.Shuffle(seats).slice(0, numbers.dirtyCops));
  const informants = random.Shuffle(SUSPECTS.filter((suspect) => suspect !== murderer));
  const alibis = dealAlibis(random);
  const hand = (seat: string): Player =>
    dirty.has(seat)
      ? dealPlayer('dirty', murderer, { murderer, weapon }, now, random)
      : dealPlayer('honest', must(informants.shift()), { murderer, weapon }, now, random);
  return {
    options,
    seats,
    day: 'monday',
    began: now,
    isVerdictShown: false,
    deadline: practice === null ? now + roundMs({ options, seats, day: 'monday' }) : null,
    startLives: numbers.lives,
    examinations: [],
    shots: [],
    claims: [],
    called: [],
    plans: [],
    practice,
    rested: [],
    died: null,
    outcome: null,
    secret: { murderer, weapon, alibis },
    players: Object.fromEntries(seats.map((seat) => [seat, hand(seat)])),
  };
}

/** Creates a player at the start of the week, who has two shuffled decks and has not answered the first call. */
export function dealPlayer(
  role: Role,
  contact: SuspectId,
  truth: { murderer: SuspectId; weapon: WeaponId },
  now: number,
  random: Random,
): Player {
  const clean = cluesOf(contact, truth);
  const suspects = { undrawn: random.Shuffle(clean.suspects), drawn: [] };
  const weapons = { undrawn: random.Shuffle(clean.weapons), drawn: [] };
  const calls = [firstCall({ role, contact }, truth.weapon, now, random)];
  return { role, contact, acknowledged: false, doubles: 0, calls, suspects, weapons };
}

/** [CB-6] Returns the tokens about which a cop can hear: all except the contact, the murderer and the weapon. */
export function cluesOf(contact: SuspectId, { murderer, weapon }: { murderer: SuspectId; weapon: WeaponId }) {
  return {
    suspects: SUSPECTS.filter((suspect) => suspect !== murderer && suspect !== contact),
    weapons: WEAPONS.filter((each) => each !== weapon),
  };
}
