import { must, pick, type Random, type Seat, type Viewer } from 'hush/game';
import { SPAN } from '../rules/windows';
import { AUTO_PASSES, type State, secondsOf, type View } from '../state';
import { openPart } from '../view';
import { imagineCards, imagineLooks } from './cards';
import { imagineHands } from './hands';

/**
 * Returns a random state that could be the real one, judging by this view. Hidden cards are as likely as in a real deal
 * in which no seat ever held both leaders. Hands and deck contain the equipment that the viewer has not seen. Passes of
 * other seats, and their choices of automatic passing, are random.
 */
export function imagine(view: View, viewer: Viewer, random: Random): State {
  const dealt = imagineCards(view, viewer, random);
  const { hands, deck } = imagineHands(view, viewer, random);
  return {
    ...openState(view),
    cards: dealt.cards,
    slots: dealt.slots,
    looks: imagineLooks(view, dealt.slots),
    hands,
    ...imaginePassed(view, viewer, random),
    autoPass: imagineAutoPass(view, viewer, random),
    missed: imagineMissed(view, random),
    secret: { deck, leftover: dealt.leftover, tempo: String(random.Number()) },
  };
}

type Open = Omit<
  State,
  'cards' | 'slots' | 'looks' | 'hands' | 'passed' | 'autoPass' | 'missed' | 'closesAt' | 'secret'
>;

function openState(view: View): Open {
  const { seats } = view;
  const guns = seats.flatMap((seat) => {
    const gun = must(view.table[seat]).gun;
    return gun ? [[seat, { ...gun }] as const] : [];
  });
  return {
    ...openPart(view),
    practice: view.practiceSeat,
    deadline: view.endsAt,
    absent: [...view.absent],
    window: view.windowNumber,
    asked: [...(view.window?.asked ?? [])],
    placed: seats.filter((seat) => view.table[seat]?.placed),
    choices: view.choice ? [view.choice] : [],
    out: [...view.out],
    guns: Object.fromEntries(guns),
    actives: Object.fromEntries(seats.map((seat) => [seat, [...must(view.table[seat]).active]])),
    centre: [...view.centre],
    discards: [...view.discards],
    acts: [...view.acts],
    claims: [...view.claims],
  };
}

/**
 * Picks at random which of the other seats that are asked have passed. Also returns a possible closing time of the
 * window.
 */
function imaginePassed(view: View, viewer: Viewer, random: Random): Pick<State, 'passed' | 'closesAt'> {
  const { window, me } = view;
  if (!window) return { passed: [], closesAt: null };
  const passed = window.asked.filter((seat) => (seat === viewer ? me?.passed : random.Number() < 0.5));
  const opened = window.endsAt === null ? 0 : window.endsAt - 1000 * secondsOf(view, window.kind);
  return { passed, closesAt: opened + SPAN.to };
}

/** Picks at random which of the seats that are not absent have missed a step. */
function imagineMissed({ seats, out, absent }: View, random: Random): Seat[] {
  const there = seats.filter((seat) => !out.includes(seat) && !absent.includes(seat));
  return there.filter(() => random.Number() < 0.2);
}

/** Picks the other seats' choices of automatic passing at random. About half of these seats have not chosen. */
function imagineAutoPass({ seats, me }: View, viewer: Viewer, random: Random): State['autoPass'] {
  const choice = (seat: Seat) => {
    if (seat === viewer) return me?.autoPass ?? null;
    return random.Number() < 0.5 ? null : pick(random, AUTO_PASSES);
  };
  return Object.fromEntries(
    seats.flatMap((seat) => {
      const auto = choice(seat);
      return auto === null ? [] : [[seat, auto]];
    }),
  );
}
