import type { BoardProps } from '../../../../client/board/contract';
import { nameOf } from '../../../../client/board/names';
import { agencyOf } from '../../content/cards';
import { cityOf } from '../../content/map';
import { CIRCLES, type Circle, type Moves, type Route, type View } from '../../state';
import { diceInHand, faceOf, whyNot as whyNotThere } from '../circles/clockOf';
import { circleText } from '../circles/text';
import { type Engine, powerOf, whyNot as whyNoWay } from '../moving/plan';
import { movingText } from '../moving/text';
import { type Action, wordsOf } from './Actions';
import type { Change, Intent } from './intent';
import { turnText } from './text';

type Props = BoardProps<View, Moves> & {
  /** Opens the cipher engine. */
  onEngine?(): void;
};

/** What the desk offers now: the words under the sentence, what is left, and the buttons. */
export interface Deskwork {
  detail: string | null;
  left: string;
  main: Action;
  second: Action | null;
  back: Action | null;
}

/** The desk of a seat in any phase that has one. */
export function deskwork(props: Props, intent: Intent, change: Change): Deskwork {
  const { mode } = intent;
  const back: Action = { label: turnText.notNow, why: null, run: () => change(LET_GO) };
  if (mode?.kind === 'reroll') return { ...rerolling(props, mode.dice), back };
  if (mode?.kind === 'fly') return { ...flying(props, intent, mode.card), back };
  if (mode?.kind === 'march') return { ...moving(props, intent, change, { kind: 'card', card: mode.card }), back };
  if (mode?.kind === 'action' && mode.circle === 'movement') {
    return { ...moving(props, intent, change, { kind: 'dice', dice: intent.dice }), back };
  }
  if (mode?.kind === 'action') return { ...acting(props, intent, change), back };
  return { ...usual(props, intent, change), back: null };
}

/** Everything that was chosen and not sent. */
export const LET_GO: Partial<Intent> = {
  mode: null,
  die: null,
  target: null,
  mods: [],
  handler: 0,
  routes: [],
  agent: null,
};

function usual(props: Props, intent: Intent, change: Change): Omit<Deskwork, 'back'> {
  const { phase } = props.view;
  if (phase === 'place') return placing(props, intent);
  if (phase === 'finalMissions') return finishing(props, change);
  if (phase === 'breakCodes') return codes(props);
  return acting(props, intent, change);
}

/** Codes are broken at the engine; the table only leads back to it. */
function codes({ view, seat, onEngine }: Props): Omit<Deskwork, 'back'> {
  const isStep = seat !== null && view.turn?.seat === seat;
  return {
    detail: null,
    left: isStep ? turnText.leftCodes : turnText.leftLook,
    main: { label: turnText.showEngine, why: null, run: () => onEngine?.() },
    second: null,
  };
}

/** Whose move it is, for whoever waits. */
function waitsFor({ view, seat, people }: Props): string | null {
  if (seat === null) return turnText.watching;
  const on = view.turn?.seat ?? view.awaited[0];
  if (view.window || view.choice) return view.awaited.includes(seat) ? turnText.answerFirst : turnText.waiting;
  if (on === seat) return null;
  return turnText.notYours(on === undefined ? null : nameOf(people)(on));
}

function placing(props: Props, intent: Intent): Omit<Deskwork, 'back'> {
  const { view, seat, legal, act } = props;
  const { die, target, mods, handler } = intent;
  const table = { view, seat, legal };
  const waits = waitsFor(props);
  const face = faceOf(table, intent);
  const hand = diceInHand(view, seat);
  const place = (): unknown => {
    if (die === null || target === null) return undefined;
    if (target === 'decoder') return act.placeDecoder(die, [...mods]);
    if (target === 'folder') return act.placeSpecialOps(die);
    return act.placeCircle(die, target, [...mods], handler);
  };
  const order: Action = {
    label: view.order.length < view.seats.length ? turnText.takeOrder(view.order.length + 1) : turnText.takeAnyOrder,
    why: waits ?? wordsOf(legal.refusal('takeOrder', [])),
    run: () => act.takeOrder(),
  };
  const end: Action = {
    label: turnText.endTurn,
    why: waits ?? wordsOf(legal.refusal('endTurn', [])),
    run: () => act.endTurn(),
  };
  const stop = view.turn?.seat === seat && view.turn.placed > 0 ? end : order;
  if (waits === null && hand.length === 0) {
    return { detail: null, left: turnText.leftPlace(0, 0), main: stop, second: null };
  }
  const label =
    face === null ? turnText.placeAny : target === null ? turnText.place(face) : turnText.placeOn(face, target);
  const missing =
    face === null
      ? turnText.pickDie
      : target === null
        ? turnText.pickTarget
        : wordsOf(whyNotThere(table, intent, target));
  const clocks = CIRCLES.filter((circle) => whyNotThere(table, intent, circle) === null).length;
  return {
    detail: face === null || waits !== null ? null : turnText.pickedDie(face, clocks),
    left: leftToPlace(props, hand.length),
    main: { label, why: waits ?? missing, run: place },
    second: stop,
  };
}

function leftToPlace({ view, seat }: Props, dice: number): string {
  const { turn } = view;
  if (!turn || turn.seat !== seat)
    return seat !== null && view.order.includes(seat) ? turnText.leftNothing : turnText.leftLater(dice);
  if (turn.placed > 0) return turnText.leftSneak;
  return turnText.leftPlace(Math.min(dice, turn.placements), dice);
}

function rerolling({ legal, act }: Props, dice: readonly number[]): Omit<Deskwork, 'back'> {
  const asked = [...dice].sort();
  const why = asked.length === 0 ? turnText.rerollNone : wordsOf(legal.refusal('reroll', [asked]));
  return {
    detail: turnText.rerollPick,
    left: turnText.rerollPick,
    main: { label: turnText.rerollThese(asked.length), why, run: () => act.reroll(asked) },
    second: null,
  };
}

/** One's own dice by clock. */
export function ownDice({ view, seat }: Pick<Props, 'view' | 'seat'>, circle: Circle): number[] {
  const dice = seat === null ? [] : (view.players[seat]?.dice ?? []);
  return dice.filter(({ at }) => at === circle).map(({ face }) => face);
}

function acting(props: Props, intent: Intent, change: Change): Omit<Deskwork, 'back'> {
  const { view, seat, legal, act } = props;
  const waits = waitsFor(props);
  const clocks = CIRCLES.filter((circle) => ownDice(props, circle).length > 0);
  const counted = clocks.map((circle) => turnText.onClock(ownDice(props, circle).length, circleText.names[circle]));
  if (view.turn?.isActionDone && view.turn.seat === seat) {
    const why = waits ?? wordsOf(legal.refusal('endTurn', []));
    return {
      detail: null,
      left: turnText.leftEnd,
      main: { label: turnText.endTurn, why, run: () => act.endTurn() },
      second: null,
    };
  }
  const [only, ...others] = clocks;
  const chosen = intent.mode?.kind === 'action' ? intent.mode.circle : null;
  const main: Action = chosen
    ? { label: turnText.actionOf[chosen], why: waits ?? turnText.choose, run: () => undefined }
    : only !== undefined && others.length === 0
      ? { label: turnText.actionOf[only], why: waits, run: () => change(openAction(props, only)) }
      : { label: turnText.chooseClock, why: waits ?? turnText.chooseClockWhy, run: () => undefined };
  const giveBack: Action = {
    label: turnText.giveBack,
    why: waits ?? (clocks.length === 0 ? wordsOf('no-die') : null),
    run: () => change({ mode: { kind: 'giveBack' } }),
  };
  const left = clocks.length === 0 ? turnText.leftNothing : turnText.leftActions(counted);
  return { detail: null, left, main, second: giveBack };
}

/** The mode an Action's clock opens; Movement begins with all its dice. */
export function openAction(props: Pick<Props, 'view' | 'seat'>, circle: Circle): Partial<Intent> {
  const dice = circle === 'movement' ? ownDice(props, circle).length : 0;
  return { ...LET_GO, mode: { kind: 'action', circle }, dice };
}

function moving(props: Props, intent: Intent, change: Change, engine: Engine): Omit<Deskwork, 'back'> {
  const { act, legal } = props;
  const routes = intent.routes.map(([agent, cities]): Route => [agent, [...cities]]);
  const steps = routes.reduce((sum, [, cities]) => sum + cities.length, 0);
  const waits = waitsFor(props);
  const missing = intent.agent === null ? movingText.pickMover : movingText.chooseWay;
  const why = waits ?? (steps === 0 ? missing : wordsOf(whyNoWay(legal, { engine, routes })));
  const run = () =>
    engine.kind === 'card'
      ? act.ability(engine.card, routes)
      : act.move(engine.dice, routes, powerOf({ engine, routes }));
  const all = ownDice(props, 'movement').length;
  const isAll = intent.dice === all;
  const second: Action | null =
    engine.kind === 'card' || all < 2
      ? null
      : {
          label: isAll ? movingText.oneOnly : movingText.allDice(all),
          why: null,
          run: () => change({ dice: isAll ? 1 : all, routes: [] }),
        };
  return {
    detail: intent.agent === null && steps === 0 ? movingText.litAgents : movingText.lit,
    left: engine.kind === 'card' ? movingText.shared : movingText.each(engine.dice),
    main: { label: engine.kind === 'card' ? movingText.goCard : movingText.go(steps), why, run },
    second,
  };
}

function flying(props: Props, { agent }: Intent, card: string): Omit<Deskwork, 'back'> {
  const { view, legal, act } = props;
  const held = view.me?.agency.find(({ handle }) => handle === card);
  const to = held ? cityOf(agencyOf(held.card).city).name : '';
  const why = waitsFor(props) ?? (agent === null ? movingText.pickFlyer : wordsOf(legal.refusal('fly', [card, agent])));
  return {
    detail: movingText.flight(to),
    left: movingText.flight(to),
    main: { label: movingText.goFly(to), why, run: () => (agent === null ? undefined : act.fly(card, agent)) },
    second: null,
  };
}

function finishing(props: Props, change: Change): Omit<Deskwork, 'back'> {
  const { legal, act } = props;
  const waits = waitsFor(props);
  return {
    detail: null,
    left: turnText.leftFinal,
    main: { label: turnText.complete, why: waits, run: () => change({ mode: { kind: 'complete' } }) },
    second: { label: turnText.pass, why: waits ?? wordsOf(legal.refusal('pass', [])), run: () => act.pass() },
  };
}

/** Whether Undo has anything to take back, and why not. */
export function undoOf({ view, seat, legal, act }: Props) {
  const isTurn = seat !== null && view.turn?.seat === seat;
  return { why: isTurn ? wordsOf(legal.refusal('undo', [])) : turnText.undoNothing, run: () => act.undo() };
}
