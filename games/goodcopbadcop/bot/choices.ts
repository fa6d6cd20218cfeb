import { pick, type Random, type Seat } from 'hush/game';
import type { Choice, Moves } from '../state';
import { chooseReveal } from './actions';
import { type Beliefs, expected, livingOthers, seatAt, shotGain } from './beliefs';
import { hit } from './change';
import { mostTelling } from './information';
import { placeOf } from './scene';
import { worth } from './worth';

type Chosen = { move: keyof Moves; args: Moves[keyof Moves] };

/** Picks the player to aim at. Considers the win chance with that aim and what a shot at the player would gain. */
export function chooseAim(beliefs: Beliefs): Chosen | null {
  const others = livingOthers(beliefs).map((place) => seatAt(beliefs.view, place));
  const seat = best(beliefs, others, (place) => {
    const aimed = expected(beliefs, ({ scene }) => {
      scene.aim[beliefs.place] = place;
    });
    return aimed + beliefs.parameters.patience * shotGain(beliefs, place);
  });
  return seat === null ? null : { move: 'aim', args: [seat] };
}

/** Makes the choice that a card or action requires from this bot. */
export function makeChoice(beliefs: Beliefs, choice: Choice): Chosen | null {
  const { view, me } = beliefs;
  const shooter = placeOf(view, view.active);
  switch (choice.kind) {
    case 'restraining_order':
    case 'riot_shield': {
      const seat = best(beliefs, choice.players, (place) => expected(beliefs, (ahead) => hit(ahead, shooter, place)));
      return seat === null ? null : { move: 'choosePlayer', args: [seat] };
    }
    case 'surveillance_camera': {
      const [card] = mostTelling(beliefs, placeOf(view, choice.player)).filter(({ slot }) =>
        choice.slots.includes(slot),
      );
      return card && card.nats > 0 ? { move: 'chooseCard', args: [card.slot] } : { move: 'decline', args: [] };
    }
    case 'reveal': {
      const { slot } = chooseReveal(beliefs);
      return slot === null ? null : { move: 'chooseCard', args: [slot] };
    }
    case 'discard': {
      const [kept] = [...me.hand].sort((one, other) => worth(beliefs, other) - worth(beliefs, one));
      return kept === undefined ? null : { move: 'discard', args: [kept] };
    }
  }
}

/** Places the cards in random order, so that their slots reveal nothing about them. */
export function placeCards(random: Random): Chosen {
  return { move: 'place', args: [pick(random, ORDERS)] };
}

const ORDERS: readonly Moves['place'][0][] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

function best(beliefs: Beliefs, seats: readonly Seat[], gain: (place: number) => number): Seat | null {
  const { view, random, parameters } = beliefs;
  const rated = seats.map((seat) => ({ seat, gain: gain(placeOf(view, seat)) + random.Number() * parameters.whim }));
  return rated.sort((one, other) => other.gain - one.gain)[0]?.seat ?? null;
}
