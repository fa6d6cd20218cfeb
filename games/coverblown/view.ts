import { must, openOf, type Seat, type Viewer } from 'hush/game';
import { hasBullet, isBlown, livesLeft } from './queries';
import type { Own, State, Truth, View } from './state';

/** Copies the public fields, which a state and a view have in common. */
export const openPart = openOf(
  'seats',
  'day',
  'began',
  'isVerdictShown',
  'options',
  'startLives',
  'examinations',
  'claims',
  'called',
  'plans',
  'rested',
  'outcome',
);

/**
 * Builds a viewer's view field by field (`cases.md`, Who may know what). A null viewer is a spectator, who gets only
 * the public part.
 */
export function view(G: State, viewer: Viewer): View {
  return {
    ...open(G),
    me: viewer === null ? null : own(G, viewer),
    truth: G.outcome ? truth(G) : null,
  };
}

/** Builds a view that contains all secrets, for replays of finished matches. */
export function reveal(G: State): View {
  return { ...open(G), me: null, truth: truth(G) };
}

function open(G: State): Omit<View, 'me' | 'truth'> {
  const isCounted = !G.options.bulletsOnTable;
  return {
    ...openPart(G),
    waitingFor: G.outcome || G.isVerdictShown ? [] : G.seats.filter((seat) => !G.called.includes(seat)),
    out: G.died === null ? [] : [G.died],
    endsAt: G.outcome ? null : G.deadline,
    shots: isCounted ? G.shots : null,
    lives: isCounted ? bySeat(G, (seat) => livesLeft(G, seat)) : null,
    bullets: isCounted ? bySeat(G, (seat) => hasBullet(G, seat)) : null,
    practice: typeof G.practice === 'string',
    learner: G.practice,
  };
}

function own(G: State, seat: Seat): Own {
  const { role, contact, acknowledged, calls } = must(G.players[seat]);
  return { role, contact, weapon: role === 'dirty' ? G.secret.weapon : null, acknowledged, calls };
}

function truth(G: State): Truth {
  const { murderer, weapon, alibis } = G.secret;
  const players = bySeat(G, (seat) => {
    const player = must(G.players[seat]);
    return { ...player, blown: isBlown(G, player) };
  });
  return { murderer, weapon, alibis, players };
}

function bySeat<Value>(G: State, value: (seat: Seat) => Value): Record<Seat, Value> {
  return Object.fromEntries(G.seats.map((seat) => [seat, value(seat)]));
}
