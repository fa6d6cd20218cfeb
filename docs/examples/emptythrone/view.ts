import { must, openOf, type Random, type Viewer } from 'hush/game';
import { DECK, inCourt, type State, type View } from './state';

/** Copies the public fields, which a state and a view have in common. */
const openPart = openOf('turn', 'claim', 'claims', 'doubter', 'coins', 'up', 'endsAt', 'ms');

/** Returns a viewer's view, which contains only the fields named here. A null viewer is a spectator. */
export function view(G: State, viewer: Viewer): View {
  const { turn, claim, up, ms, hands, answers, outcome } = G;
  const out = Object.keys(up).filter((seat) => !inCourt(G).includes(seat));
  const asked = inCourt(G).filter((seat) => seat !== claim?.by && !(seat in answers));
  const waitingFor = outcome ? [] : claim ? asked : [turn];
  const me = viewer === null ? null : { hand: must(hands[viewer]), doubts: answers[viewer] ?? null };
  const truth = outcome && { hands, outcome };
  return { ...openPart(G), waitingFor, out, practice: ms === null, me, truth };
}

/**
 * Builds a state that fits a view. Cards that the viewer cannot see are dealt at random, and each seat that has
 * answered gets a random answer.
 */
export function imagine(seen: View, viewer: Viewer, random: Random): State {
  const { claim, up, me, truth, waitingFor, out } = seen;
  const seats = Object.keys(up);
  const known = truth?.hands ?? (viewer === null ? {} : { [viewer]: must(me).hand });
  const deck = random.Shuffle(DECK);
  for (const office of [up, known].flatMap(Object.values).flat()) deck.splice(deck.indexOf(office), 1);
  const hands = seats.map((seat) => [seat, known[seat] ?? deck.splice(0, 2 - must(up[seat]).length)]);
  const answered = seats.filter((seat) => claim && ![claim.by, ...waitingFor, ...out].includes(seat));
  const answers = answered.map((seat) => [seat, seat === viewer ? must(me).doubts : random.Number() < 0.5]);
  const secret = { hands: Object.fromEntries(hands), answers: Object.fromEntries(answers), deck };
  return { ...openPart(seen), ...secret, outcome: truth?.outcome ?? null };
}
