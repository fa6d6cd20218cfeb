import type { Coach, CoachStep, Draft, Picked, Seat } from 'hush/game';
import { cardName, cardOf, isOfCard } from '../../claims';
import { legal } from '../../legal';
import {
  FRIEND,
  hasClaimed,
  hasLooked,
  hasShot,
  hasStoppedShot,
  isLate,
  isShotTried,
  isWounded,
  KINGPIN,
  LIAR,
} from '../../lesson/script';
import { isShot, passesAutomatically, passesBy } from '../../passing';
import { hiddenIn, targetIn } from '../../seen';
import type { Action, Moves, Slot, View } from '../../state';
import { lookAt, shown } from './advice';
import { COACH } from './coachText';

const isAsked = (view: View, seat: Seat) =>
  legal.pass.refusal(view, seat, [view.windowNumber]) === null && !passesAutomatically(view, seat);
/** True if the open window would still ask the learner after automatic passing was set to `untilTouched`. */
const involves = (view: View, seat: Seat) => !passesBy(view, seat, 'untilTouched');
const isTurn = (view: View, seat: Seat) => view.phase === 'action' && view.active === seat;
const gunOf = ({ table }: View, seat: Seat) => table[seat]?.gun ?? null;
const pass = (view: View) => ({ move: 'pass', args: [view.windowNumber] });
/** Refuses these moves during a step, so that the learner cannot skip ahead. */
const first =
  (sentence: string, ...moves: (keyof Moves)[]): NonNullable<CoachStep<View>['refuses']> =>
  (_view, _seat, move) =>
    moves.includes(move as keyof Moves) ? sentence : null;
const readFirst = first(COACH.first.read, 'investigate', 'arm', 'equip', 'shoot');
/** True while the open window is about a declared shot at the learner. */
const isShotAt = (view: View, seat: Seat) =>
  view.phase === 'react' && view.declared?.action === 'shoot' && targetIn(view) === seat;

/** Returns the picks that the learner has made for this move so far, or null if the learner is not making it. */
const draftOf = (picked: Picked | null, move: string): Draft | null => (picked?.move === move ? picked.draft : null);

/** Marks of the buttons that cancel any action other than `move`. */
const cancelAllBut = (move: Action) =>
  (['equip', 'investigate', 'arm', 'shoot'] as const).filter((each) => each !== move).map((each) => `cancel:${each}`);

/** Returns the marks that lead to an investigation of officer `of` from every screen, sheet and unfinished move. */
function marksToLook(picked: Picked | null, of: Seat): readonly string[] {
  const isOther = picked !== null && picked.move !== 'investigate';
  if (isOther) return cancelAllBut('investigate');
  if (draftOf(picked, 'investigate')) return ['pick-card'];
  return ['look-at', 'look-card', 'pick-card', 'investigate', ...cancelAllBut('investigate'), `file:${of}`];
}

/** Returns a true claim about the card that the learner has looked at, or null if the learner cannot make it. */
function truth(view: View, seat: Seat): { move: 'claim'; args: Draft } | null {
  const [seen] = view.me?.known ?? [];
  if (!seen) return null;
  const args = [seen.face, cardName(seen.seat, seen.slot), view.turn] as const;
  return legal.claim.refusal(view, seat, [...args]) === null ? { move: 'claim', args } : null;
}

/** Returns the slot of the learner's card that the liar has called crooked, or null if the liar has not. */
function liedAbout({ claims }: View, seat: Seat): Slot | null {
  const claim = claims.find((each) => each.by === LIAR && isOfCard(each) && cardOf(each.subject).seat === seat);
  return claim && isOfCard(claim) ? cardOf(claim.subject).slot : null;
}

/** Says why officer `of` is suspicious, judging by what all players have seen. */
function suspicion(view: View, of: Seat, names: (seat: Seat) => string): string {
  const { kingpin, aimed, lied, none } = COACH.suspicion;
  if (of === KINGPIN && isWounded(view, KINGPIN)) return kingpin(names(of));
  if (of === KINGPIN) return aimed(names(of));
  if (of === LIAR && hasClaimed(view, LIAR)) return lied(names(of));
  return none(names(of));
}

/** Completes a move by taking the first legal pick at each step. Returns null if this leads to no complete move. */
function firstPick(view: View, seat: Seat, move: 'choosePlayer' | 'decline' | 'keep') {
  let args: Draft = [];
  for (;;) {
    const { whole, picks } = legal[move].next(view, seat, args);
    const [pick] = picks;
    if (whole || !pick) return whole ? { move, args } : null;
    args = pick.draft;
  }
}

/** Returns an answer to the choice for which the match is waiting, or null if it is not waiting for the learner. */
function answer(view: View, seat: Seat): { move: string; args: Draft } | null {
  const { choice, me } = view;
  if (choice?.seat === seat && choice.kind === 'reveal') return { move: 'chooseCard', args: [shown(view, seat)] };
  if (choice?.seat === seat && choice.kind === 'discard') {
    const kept = me?.hand.includes('k9_unit') ? 'k9_unit' : me?.hand[0];
    return { move: 'discard', args: [kept ?? ''] };
  }
  const answers = (['choosePlayer', 'decline', 'keep'] as const).map((move) => firstPick(view, seat, move));
  return answers.find((each) => each !== null) ?? null;
}

const steps: readonly CoachStep<View>[] = [
  {
    id: 'own-cards',
    ...COACH.ownCards,
    when: (view, seat) => view.phase === 'placement' && view.table[seat]?.placed === false,
    at: ['own-cards'],
    refuses: first(COACH.first.lookAtCards, 'place'),
  },
  {
    id: 'place',
    ...COACH.place,
    when: (view, seat) => view.phase === 'placement' && view.table[seat]?.placed === false,
    at: ['place'],
    move: () => ({ move: 'place', args: [[0, 1, 2]] }),
  },
  {
    id: 'equipment',
    ...COACH.equipment,
    when: (view, seat) => view.phase === 'preGame' && isAsked(view, seat),
    at: ['hand'],
    refuses: first(COACH.first.lookAtEquipment, 'pass'),
  },
  {
    id: 'pass',
    ...COACH.pass,
    when: (view, seat) => view.phase === 'preGame' && isAsked(view, seat),
    at: ['pass'],
    move: pass,
  },
  {
    id: 'investigate',
    ...COACH.investigate,
    title: (_view, _seat, names, picked) => {
      const of = draftOf(picked, 'investigate')?.[0];
      return typeof of === 'string' ? COACH.investigate.pickCard(names(of)) : COACH.investigate.title(names(KINGPIN));
    },
    when: (view, seat) => isTurn(view, seat) && !hasLooked(view, seat),
    at: (_view, _seat, picked) => marksToLook(picked, KINGPIN),
    move: (view, seat) => lookAt(view, seat, KINGPIN),
    again: true,
    refuses: first(COACH.first.investigate, 'arm'),
    learned: (view, seat) => (hasLooked(view, seat) ? COACH.investigate.learned : null),
  },
  {
    id: 'look',
    ...COACH.look,
    held: (view) => COACH.means[view.me?.known[0]?.face ?? 'honest'],
    when: (view, seat) => (view.me?.known.length ?? 0) > 0 && !hasClaimed(view, seat) && view.phase !== 'react',
    at: ['learned'],
    refuses: first(COACH.first.look, 'pass', 'claim'),
  },
  {
    id: 'after',
    ...COACH.after,
    when: (view, seat) => view.turn === 1 && view.phase === 'endTurn' && isAsked(view, seat),
    at: ['pass'],
    move: pass,
    refuses: first(COACH.first.pass, 'claim'),
  },
  {
    id: 'claim',
    ...COACH.claim,
    when: (view, seat) => !view.window && !hasClaimed(view, seat) && truth(view, seat) !== null,
    at: ['make-claim', 'say', 'claim'],
    move: truth,
    learned: (view, seat) => (hasClaimed(view, seat) ? COACH.claim.learned : null),
  },
  {
    id: 'aimed-at',
    ...COACH.aimedAt,
    title: (_view, _seat, names) => COACH.aimedAt.title(names(KINGPIN)),
    when: (view, seat) =>
      isAsked(view, seat) && view.phase === 'react' && view.declared?.action === 'arm' && view.declared.aimAt === seat,
    at: ['pass'],
    move: pass,
  },
  {
    id: 'switch',
    ...COACH.autoPass,
    when: (view, seat) =>
      view.turn === 2 && view.phase === 'endTurn' && view.me?.autoPass === null && isAsked(view, seat),
    at: ['auto-pass'],
    move: () => ({ move: 'setAutoPass', args: ['untilTouched'] }),
    learned: ({ me }) => (/^until/.test(me?.autoPass ?? '') ? COACH.autoPass.learned : null),
  },
  {
    id: 'wound',
    ...COACH.wound,
    title: (_view, _seat, names) => COACH.wound.title(names(KINGPIN)),
    when: (view, seat) => isWounded(view, KINGPIN) && !isAsked(view, seat),
    refuses: readFirst,
  },
  {
    id: 'shot-at',
    title: (view) => (view.me?.hand.includes('k9_unit') ? COACH.shotAt.useUnit : COACH.shotAt.title),
    why: (view, _seat, names, picked) => {
      const shooter = names(KINGPIN);
      const taken = draftOf(picked, 'useEquipment')?.[2];
      if (typeof taken === 'string' && taken !== KINGPIN) return COACH.shotAt.whyOther(names(taken), shooter);
      return (view.me?.hand.includes('k9_unit') ? COACH.shotAt.whyUnit : COACH.shotAt.why)(shooter);
    },
    when: (view, seat) => isAsked(view, seat) && isShotAt(view, seat),
    at: ['use-it', `target:${KINGPIN}`, 'use'],
    move: (view) =>
      view.me?.hand.includes('k9_unit')
        ? { move: 'useEquipment', args: [view.windowNumber, 'k9_unit', KINGPIN] }
        : pass(view),
    learned: (view, seat) =>
      hasStoppedShot(view, seat) ? COACH.shotAt.stopped : isWounded(view, seat) ? COACH.shotAt.hit : null,
  },
  {
    id: 'touched',
    title: (view, seat) => (involves(view, seat) && !isShot(view) ? COACH.touched.title : COACH.touched.nothing),
    why: (view, seat) => {
      if (isShot(view)) return COACH.touched.shot;
      return involves(view, seat) ? COACH.touched.why : COACH.touched.isOff;
    },
    when: isAsked,
    at: (view, seat) => (involves(view, seat) ? ['pass'] : ['pass', 'auto-pass']),
    move: pass,
    again: true,
    branch: true,
  },
  {
    id: 'lie',
    ...COACH.lie,
    title: (view, seat, names) => COACH.lie.title(names(LIAR), (liedAbout(view, seat) ?? 0) + 1),
    when: (view, seat) => isTurn(view, seat) && liedAbout(view, seat) !== null,
    refuses: readFirst,
  },
  {
    id: 'arm',
    title: (_view, _seat, names, picked) => {
      const draft = draftOf(picked, 'arm');
      const aim = draft?.[1];
      if (typeof aim === 'string') return COACH.arm.confirm(names(aim));
      return draft ? COACH.arm.aim(names(KINGPIN)) : COACH.arm.title;
    },
    why: (view, seat, names, picked) => {
      const draft = draftOf(picked, 'arm');
      if (!draft && hiddenIn(view, seat).length === 0) return COACH.arm.whyOpen;
      if (!draft) return COACH.arm.why;
      const aim = typeof draft[1] === 'string' ? draft[1] : KINGPIN;
      return `${suspicion(view, aim, names)} ${COACH.arm.canChange}`;
    },
    when: (view, seat) => isTurn(view, seat) && isLate(view) && gunOf(view, seat) === null,
    at: (_view, _seat, picked) => {
      if (draftOf(picked, 'arm')) return ['confirm', `file:${KINGPIN}`];
      if (picked) return cancelAllBut('arm');
      return ['confirm', 'pick-card', 'arm', ...cancelAllBut('arm'), `file:${KINGPIN}`];
    },
    move: (view, seat) => ({ move: 'arm', args: [shown(view, seat), KINGPIN] }),
    again: true,
    refuses: ({ turn, seats }, _seat, move) =>
      turn > 2 * seats.length && (move === 'investigate' || move === 'equip') ? COACH.first.arm : null,
    learned: (view, seat) => (gunOf(view, seat) || hasShot(view, seat) ? COACH.arm.learned : null),
  },
  {
    id: 'shoot',
    title: (view, seat, names) => COACH.shoot.title(names(gunOf(view, seat)?.aim ?? KINGPIN)),
    why: (view, seat, names) => {
      const aim = gunOf(view, seat)?.aim ?? KINGPIN;
      if (aim === KINGPIN && isWounded(view, KINGPIN)) return COACH.shoot.why;
      return `${suspicion(view, aim, names)} ${COACH.shoot.change}`;
    },
    when: (view, seat) => isTurn(view, seat) && legal.shoot.refusal(view, seat, []) === null,
    at: ['confirm', 'shoot', ...cancelAllBut('shoot')],
    move: () => ({ move: 'shoot', args: [] }),
    again: true,
    learned: (view, seat) => (hasShot(view, seat) ? COACH.shoot.learned : null),
  },
  {
    id: 'aim',
    ...COACH.aim,
    title: (_view, _seat, names) => COACH.aim.title(names(KINGPIN)),
    when: (view, seat) => view.phase === 'aim' && view.active === seat,
    at: [`file:${KINGPIN}`, 'confirm', 'go-on'],
    move: () => ({ move: 'aim', args: [KINGPIN] }),
    again: true,
    branch: true,
  },
  {
    id: 'choice',
    title: ({ choice }) => COACH.choices[choice?.kind ?? 'other'].title,
    why: ({ choice }) => COACH.choices[choice?.kind ?? 'other'].why,
    when: (view, seat) => answer(view, seat) !== null,
    at: ['confirm', 'pick-card'],
    move: answer,
    again: true,
    branch: true,
  },
  {
    id: 'look-again',
    ...COACH.lookAgain,
    when: isTurn,
    at: (view, seat, picked) => {
      const look = lookAt(view, seat, KINGPIN);
      return look.move === 'equip' ? ['draw', 'equip'] : marksToLook(picked, look.args[0] ?? KINGPIN);
    },
    move: (view, seat) => lookAt(view, seat, KINGPIN),
    again: true,
    branch: true,
  },
  {
    id: 'over',
    title: (view, seat) => {
      if (!view.outcome) return COACH.over.title;
      return view.outcome.winners.includes(seat) ? COACH.over.won : COACH.over.lost;
    },
    why: (view) => (view.outcome ? COACH.over.whyOver : COACH.over.why),
    // The lesson ends with the learner's shot. It may miss the Kingpin, and the match may go much longer.
    when: (view, seat) => view.outcome !== null || hasShot(view, seat),
  },
];

/**
 * Refuses moves that would spoil the lesson: using a card that is needed later, and aiming at the learner's own side.
 */
function refuses(view: View, seat: Seat, move: string, draft: Draft): string | null {
  const { turn, phase } = view;
  const isEarly = turn < 2 || (turn === 2 && phase !== 'endTurn');
  if (move === 'setAutoPass' && isEarly) return COACH.refuses.autoPass;
  if (move === 'useEquipment' && !isShotTried(view) && !isShotAt(view, seat)) return COACH.refuses.equipment;
  if (move === 'discard' && view.me?.hand.includes('k9_unit') && draft.length > 0 && draft[0] !== 'k9_unit')
    return COACH.refuses.discard;
  const aim = move === 'arm' ? draft[1] : move === 'aim' ? draft[0] : gunOf(view, seat)?.aim;
  if (/^(arm|aim|shoot)$/.test(move) && aim === FRIEND) return COACH.refuses.aim;
  return null;
}

/** Guides the player through a first match, in which the player holds the Agent. */
export const coach: Coach<View> = {
  // The goal does not name the side before the learner has worked it out from the cards.
  goal: (view, seat) => (view.table[seat]?.placed ? COACH.goal.known : COACH.goal.unknown),
  steps,
  refuses,
  left: COACH.left,
};
