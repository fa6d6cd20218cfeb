import type { Seat, Viewer } from '../../../shared/ids';
import { must } from '../../../shared/must';
import type { Random } from '../../../shared/random';
import type { State, View } from '../state';
import { imagineCards, imagineLooks } from './cards';
import { imagineHands } from './hands';

/**
 * Another truth this viewer cannot rule out, made from its view alone: hidden cards dealt anew as often as they
 * would be at the table (nobody ever held both leaders), hands and deck from what lies nowhere open, and other
 * people's passes and switches.
 */
export function imagine(view: View, viewer: Viewer, random: Random): State {
  const dealt = imagineCards(view, viewer, random);
  const { hands, deck } = imagineHands(view, viewer, random);
  return {
    ...openPart(view),
    cards: dealt.cards,
    slots: dealt.slots,
    looks: imagineLooks(view, dealt.slots),
    hands,
    passed: imaginePassed(view, viewer, random),
    autoPass: imagineAutoPass(view, viewer, random),
    secret: { deck, leftover: dealt.leftover },
  };
}

type Open = Omit<State, 'cards' | 'slots' | 'looks' | 'hands' | 'passed' | 'autoPass' | 'secret'>;

function openPart(view: View): Open {
  const { options, seats, phase, turn, active, direction, declared, shot, tasered, resolving, outcome } = view;
  const guns = seats.flatMap((seat) => {
    const gun = must(view.table[seat]).gun;
    return gun ? [[seat, { ...gun }] as const] : [];
  });
  return {
    options,
    seats,
    phase,
    deadline: view.endsAt,
    turn,
    active,
    direction,
    window: view.windowNumber,
    asked: [...(view.window?.asked ?? [])],
    placed: seats.filter((seat) => view.table[seat]?.placed),
    declared,
    shot,
    tasered,
    resolving,
    choices: view.choice ? [view.choice] : [],
    out: [...view.out],
    guns: Object.fromEntries(guns),
    actives: Object.fromEntries(seats.map((seat) => [seat, [...must(view.table[seat]).active]])),
    centre: [...view.centre],
    discards: [...view.discards],
    acts: [...view.acts],
    outcome,
  };
}

/** Any of those asked, but somebody the window still waits for. */
function imaginePassed({ window, me }: View, viewer: Viewer, random: Random): Seat[] {
  if (!window) return [];
  const others = window.asked.filter((seat) => seat !== viewer);
  const passed = others.filter(() => random.Number() < 0.5);
  if (!me?.passed) return isWaiting(window.asked, passed) ? passed : passed.slice(1);
  const all = window.asked.filter((seat) => seat === viewer || passed.includes(seat));
  const spared = random.Shuffle(others)[0];
  return isWaiting(window.asked, all) ? all : all.filter((seat) => seat !== spared);
}

function isWaiting(asked: readonly Seat[], passed: readonly Seat[]): boolean {
  return passed.length < asked.length;
}

function imagineAutoPass({ seats, me }: View, viewer: Viewer, random: Random): Seat[] {
  return seats.filter((seat) => (seat === viewer ? me?.autoPass : random.Number() < 0.3));
}
