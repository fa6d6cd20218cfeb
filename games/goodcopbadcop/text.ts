import {
  type Code,
  claimLog,
  claimRefusals,
  type GameText,
  type Grammar,
  grammarOf,
  type LogLine,
  lineOf,
  type Names,
  plainText,
  platformReason,
  type RefusalOf,
  type Seat,
  type Sentence,
  sentence,
} from 'hush/game';
import { cardOf } from './claims';
import { EQUIPMENT } from './content/equipment';
import { FACE_NAMES } from './content/facesText';
import { legal } from './legal';
import { passesAutomatically } from './passing';
import {
  type BagTarget,
  type CardName,
  type CardTarget,
  type Choice,
  type Claim,
  type Declaration,
  type EquipmentId,
  type Face,
  type First,
  isLeader,
  type Phase,
  type Sight,
  type Slot,
  type Target,
  type View,
} from './state';

export function equipmentName(card: EquipmentId): string {
  return EQUIPMENT[card].name;
}

/** Returns the name of a slot, counted from one: "card 2". */
export function slotName(slot: Slot): string {
  return `card ${slot + 1}`;
}

/** Returns a claim as the player who makes it would say it. */
export function claimWords(
  { by, kind, subject }: Pick<Claim, 'by' | 'kind' | 'subject'>,
  { who, whose }: Pick<Grammar, 'who' | 'whose'>,
): string {
  if (kind === 'suspicion') return `I suspect ${who(subject)}.`;
  if (kind === 'side') return `I’m ${rolePhrase(subject as Face)}.`;
  const { seat, slot } = cardOf(subject as CardName);
  return seat === by
    ? `My ${slotName(slot)} is ${cardPhrase(kind)}.`
    : `I looked at ${whose(seat)} ${slotName(slot)}: ${FACE_NAMES[kind]}.`;
}

/** Returns a face as it appears within a sentence: "Honest", "the Agent". */
export function cardPhrase(face: Face): string {
  return isLeader(face) ? `the ${FACE_NAMES[face]}` : FACE_NAMES[face];
}

/** Returns a role as it appears within a sentence: "honest", "the Agent". */
export function rolePhrase(face: Face): string {
  return isLeader(face) ? `the ${FACE_NAMES[face]}` : face;
}

/** Describes a declared action in words that can follow "wants to": "look at Ana’s card 2". */
function declaredWords(declared: Declaration, aim: Seat | null, { who, whose }: Grammar): string {
  switch (declared.action) {
    case 'investigate':
      return `look at ${whose(declared.player)} ${slotName(declared.slot)}`;
    case 'arm':
      return `take a gun and aim at ${who(declared.aimAt)}`;
    case 'equip':
      return 'draw equipment';
    case 'shoot':
      return aim === null ? 'shoot' : `shoot ${who(aim)}`;
  }
}

/** For each refusal code, a sentence that says why the move is refused or what the player can do instead. */
export const refusals = {
  'invalid-args': 'This game doesn’t know that move.',
  'game-over': 'The match is over.',
  eliminated: 'You’re out. You can still talk, but you have no moves.',
  'wrong-stage': 'You can’t do that right now.',
  'not-your-turn': 'That’s someone else’s decision.',
  'already-placed': 'You’ve already filed your cards. Their order is final.',
  'bad-target': 'You can’t pick this officer.',
  'slot-not-hidden': 'That card is already face up.',
  disguised: 'That officer is disguised. Nobody can investigate them.',
  'already-armed': 'You already have a gun, and one is the limit.',
  'reveal-required': 'Pick one of your hidden cards to turn up.',
  'no-gun': 'You don’t have a gun. Arm first.',
  'no-aim': 'Your gun has no target. You aim after your action.',
  tasered: 'You can’t fire that gun on the turn you took it.',
  'declaration-illegal': 'That’s no longer possible. Pick another action.',
  'not-in-hand': 'You don’t have that card.',
  'over-hand-limit': 'Discard a card first. You can only keep one.',
  'equipment-resolving': 'Someone was faster. Their card comes first, and yours is still in your hand.',
  'wrong-time': 'That card can’t be used right now.',
  'requirement-missing': 'You can’t use that card yet. Look at what it needs.',
  'already-passed': 'You’ve already passed. You’ll be asked again next time.',
  'stale-window': 'Too late, that moment is over. Your card is still in your hand.',
  'not-asked': 'You have no equipment, so nobody is waiting for you.',
  'bad-choice': 'That’s not one of the choices.',
  'round-over': 'That turn is over. Take a look at the new one first.',
  'not-seen': 'You haven’t seen that card.',
  ...claimRefusals('turn'),
};

export type RefusalCode = RefusalOf<typeof refusals>;

export const text: GameText<View> = {
  logEntry: (entry, names) => lineOf(LOG, entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    if (seat !== null && view.out.includes(seat)) return `You’re out. ${NOW[view.phase](view, null, names)}`;
    return NOW[view.phase](view, seat, names);
  },
  reason(outcome, names) {
    const why = REASONS[outcome.reason]?.(outcome.winners, grammarOf(names));
    return why ? plainText(why) : (platformReason(outcome) ?? '');
  },
};

const LOG = {
  'placed-for': ({ seats }: { seats: Seat[] }, { whose }) =>
    sentence`Time’s up: ${listed(seats.map(whose))} cards were filed at random.`,
  first: ({ seat, because }: { seat: Seat; because: First }, { who, does }) =>
    because === 'shot'
      ? sentence`${who(seat)} ${does(seat, 'goes')} first after being shot last in the previous match.`
      : sentence`${who(seat)} ${does(seat, 'goes')} first, picked at random.`,
  turn: ({ seat, turn, coffee }: { seat: Seat; turn: number; coffee: boolean }, { who }) =>
    coffee
      ? sentence`Turn ${String(turn)}: ${who(seat)}, thanks to Coffee.`
      : sentence`Turn ${String(turn)}: ${who(seat)}.`,
  declared: ({ by, at, ...declared }: Declaration & { by: Seat; at: Seat | null }, grammar) => [
    ...(grammar.whom(by, by) === 'yourself' ? ['You’re about to '] : sentence`${grammar.who(by)} wants to `),
    `${declaredWords(declared as Declaration, at, grammar)}.`,
  ],
  kept: ({ by }: { by: Seat }, { who, does }) => sentence`${who(by)} ${does(by, 'goes')} ahead.`,
  skipped: ({ by }: { by: Seat }, { whose }) => sentence`${whose(by)} action is skipped.`,
  used: ({ by, card, targets }: { by: Seat; card: EquipmentId; targets: Target[] }, grammar) =>
    card === 'taser'
      ? tased(by, targets, grammar)
      : [
          ...sentence`${grammar.who(by)} ${grammar.does(by, 'uses')} ${equipmentName(card)}`,
          isOnOwner(targets, by)
            ? '.'
            : ` ${card === 'evidence_bag' ? 'to move' : 'on'} ${usedOn(targets, by, grammar)}.`,
          doneToYou(card, targets, by, grammar),
        ],
  looked: ({ by, at, slot, through }: { by: Seat; at: Seat; slot: Slot; through: Sight }, { who, whose }) => [
    ...sentence`${who(by)} looked at ${whose(at)} ${{ plain: slotName(slot) }}`,
    through === 'surveillance_camera' ? ' with a camera.' : '.',
  ],
  revealed: ({ seat, slot, face }: { seat: Seat; slot: Slot; face: Face }, { whose }) =>
    sentence`${whose(seat)} ${{ plain: slotName(slot) }} is ${cardPhrase(face)}.`,
  armed: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'takes')} a gun.`,
  aimed: ({ seat, at }: { seat: Seat; at: Seat }, { who, does }) =>
    sentence`${who(seat)} ${does(seat, 'aims')} at ${who(at)}.`,
  taken: ({ by, from }: { by: Seat; from: Seat }, { who, whose, does }) =>
    sentence`${who(by)} ${does(by, 'takes')} ${whose(from)} gun.`,
  disarmed: ({ seat }: { seat: Seat }, { whose }) => sentence`${whose(seat)} gun goes back to the middle.`,
  drew: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'draws')} equipment.`,
  reshuffled: () => sentence`The equipment deck is empty. The discards become the new deck.`,
  discarded: ({ seat, cards }: { seat: Seat; cards: EquipmentId[] }, { who, does }) =>
    sentence`${who(seat)} ${does(seat, 'discards')} ${listed(cards.map(equipmentName))}.`,
  shot: ({ by, at, hit }: { by: Seat; at: Seat; hit: Seat }, { who, whom, does }) =>
    hit === at
      ? sentence`${who(by)} ${does(by, 'shoots')} ${whom(hit, by)}.`
      : sentence`${who(by)} ${does(by, 'shoots')} at ${whom(at, by)} and ${does(by, 'hits')} ${whom(hit, by)}.`,
  wounded: ({ seat, face }: { seat: Seat; face: Face }, { who, does }) =>
    sentence`${who(seat)}, the ${FACE_NAMES[face]}, ${does(seat, 'is')} wounded but still in. A leader survives one hit, not two.`,
  eliminated: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'is')} out.`,
  returned: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'is')} back in the game.`,
  healed: ({ seat }: { seat: Seat }, { whose }) => sentence`${whose(seat)} wound is healed.`,
  reversed: () => sentence`The turn order is reversed.`,
  swapped: ({ one, other }: { one: CardTarget; other: CardTarget }, { whose }) => {
    const card = ([seat, slot]: CardTarget) => `${whose(seat)} ${slotName(slot)}`;
    return sentence`${card(one)} and ${card(other)} trade places.`;
  },
  moved: ({ from, what, to }: BagTarget, { who, whose }) =>
    what === 'hand'
      ? sentence`A card goes from ${whose(from)} hand to ${who(to)}.`
      : sentence`${equipmentName(what)} goes from ${who(from)} to ${who(to)}.`,
  redirected: ({ by, to }: { by: Seat; to: Seat }, { who, whom, does }) =>
    sentence`${who(by)} ${does(by, 'puts')} ${whom(to, by)} in the line of fire.`,
  ...claimLog(claimWords),
  declined: ({ by }: { by: Seat }, { who, does }) => sentence`${who(by)} ${does(by, 'skips')} the look.`,
  late: ({ seat, phase, choice }: { seat: Seat; phase: Phase; choice: Choice['kind'] | null }, grammar) => [
    'Time’s up. ',
    ...((choice ? LATE_CHOICES[choice] : LATE[phase])?.(seat, grammar) ?? []),
  ],
  away: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'seems')} to be away.`,
  back: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'is')} back.`,
  cancelled: () => sentence`Three rounds without a move. The match is cancelled.`,
  over: ({ winners, reason }: { winners: Seat[]; reason: string }, grammar) =>
    REASONS[reason]?.(winners, grammar) ?? [],
} satisfies Readonly<Record<Code, LogLine>>;

/** Codes of the entries that this game adds to the public log. */
export type LogCode = keyof typeof LOG;

type Late = (seat: Seat, grammar: Grammar) => Sentence;

const LATE: Partial<Record<Phase, Late>> = {
  action: (seat, { who, does }) => sentence`${who(seat)} ${does(seat, 'looks')} at a random card, if possible.`,
  reconsider: (seat, { who, does }) => sentence`${who(seat)} ${does(seat, 'looks')} at a card, if possible.`,
  aim: (seat, { whose }) => sentence`${whose(seat)} gun keeps its target, or gets a random one.`,
};

const LATE_CHOICES: Readonly<Record<Choice['kind'], Late>> = {
  restraining_order: (seat, { whose }) => sentence`${whose(seat)} new target is picked at random.`,
  riot_shield: (seat, { whose }) => sentence`One of ${whose(seat)} neighbours is picked at random.`,
  surveillance_camera: (seat, { who, does }) => sentence`${who(seat)} ${does(seat, 'skips')} the look.`,
  reveal: (seat, { who, does }) => sentence`${who(seat)} ${does(seat, 'turns')} nothing up.`,
  discard: (seat, { who, does }) => sentence`${who(seat)} ${does(seat, 'keeps')} the older card.`,
};

/** True if a card has no target other than its user. The sentence then leaves out the target: "Ana uses Med Kit." */
function isOnOwner(targets: readonly Target[], by: Seat): boolean {
  return targets.every((target) => target === by);
}

/** Describes a use of the Taser: whose gun it takes, and whom the gun is then aimed at. */
function tased(by: Seat, [from, to]: readonly Target[], { who, whose, whom, does }: Grammar): Sentence {
  return sentence`${who(by)} ${does(by, 'uses')} ${equipmentName('taser')} to take ${whose(from as Seat)} gun and aim it at ${whom(to as Seat, by)}.`;
}

/** For each card that affects its target without another log entry, a sentence that says how. */
const DONE_TO_YOU: Partial<Record<EquipmentId, string>> = {
  disguise: ' Now nobody can investigate you.',
  planted_evidence: ' Your Honest cards count as Crooked, and your Crooked cards as Honest.',
  polygraph: ' They’ve seen all your hidden cards.',
  walkie_talkie: ' Every other gun points at you now.',
};

/**
 * Returns a sentence for the viewer if another player's card has the viewer as its target, otherwise an empty string.
 */
function doneToYou(card: EquipmentId, [target]: readonly Target[], by: Seat, { who, whom }: Grammar): string {
  const isYou = typeof target === 'string' && target !== by && who(target) === 'you' && whom(by, by) !== 'yourself';
  return (isYou && DONE_TO_YOU[card]) || '';
}

function usedOn(targets: readonly Target[], by: Seat, grammar: Grammar): string {
  const words = targets.map((target) => targetWords(target, by, grammar));
  return listed(words);
}

function targetWords(target: Target, by: Seat, { who, whose, whom }: Grammar): string {
  const isReader = whom(by, by) === 'yourself';
  if (typeof target === 'string') return whom(target, by);
  if (Array.isArray(target)) {
    const [of, slot] = target;
    return `${of === by && !isReader ? 'their own' : whose(of)} ${slotName(slot)}`;
  }
  const { from, what, to } = target as BagTarget;
  const owner = from === by && !isReader ? 'their own' : whose(from);
  return `${what === 'hand' ? `a card from ${owner} hand` : `${owner} ${equipmentName(what)}`} to ${who(to)}`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? 'nobody';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

type Moment = (view: View, seat: Seat | null, names: Names) => string;

const NOW: Readonly<Record<Phase, Moment>> = {
  placement: (view, seat) =>
    seat === null || view.table[seat]?.placed
      ? `Everyone is filing their cards. ${view.seats.length - view.waitingFor.length} of ${view.seats.length} are done.`
      : 'Put your three cards in order and file them. The order is final.',
  preGame: (view, seat, names) => `${firstWords(view, seat, names)} ${asking(view, seat)}`,
  action: (view, seat, names) =>
    seat === view.active
      ? 'Your turn: investigate, arm, equip or shoot.'
      : `${names(view.active)}’s turn.${seat !== null && view.me?.hand.length ? ' You may use your equipment.' : ''}`,
  react: (view, seat, names) => `${declaration(view, seat, names)} ${asking(view, seat)}`,
  reconsider(view, seat, names) {
    const canKeep = legal.keep.refusal(view, view.active, []) === null;
    if (seat !== view.active)
      return `${names(view.active)} ${canKeep ? 'may go ahead or change the action' : 'has to pick another action'}.`;
    return canKeep ? 'Go ahead, or pick another action.' : 'That’s no longer possible. Pick another action.';
  },
  choose(view, seat, names) {
    const { choice } = view;
    if (!choice) return '';
    const words = CHOICES[choice.kind];
    return seat === choice.seat ? words.own : `${names(choice.seat)} ${words.other}`;
  },
  aim(view, seat, names) {
    if (seat !== view.active) return `${names(view.active)} is taking aim.`;
    const isAimed = (view.table[seat]?.gun?.aim ?? null) !== null;
    return isAimed ? 'Aim your gun. Keep your target or pick another.' : 'Aim your gun. It has no target yet.';
  },
  endTurn: (view, seat, names) =>
    `${seat === view.active ? 'Your' : `${names(view.active)}’s`} turn is ending. ${asking(view, seat)}`,
  over: () => 'The match is over.',
};

/** Says who has the first turn and why: "Ana goes first, picked at random." */
export function firstWords({ active, first }: View, seat: Seat | null, names: Names): string {
  const goes = active === seat ? 'You go' : `${names(active)} goes`;
  return first === 'shot'
    ? `${goes} first after being shot last in the previous match.`
    : `${goes} first, picked at random.`;
}

const CHOICES = {
  restraining_order: {
    own: 'Restraining Order: aim at someone else. You still have to fire.',
    other: 'has to aim at someone else.',
  },
  riot_shield: { own: 'Riot Shield: pick the neighbour who gets hit instead.', other: 'is choosing who gets hit.' },
  surveillance_camera: {
    own: 'Your camera caught someone looking: look at one of their hidden cards, or skip.',
    other: 'may look back at a hidden card.',
  },
  reveal: { own: 'You’ve drawn. Turn up one of your cards.', other: 'is choosing which card to turn up.' },
  discard: { own: 'You have two equipment cards. Keep one.', other: 'is choosing which equipment to keep.' },
} as const;

function declaration(view: View, seat: Seat | null, names: Names): string {
  const { declared, active, table, shot } = view;
  if (!declared) return '';
  const words = declaredWords(declared, table[active]?.gun?.aim ?? null, grammarOf(names));
  const hit = shot?.redirect ? ` The bullet will hit ${names(shot.redirect)}.` : '';
  return `${seat === active ? 'You’re about' : `${names(active)} wants`} to ${words}.${hit}`;
}

/** Says what the viewer can do in the open window. It does not depend on the viewer's hand. */
function asking(view: View, seat: Seat | null): string {
  const { window, me, options, active } = view;
  if (!window) return '';
  if (window.kind === 'react' && seat === active && !window.asked.includes(seat)) return 'Others may react first.';
  if (seat === null || !window.asked.includes(seat)) return 'Anyone with equipment may use it first.';
  if (me?.passed) return 'You’ve passed. Others can still use equipment.';
  if (passesAutomatically(view, seat)) return 'Passing for you. Others can still use equipment.';
  return options.windowSeconds === 0 ? 'Use equipment or pass. Take your time.' : 'Use equipment or pass.';
}

const REASONS: Readonly<Record<Code, (winners: readonly Seat[], grammar: Grammar) => Sentence>> = {
  'kingpin-eliminated': () => ['The Kingpin is out. The honest officers win.'],
  'agent-eliminated': () => ['The Agent is out. The crooked officers win.'],
  'both-leaders': ([winner = ''], { who, does }) =>
    sentence`${who(winner)} ${does(winner, 'holds')} both the Agent and the Kingpin and ${does(winner, 'wins')} alone.`,
  'nobody-moved': () => ['Three rounds passed without a move. The match is cancelled and doesn’t count.'],
  'leaders-eliminated': () => ['Both leaders are out at the same time. Nobody wins.'],
};
