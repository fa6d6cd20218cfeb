import { nameOf } from 'hush/board';
import type { Code } from 'hush/game';
import { agencyOf } from '../../content/cards';
import { hasPower } from '../../legal/hand';
import { PLACES } from '../../logText';
import { CIRCLES, type Circle, type Route } from '../../state';
import { diceInHand, faceOf, noMission, whyNot as whyNotThere } from '../circles/clockOf';
import { circleText } from '../circles/text';
import { type Engine, powerOf, whyNot as whyNoWay } from '../moving/plan';
import { mayWords, movingText } from '../moving/text';
import { isActing, isOnTurn, type Props, playerOf } from '../props';
import { wordsOf } from '../reasons';
import type { Change, Intent, Target } from './intent';
import { turnText } from './text';

/** A button on the action bar. */
export interface Action {
  label: string;
  /** A sentence that says why the action is impossible now, or null if it is possible. */
  why: string | null;
  /** Whether the button is never highlighted. Set for actions whose success depends on hidden cards. */
  isQuiet?: boolean;
  run(): unknown;
}

/** A line that lists the current options, and the buttons for them. */
export interface ActionBar {
  /** A more specific sentence for the current selection, shown in place of the table's sentence. */
  sentence?: string;
  detail?: string | null;
  /** Missing if the table's sentence says the same. */
  left: string | null;
  main: Action;
  second?: Action | null;
  /** Clears the selection. */
  back?: Action;
}

type BarProps = Props & {
  /** Opens the cipher engine. */
  onEngine?(): void;
};

/** Returns a seat's action bar, in every phase that has one. */
export function actionBar(props: BarProps, intent: Intent, change: Change): ActionBar {
  const { mode } = intent;
  const { phase } = props.view;
  const back: Action = { label: turnText.notNow, why: null, run: () => change(LET_GO) };
  if (mode?.kind === 'reroll') return { ...rerolling(props, mode.dice), back };
  if (mode?.kind === 'fly') return { ...flying(props, intent, mode.card), back };
  if (mode?.kind === 'march') return { ...moving(props, intent, change, { kind: 'card', card: mode.card }), back };
  if (mode?.kind === 'action') {
    const isMove = mode.circle === 'movement';
    const engine: Engine = { kind: 'dice', dice: intent.dice };
    return { ...(isMove ? moving(props, intent, change, engine) : acting(props, intent, change)), back };
  }
  if (phase === 'place') return placing(props, intent);
  if (phase === 'finalMissions') return finishing(props, change);
  return phase === 'breakCodes' ? breaking(props) : acting(props, intent, change);
}

/** A change of the selections that clears all of them. */
export const LET_GO: Partial<Intent> = {
  mode: null,
  die: null,
  target: null,
  mods: [],
  handler: 0,
  routes: [],
  agent: null,
};

/**
 * Returns a function that turns a refusal into a sentence. If it's another player's turn, the sentence says whose turn
 * it is.
 */
export function saying({ view, seat, people }: Props) {
  const on = view.turn?.seat ?? view.waitingFor[0];
  function say(why: Code): string;
  function say(why: Code | null): string | null;
  function say(why: Code | null): string | null {
    if (seat === null) return turnText.watching;
    if (why === 'not-your-turn') return turnText.notYours(on === undefined ? null : nameOf(people)(on));
    if (why !== 'wrong-stage' || !(view.window || view.choice)) return wordsOf(why);
    return view.waitingFor.includes(seat) ? turnText.answerFirst : turnText.waiting;
  }
  return say;
}

/** Returns the action bar on the table while players break codes. Its only button opens the cipher engine. */
function breaking(props: BarProps): ActionBar {
  return {
    left: isOnTurn(props) ? turnText.leftCodes : turnText.leftLook,
    main: { label: turnText.showEngine, why: null, run: () => props.onEngine?.() },
  };
}

function placing(props: Props, intent: Intent): ActionBar {
  const { view, seat, legal, act } = props;
  const { die, target, mods, handler } = intent;
  const say = saying(props);
  const face = faceOf(props, intent);
  const hand = diceInHand(view, seat);
  const place = (): unknown => {
    if (die === null || target === null) return undefined;
    if (target === 'decoder') return act.placeDecoder(die, [...mods]);
    if (target === 'folder') return act.placeSpecialOps(die);
    return act.placeCircle(die, target, [...mods], handler);
  };
  const token = view.order.length < view.seats.length ? view.order.length + 1 : null;
  const stop: Action =
    isOnTurn(props) && view.turn?.placed
      ? { label: turnText.endTurn, why: say(legal.why('endTurn')), run: () => act.endTurn() }
      : {
          label: token === null ? turnText.takeOrder : turnText.takeOrderToken(token),
          why: say(legal.why('takeOrder')),
          run: () => act.takeOrder(),
        };
  if (isOnTurn(props) && hand.length === 0) return { left: null, main: stop };
  const closed = say(legal.why('placeDecoder'));
  const missing = face === null ? turnText.pickDie : target === null ? turnText.pickTarget : null;
  const clocks = CIRCLES.filter((circle) => whyNotThere(props, intent, circle) === null).length;
  return {
    detail: face === null || closed ? null : turnText.pickedDie(face, clocks),
    left: leftToPlace(props, hand.length),
    main: {
      label: placeLabel(face, target),
      why: closed ?? missing ?? (target && say(whyNotThere(props, intent, target))),
      run: place,
    },
    second: stop,
  };
}

function placeLabel(face: number | null, target: Target | null): string {
  if (face === null) return turnText.place;
  return target === null ? turnText.placeFace(face) : turnText.placeOn(face, PLACES[target]);
}

function leftToPlace(props: Props, dice: number): string | null {
  const { turn, order } = props.view;
  if (!turn || !isOnTurn(props))
    return order.some((seat) => seat === props.seat) ? turnText.leftNothing : turnText.leftLater(dice);
  if (turn.placed > 0) return turnText.leftSneak;
  const more = Math.min(dice, turn.placements);
  return more === 1 ? null : turnText.leftPlace(more);
}

function rerolling({ legal, act }: Props, dice: readonly number[]): ActionBar {
  const asked = [...dice].sort();
  const why = asked.length === 0 ? turnText.rerollNone : wordsOf(legal.refusal('reroll', [asked]));
  return {
    sentence: turnText.rerollPick,
    left: null,
    main: { label: turnText.rerollThese(asked.length), why, run: () => act.reroll(asked) },
  };
}

/** Returns the faces of the seat's dice on a clock. */
export function ownDice({ view, seat }: Pick<Props, 'view' | 'seat'>, circle: Circle): number[] {
  const dice = playerOf(view, seat)?.dice ?? [];
  return dice.filter(({ at }) => at === circle).map(({ face }) => face);
}

function acting(props: Props, intent: Intent, change: Change): ActionBar {
  const { view, legal, act } = props;
  const say = saying(props);
  if (view.turn?.isActionDone && isOnTurn(props)) {
    const end: Action = { label: turnText.endTurn, why: say(legal.why('endTurn')), run: () => act.endTurn() };
    return { left: turnText.leftEnd, main: end };
  }
  const clocks = CIRCLES.filter((circle) => ownDice(props, circle).length > 0);
  const counted = clocks.map((circle) => turnText.onClock(ownDice(props, circle).length, circleText.names[circle]));
  const why = legal.why('forfeitDie');
  // The reason why the seat cannot act at all, or null. Even if it is null, the coach may still forbid this move.
  const closed = isActing(props) ? null : say(why);
  const [only, ...others] = clocks;
  const chosen = intent.mode?.kind === 'action' ? intent.mode.circle : null;
  const isOnly = !chosen && others.length === 0;
  const main: Action =
    isOnly && only !== undefined
      ? {
          label: turnText.actionOf[only],
          why: closed ?? (only === 'completeMission' ? noMission(props) : null),
          isQuiet: only === 'completeMission',
          run: () => change(openAction(props, only)),
        }
      : {
          label: chosen ? turnText.actionOf[chosen] : turnText.chooseClock,
          why: closed ?? (chosen ? turnText.choose : turnText.chooseClockWhy),
          run: () => undefined,
        };
  const left = clocks.length === 0 ? turnText.leftNothing : turnText.leftActions(counted);
  const doing = chosen && isOnTurn(props) ? { sentence: turnText.doing[chosen] } : {};
  const giveBack = () => change({ mode: { kind: 'giveBack' } });
  return { ...doing, left, main, second: { label: turnText.giveBack, why: say(why), run: giveBack } };
}

/**
 * Returns the change of selections that opens a clock's Action. Movement starts with all dice on the clock selected.
 */
export function openAction(props: Pick<Props, 'view' | 'seat'>, circle: Circle): Partial<Intent> {
  const dice = circle === 'movement' ? ownDice(props, circle).length : 0;
  return { ...LET_GO, mode: { kind: 'action', circle }, dice };
}

function moving(props: Props, intent: Intent, change: Change, engine: Engine): ActionBar {
  const { act, legal } = props;
  const say = saying(props);
  const routes = intent.routes.map(([agent, cities]): Route => [agent, [...cities]]);
  const steps = routes.reduce((sum, [, cities]) => sum + cities.length, 0);
  const all = ownDice(props, 'movement').length;
  const isAll = intent.dice === all;
  const isCard = engine.kind === 'card';
  const missing = intent.agent === null ? movingText.pickMover : movingText.chooseWay;
  const closed = say(legal.why(isCard ? 'ability' : 'move'));
  return {
    sentence: isCard ? movingText.moveCard : movingText.moveDice(engine.dice),
    detail: intent.agent === null && steps === 0 ? movingText.litAgents : movingText.lit,
    left: mayWords(isCard ? null : engine.dice, hasPower(props.view, props.seat ?? '', 'courier')),
    main: {
      label: isCard ? movingText.goCard : movingText.go(steps),
      why: steps === 0 ? (closed ?? missing) : say(whyNoWay(legal, { engine, routes })),
      run: () =>
        isCard ? act.ability(engine.card, routes) : act.move(engine.dice, routes, powerOf({ engine, routes })),
    },
    second:
      isCard || all < 2
        ? null
        : {
            label: isAll ? movingText.oneOnly : movingText.allDice(all),
            why: null,
            run: () => change({ dice: isAll ? 1 : all, routes: [] }),
          },
  };
}

function flying(props: Props, { agent }: Intent, card: string): ActionBar {
  const { view, legal, act } = props;
  const say = saying(props);
  const held = view.me?.agency.find(({ handle }) => handle === card);
  const to = held ? agencyOf(held.card).city : null;
  const why =
    agent === null ? (say(legal.why('fly')) ?? movingText.pickFlyer) : say(legal.refusal('fly', [card, agent]));
  return {
    sentence: to === null ? '' : movingText.flight(to),
    detail: movingText.lit,
    left: null,
    main: {
      label: to === null ? '' : movingText.goFly(to),
      why,
      run: () => (agent === null ? undefined : act.fly(card, agent)),
    },
  };
}

/**
 * Returns the action bar for the final missions. No button reveals whether the player can pay for a mission in hand.
 */
function finishing(props: Props, change: Change): ActionBar {
  const { legal, act } = props;
  const closed = saying(props)(legal.refusal('pass', []));
  const complete = () => change({ mode: { kind: 'complete' } });
  return {
    left: turnText.leftFinal,
    main: { label: turnText.complete, why: closed ?? noMission(props), isQuiet: true, run: complete },
    second: { label: turnText.pass, why: closed, run: () => act.pass() },
  };
}

/** Returns the action of the undo button, and the reason if the player has nothing to undo. */
export function undoOf(props: Props) {
  const why = props.legal.why('undo');
  return { why: why !== null && !isOnTurn(props) ? turnText.undoNothing : wordsOf(why), run: () => props.act.undo() };
}
