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
import type { Action, Choice, Face, Moves, Slot, View } from '../../state';
import { lookAt, shown } from './advice';

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
const readFirst = first('Press Next on the coach’s card first.', 'investigate', 'arm', 'equip', 'shoot');
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

const MEANING: Readonly<Record<Face, string>> = {
  honest: 'A good sign. Two honest cards make an honest officer, unless the third is the Kingpin.',
  crooked: 'A bad sign. Two crooked cards make a crooked officer, unless the third is the Agent.',
  agent: 'The Agent leads the honest side.',
  kingpin: 'That’s the card your side has to take out. Remember whose it is.',
};

/** Returns the slot of the learner's card that the liar has called crooked, or null if the liar has not. */
function liedAbout({ claims }: View, seat: Seat): Slot | null {
  const claim = claims.find((each) => each.by === LIAR && isOfCard(each) && cardOf(each.subject).seat === seat);
  return claim && isOfCard(claim) ? cardOf(claim.subject).slot : null;
}

/** Says why officer `of` is suspicious, judging by what all players have seen. */
function suspicion(view: View, of: Seat, names: (seat: Seat) => string): string {
  if (of === KINGPIN && isWounded(view, KINGPIN)) return `${names(of)} is the Kingpin.`;
  if (of === KINGPIN) return `${names(of)} has aimed at you and turned up a crooked card.`;
  if (of === LIAR && hasClaimed(view, LIAR)) return `${names(of)} lied about your card.`;
  return `You’ve no reason to suspect ${names(of)} yet.`;
}

/** For each kind of choice, what the learner must decide and how. */
const CHOICES: Readonly<Record<Choice['kind'] | 'other', { title: string; why: string }>> = {
  reveal: {
    title: 'Turn up one of your cards.',
    why: 'Everyone will see it for good. An honest card gives the least away.',
  },
  discard: {
    title: 'Keep one equipment card.',
    why: 'You drew one and can hold only one. Hold to look at both, then keep the one that helps more.',
  },
  restraining_order: {
    title: 'Pick a new target.',
    why: 'A Restraining Order bars your old target, but you still have to fire.',
  },
  riot_shield: {
    title: 'Pick who gets hit instead of you.',
    why: 'Riot Shield moves the shot to one of your neighbours.',
  },
  surveillance_camera: {
    title: 'Look back, or skip.',
    why: 'Your camera saw someone look at your cards. You may look at one of theirs.',
  },
  other: {
    title: 'Go ahead, or change your mind.',
    why: 'Someone used equipment. Your action still stands if you go ahead.',
  },
};

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
    title: 'Hold to see your three cards.',
    why: 'Mostly honest cards make you honest. The officer with the Agent is always honest, the one with the Kingpin always crooked.',
    held: 'You hold the Agent, so you lead the honest side. Keep it to yourself.',
    when: (view, seat) => view.phase === 'placement' && view.table[seat]?.placed === false,
    at: ['own-cards'],
    refuses: first('Look at your cards first.', 'place'),
    learned: 'Worked out your side from your cards',
  },
  {
    id: 'place',
    title: 'File your cards.',
    why: 'The honest side wins when the Kingpin is out, the crooked side when the Agent is. Nobody knows your order.',
    when: (view, seat) => view.phase === 'placement' && view.table[seat]?.placed === false,
    at: ['place'],
    move: () => ({ move: 'place', args: [[0, 1, 2]] }),
  },
  {
    id: 'equipment',
    title: 'Hold to see your equipment.',
    why: 'Everyone starts with one card. You can use it in a pause like this one, before an action takes effect.',
    held: 'The K-9 Unit takes someone’s gun away. You’ll need it soon.',
    when: (view, seat) => view.phase === 'preGame' && isAsked(view, seat),
    at: ['hand'],
    refuses: first('Look at your equipment first.', 'pass'),
  },
  {
    id: 'pass',
    title: 'Nothing to react to yet. Pass.',
    why: 'The pause ends when everyone has answered. Nobody sees who has passed.',
    when: (view, seat) => view.phase === 'preGame' && isAsked(view, seat),
    at: ['pass'],
    move: pass,
  },
  {
    id: 'investigate',
    title: (_view, _seat, names, picked) => {
      const of = draftOf(picked, 'investigate')?.[0];
      return typeof of === 'string' ? `Pick one of ${names(of)}’s cards.` : `Look at one of ${names(KINGPIN)}’s cards.`;
    },
    why: 'Press **Investigate**, then an officer, then a card. Everyone sees where you look, but only you see the card.',
    when: (view, seat) => isTurn(view, seat) && !hasLooked(view, seat),
    at: (_view, _seat, picked) => marksToLook(picked, KINGPIN),
    move: (view, seat) => lookAt(view, seat, KINGPIN),
    again: true,
    refuses: first('First find out who you’re dealing with. The guns can wait.', 'arm'),
    learned: (view, seat) => (hasLooked(view, seat) ? 'Looked at someone’s card' : null),
  },
  {
    id: 'look',
    title: 'Hold to see the card.',
    why: 'Only you and its owner know what it is.',
    held: (view) => MEANING[view.me?.known[0]?.face ?? 'honest'],
    when: (view, seat) => (view.me?.known.length ?? 0) > 0 && !hasClaimed(view, seat) && view.phase !== 'react',
    at: ['learned'],
    refuses: first('Look at the card first.', 'pass', 'claim'),
  },
  {
    id: 'after',
    title: 'Now pass again.',
    why: 'Every turn ends with one more chance to use equipment.',
    when: (view, seat) => view.turn === 1 && view.phase === 'endTurn' && isAsked(view, seat),
    at: ['pass'],
    move: pass,
    refuses: first('Pass first. Then you can say what you saw.', 'claim'),
  },
  {
    id: 'claim',
    title: 'Say what you saw. Or don’t.',
    why: 'A claim can be true or false. The others decide whether they believe you, until a look or a shot shows the card.',
    when: (view, seat) => !view.window && !hasClaimed(view, seat) && truth(view, seat) !== null,
    at: ['say', 'claim'],
    move: truth,
    learned: (view, seat) => (hasClaimed(view, seat) ? 'Claimed what a card is' : null),
  },
  {
    id: 'aimed-at',
    title: (_view, _seat, names) => `${names(KINGPIN)} wants to take a gun and aim at you.`,
    why: 'It can’t be fired before the next turn. Pass for now.',
    when: (view, seat) =>
      isAsked(view, seat) && view.phase === 'react' && view.declared?.action === 'arm' && view.declared.aimAt === seat,
    at: ['pass'],
    move: pass,
  },
  {
    id: 'switch',
    title: 'Pass automatically.',
    why: 'With this on, you’re only asked when someone shoots, aims at you or looks at your cards, or when you have a choice to make.',
    when: (view, seat) =>
      view.turn === 2 && view.phase === 'endTurn' && view.me?.autoPass === null && isAsked(view, seat),
    at: ['auto-pass'],
    move: () => ({ move: 'setAutoPass', args: ['untilTouched'] }),
    learned: ({ me }) => (/^until/.test(me?.autoPass ?? '') ? 'Turned on automatic passing' : null),
  },
  {
    id: 'wound',
    title: (_view, _seat, names) => `${names(KINGPIN)} is the Kingpin.`,
    why: 'A shot turns up all three cards. A leader survives the first hit. Nobody else does.',
    when: (view, seat) => isWounded(view, KINGPIN) && !isAsked(view, seat),
    refuses: readFirst,
    learned: 'Saw what a shot turns up',
  },
  {
    id: 'shot-at',
    title: (view) => (view.me?.hand.includes('k9_unit') ? 'Use your K-9 Unit.' : 'Use your equipment, or pass.'),
    why: (view, _seat, names, picked) => {
      const shooter = names(KINGPIN);
      const taken = draftOf(picked, 'useEquipment')?.[2];
      if (typeof taken === 'string' && taken !== KINGPIN)
        return `${names(taken)} isn’t the one about to shoot. Press **Choose again** and take ${shooter}’s gun.`;
      return view.me?.hand.includes('k9_unit')
        ? `${shooter} is about to shoot you. Equipment comes first: the K-9 Unit sends that gun back to the middle.`
        : `${shooter} is about to shoot you. You survive one hit, but open your card to see whether it helps.`;
    },
    when: (view, seat) => isAsked(view, seat) && isShotAt(view, seat),
    at: ['use-it', `target:${KINGPIN}`, 'use'],
    move: (view) =>
      view.me?.hand.includes('k9_unit')
        ? { move: 'useEquipment', args: [view.windowNumber, 'k9_unit', KINGPIN] }
        : pass(view),
    learned: (view, seat) =>
      hasStoppedShot(view, seat)
        ? 'Stopped a shot with equipment'
        : isWounded(view, seat)
          ? 'Took a hit and stayed in'
          : null,
  },
  {
    id: 'touched',
    title: (view, seat) =>
      involves(view, seat) && !isShot(view) ? 'This one involves you. Pass.' : 'Nothing you need to stop. Pass.',
    why: (view, seat) => {
      if (isShot(view)) return 'Every shot asks everyone, because it can decide the match. This one isn’t at you.';
      return involves(view, seat)
        ? 'Equipment helps most when someone shoots.'
        : 'You’re asked because automatic passing is off. You can turn it on at any time.';
    },
    when: isAsked,
    at: (view, seat) => (involves(view, seat) ? ['pass'] : ['pass', 'auto-pass']),
    move: pass,
    again: true,
    branch: true,
  },
  {
    id: 'lie',
    title: (view, seat, names) => `${names(LIAR)} says your card ${(liedAbout(view, seat) ?? 0) + 1} is crooked.`,
    why: 'You know it isn’t, so that’s a lie. Field notes keep what was said, and mark what doesn’t fit.',
    when: (view, seat) => isTurn(view, seat) && liedAbout(view, seat) !== null,
    refuses: readFirst,
    learned: 'Caught a lie',
  },
  {
    id: 'arm',
    title: (_view, _seat, names, picked) => {
      const draft = draftOf(picked, 'arm');
      const aim = draft?.[1];
      if (typeof aim === 'string') return `Take the gun and aim at ${names(aim)}.`;
      return draft ? `Aim at ${names(KINGPIN)}.` : 'Take a gun: press Arm.';
    },
    why: (view, seat, names, picked) => {
      const draft = draftOf(picked, 'arm');
      if (!draft && hiddenIn(view, seat).length === 0) return 'Taking a gun uses your turn. You aim it right away.';
      if (!draft)
        return 'Taking a gun uses your turn, and you turn up one of your cards. An honest card gives the least away.';
      const aim = typeof draft[1] === 'string' ? draft[1] : KINGPIN;
      return `${suspicion(view, aim, names)} You can change your target at the end of a later turn.`;
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
      turn > 2 * seats.length && (move === 'investigate' || move === 'equip')
        ? 'You’ve looked around enough. Take a gun now.'
        : null,
    learned: (view, seat) => (gunOf(view, seat) || hasShot(view, seat) ? 'Took a gun and aimed it' : null),
  },
  {
    id: 'shoot',
    title: (view, seat, names) => `Shoot ${names(gunOf(view, seat)?.aim ?? KINGPIN)}.`,
    why: (view, seat, names) => {
      const aim = gunOf(view, seat)?.aim ?? KINGPIN;
      if (aim === KINGPIN && isWounded(view, KINGPIN))
        return 'One more hit, and the Kingpin is out. Then your side wins.';
      const change = 'To change your target, look at a card first: you aim again afterwards.';
      return `${suspicion(view, aim, names)} ${change}`;
    },
    when: (view, seat) => isTurn(view, seat) && legal.shoot.refusal(view, seat, []) === null,
    at: ['confirm', 'shoot', ...cancelAllBut('shoot')],
    move: () => ({ move: 'shoot', args: [] }),
    again: true,
    learned: (view, seat) => (hasShot(view, seat) ? 'Fired a shot' : null),
  },
  {
    id: 'aim',
    title: (_view, _seat, names) => `Aim your gun at ${names(KINGPIN)}.`,
    why: 'You can change your target at the end of each of your turns. You can shoot on your next turn.',
    when: (view, seat) => view.phase === 'aim' && view.active === seat,
    at: [`file:${KINGPIN}`, 'confirm', 'go-on'],
    move: () => ({ move: 'aim', args: [KINGPIN] }),
    again: true,
    branch: true,
  },
  {
    id: 'choice',
    title: ({ choice }) => CHOICES[choice?.kind ?? 'other'].title,
    why: ({ choice }) => CHOICES[choice?.kind ?? 'other'].why,
    when: (view, seat) => answer(view, seat) !== null,
    at: ['confirm', 'pick-card'],
    move: answer,
    again: true,
    branch: true,
  },
  {
    id: 'look-again',
    title: 'Look at another card.',
    why: 'The more you know, the better you aim.',
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
      if (!view.outcome) return 'You’ve fired. That’s the whole lesson.';
      return view.outcome.winners.includes(seat) ? 'The Kingpin is out. Your side wins.' : 'The Agent is out.';
    },
    why: (view) =>
      view.outcome
        ? 'The cards are on the table now: the lie, the shots and who was who.'
        : 'The Kingpin is still in, so this match isn’t decided. Close this card to play it out without me.',
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
  if (move === 'setAutoPass' && isEarly) return 'One thing at a time. We’ll get to this switch.';
  if (move === 'useEquipment' && !isShotTried(view) && !isShotAt(view, seat))
    return 'Keep it for now. You’ll need it when someone shoots.';
  if (move === 'discard' && view.me?.hand.includes('k9_unit') && draft.length > 0 && draft[0] !== 'k9_unit')
    return 'Keep the K-9 Unit. You’ll need it.';
  const aim = move === 'arm' ? draft[1] : move === 'aim' ? draft[0] : gunOf(view, seat)?.aim;
  if (/^(arm|aim|shoot)$/.test(move) && aim === FRIEND)
    return 'You’ve no reason to suspect that officer. Aim at someone else.';
  return null;
}

/** Guides the player through a first match, in which the player holds the Agent. */
export const coach: Coach<View> = {
  // The goal does not name the side before the learner has worked it out from the cards.
  goal: (view, seat) =>
    view.table[seat]?.placed ? 'Take out the Kingpin. Keep the Agent in.' : 'Find out which side you’re on.',
  steps,
  refuses,
  left: ['Playing as a crooked officer', 'Seventeen other kinds of equipment', 'Up to eight officers at one table'],
};
