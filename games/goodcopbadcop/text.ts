import { claimLog, claimRefusals } from '#shared/claims.ts';
import type { Code, Seat } from '#shared/ids.ts';
import {
  type GameText,
  type Grammar,
  grammarOf,
  type LogLine,
  lineOf,
  type Names,
  plainText,
  type Sentence,
  sentence,
  whyCancelled,
} from '#shared/text.ts';
import { cardOf } from './claims';
import { EQUIPMENT } from './content/equipment';
import { FACE_NAMES } from './content/integrity';
import { legal } from './legal';
import {
  type BagTarget,
  type CardName,
  type CardTarget,
  type Choice,
  type Claim,
  type Declaration,
  type EquipmentId,
  type Face,
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

/** "card 2": slots are counted from one where people read. */
export function slotName(slot: Slot): string {
  return `card ${slot + 1}`;
}

/** A claim as whoever makes it says it. */
export function claimWords(
  { by, kind, subject }: Pick<Claim, 'by' | 'kind' | 'subject'>,
  { who, whose }: Pick<Grammar, 'who' | 'whose'>,
): string {
  if (kind === 'suspicion') return `I suspect ${who(subject)}.`;
  if (kind === 'side') return `I am ${rolePhrase(subject as Face)}.`;
  const { seat, slot } = cardOf(subject as CardName);
  return seat === by
    ? `My ${slotName(slot)} is ${cardPhrase(kind)}.`
    : `I looked at ${whose(seat)} ${slotName(slot)}: ${FACE_NAMES[kind]}.`;
}

/** What a card is, in a sentence: "Honest", "the Agent". */
function cardPhrase(face: Face): string {
  return isLeader(face) ? `the ${FACE_NAMES[face]}` : FACE_NAMES[face];
}

/** What somebody says of themselves: "honest", "the Agent". */
export function rolePhrase(face: Face): string {
  return isLeader(face) ? `the ${FACE_NAMES[face]}` : face;
}

/** What its player wants to do, after "wants to": "look at Ana’s card 2". */
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

/** One sentence a person can act on for each code. */
export const refusals: Readonly<Record<Code, string>> = {
  'invalid-args': 'That is not something this game knows.',
  'game-over': 'The game is over.',
  eliminated: 'You are out. Talk, but you have no moves.',
  'wrong-stage': 'Not at this moment.',
  'not-your-turn': 'That is somebody else’s to decide.',
  'already-placed': 'You have filed your cards. They stay like that.',
  'bad-target': 'That cannot be chosen here.',
  'slot-not-hidden': 'That card lies open already.',
  disguised: 'That officer is disguised. Nobody may investigate them.',
  'already-armed': 'You hold a gun already. Nobody holds two.',
  'reveal-required': 'Turn one of your hidden cards up for that.',
  'no-gun': 'You hold no gun. Arm first.',
  'no-aim': 'Your gun points at nobody who lives. Aim comes after the action.',
  tasered: 'You cannot fire a gun on the turn you took it.',
  'declaration-illegal': 'What you declared is not possible any more. Declare something else.',
  'not-in-hand': 'You do not hold that card.',
  'over-hand-limit': 'First put a card away. You keep one.',
  'equipment-resolving': 'Somebody was faster. That card is carried out first; yours is still in your hand.',
  'wrong-time': 'That card is for another moment.',
  'requirement-missing': 'What that card needs is not there now.',
  'already-passed': 'You have passed in this window. The next one asks you again.',
  'stale-window': 'That moment is over. Your card is still in your hand; look at what is open now.',
  'not-asked': 'You hold no card, so nobody waits for you.',
  'bad-choice': 'That is not one of the choices.',
  'round-over': 'That turn is over. Look at the new one before you speak.',
  'not-seen': 'You have not seen that card where it lies now.',
  ...claimRefusals('turn'),
};

export const text: GameText<View> = {
  logEntry: (entry, names) => lineOf(LOG, entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    if (seat !== null && view.out.includes(seat)) return `You are out. ${NOW[view.phase](view, null, names)}`;
    return NOW[view.phase](view, seat, names);
  },
  reason(outcome, names) {
    const why = REASONS[outcome.reason]?.(outcome.winners, grammarOf(names));
    return why ? plainText(why) : (whyCancelled(outcome) ?? '');
  },
};

const LOG = {
  'placed-for': ({ seats }: { seats: Seat[] }, { who }) =>
    sentence`Time is up. Chance files the cards of ${listed(seats.map(who))}.`,
  turn: ({ seat, turn, coffee }: { seat: Seat; turn: number; coffee: boolean }, { who }) =>
    coffee
      ? sentence`Turn ${String(turn)}: ${who(seat)}, after Coffee.`
      : sentence`Turn ${String(turn)}: ${who(seat)}.`,
  declared: ({ by, at, ...declared }: Declaration & { by: Seat; at: Seat | null }, grammar) => [
    ...sentence`${grammar.who(by)} ${grammar.does(by, 'wants')} to `,
    `${declaredWords(declared as Declaration, at, grammar)}.`,
  ],
  kept: ({ by }: { by: Seat }, { who, does }) => sentence`${who(by)} ${does(by, 'keeps')} to it.`,
  used: ({ by, card, targets }: { by: Seat; card: EquipmentId; targets: Target[] }, grammar) => [
    ...sentence`${grammar.who(by)} ${grammar.does(by, 'uses')} ${equipmentName(card)}`,
    targets.length === 0 ? '.' : ` on ${usedOn(card, targets, by, grammar)}.`,
  ],
  looked: ({ by, at, slot, through }: { by: Seat; at: Seat; slot: Slot; through: Sight }, { who, whose }) => [
    ...sentence`${who(by)} looked at ${whose(at)} ${{ plain: slotName(slot) }}`,
    through === 'surveillance_camera' ? ', by camera.' : '.',
  ],
  revealed: ({ seat, slot, face }: { seat: Seat; slot: Slot; face: Face }, { whose }) =>
    sentence`${whose(seat)} ${{ plain: slotName(slot) }} is ${cardPhrase(face)}.`,
  armed: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'takes')} a gun.`,
  aimed: ({ seat, at }: { seat: Seat; at: Seat }, { who, does }) =>
    sentence`${who(seat)} ${does(seat, 'aims')} at ${who(at)}.`,
  taken: ({ by, from }: { by: Seat; from: Seat }, { who, whose, does }) =>
    sentence`${who(by)} ${does(by, 'takes')} ${whose(from)} gun.`,
  disarmed: ({ seat }: { seat: Seat }, { whose }) => sentence`${whose(seat)} gun goes back.`,
  drew: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'draws')} equipment.`,
  reshuffled: () => sentence`The equipment deck is empty. The discards are shuffled.`,
  discarded: ({ seat, cards }: { seat: Seat; cards: EquipmentId[] }, { who, does }) =>
    sentence`${who(seat)} ${does(seat, 'puts')} away ${listed(cards.map(equipmentName))}.`,
  shot: ({ by, at, hit }: { by: Seat; at: Seat; hit: Seat }, { who, whom, does }) =>
    hit === at
      ? sentence`${who(by)} ${does(by, 'shoots')} ${whom(hit, by)}.`
      : sentence`${who(by)} ${does(by, 'shoots')} at ${whom(at, by)} and ${does(by, 'hits')} ${whom(hit, by)}.`,
  wounded: ({ seat, face }: { seat: Seat; face: Face }, { who, does }) =>
    sentence`${who(seat)} ${does(seat, 'is')} the ${FACE_NAMES[face]}, and wounded.`,
  eliminated: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'is')} out.`,
  returned: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'is')} back.`,
  healed: ({ seat }: { seat: Seat }, { whose }) => sentence`${whose(seat)} wound is dressed.`,
  reversed: () => sentence`The order of turns is reversed.`,
  swapped: ({ one, other }: { one: CardTarget; other: CardTarget }, { whose }) => {
    const card = ([seat, slot]: CardTarget) => `${whose(seat)} ${slotName(slot)}`;
    return sentence`${card(one)} and ${card(other)} change places.`;
  },
  moved: ({ from, what, to }: BagTarget, { who, whose }) =>
    what === 'hand'
      ? sentence`A card goes from ${whose(from)} hand to ${who(to)}.`
      : sentence`${equipmentName(what)} goes from ${who(from)} to ${who(to)}.`,
  redirected: ({ by, to }: { by: Seat; to: Seat }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'is')} shielded by ${who(to)}.`,
  ...claimLog(claimWords),
  declined: ({ by }: { by: Seat }, { who, does }) => sentence`${who(by)} ${does(by, 'looks')} at nothing.`,
  late: ({ seat, phase, choice }: { seat: Seat; phase: Phase; choice: Choice['kind'] | null }, { who }) => [
    ...sentence`Time is up for ${who(seat)}. `,
    (choice ? LATE_CHOICES[choice] : LATE[phase]) ?? '',
  ],
  away: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'seems')} to be away.`,
  back: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'is')} there again.`,
  cancelled: () => sentence`Nobody has moved for three rounds. The match is cancelled.`,
  over: ({ winners, reason }: { winners: Seat[]; reason: string }, grammar) =>
    REASONS[reason]?.(winners, grammar) ?? [],
} satisfies Readonly<Record<Code, LogLine>>;

/** What the rules tell everybody. */
export type LogCode = keyof typeof LOG;

const LATE: Partial<Record<Phase, string>> = {
  action: 'Chance picks a look, or a draw.',
  reconsider: 'The action stands, if it can.',
  aim: 'The gun stays where it points, or chance turns it.',
};

const LATE_CHOICES: Readonly<Record<Choice['kind'], string>> = {
  restraining_order: 'Chance aims the gun.',
  riot_shield: 'Chance names the neighbour.',
  surveillance_camera: 'The camera shows nothing.',
  discard: 'The card held longest stays.',
};

function usedOn(card: EquipmentId, targets: readonly Target[], by: Seat, grammar: Grammar): string {
  const words = targets.map((target) => targetWords(target, by, grammar));
  return card === 'taser' ? words.join(', to aim at ') : listed(words);
}

function targetWords(target: Target, by: Seat, { who, whose, whom }: Grammar): string {
  const isReader = whom(by, by) === 'yourself';
  if (typeof target === 'string') return target === by && !isReader ? 'themselves' : whom(target, by);
  if (Array.isArray(target)) {
    const [of, slot] = target;
    return `${of === by && !isReader ? 'their own' : whose(of)} ${slotName(slot)}`;
  }
  const { from, what, to } = target as BagTarget;
  return `${whose(from)} ${what === 'hand' ? 'hand' : equipmentName(what)}, for ${who(to)}`;
}

/** "Ana, Ben and Cai". */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? 'nobody';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

type Moment = (view: View, seat: Seat | null, names: Names) => string;

const NOW: Readonly<Record<Phase, Moment>> = {
  placement: (view, seat) =>
    seat === null || view.table[seat]?.placed
      ? `Everybody files their cards. ${view.seats.length - view.waitingFor.length} of ${view.seats.length} have.`
      : 'Put your three cards into order and file them. They stay like that.',
  preGame: (view, seat, names) =>
    `Before the first turn, which is ${seat === view.active ? 'yours' : `${names(view.active)}’s`}. ${asking(view, seat)}`,
  action: (view, seat, names) =>
    seat === view.active
      ? 'Your turn: investigate, arm, equip or shoot.'
      : `${names(view.active)}’s turn.${seat !== null && view.me?.hand.length ? ' You may use your equipment.' : ''}`,
  react: (view, seat, names) => `${declaration(view, seat, names)} ${asking(view, seat)}`,
  reconsider(view, seat, names) {
    const canKeep = legal.keep.refusal(view, view.active, []) === null;
    if (seat !== view.active)
      return `${names(view.active)} ${canKeep ? 'keeps to it, or declares' : 'must declare'} something else.`;
    return canKeep
      ? 'Keep to what you declared, or declare something else.'
      : 'What you declared is not possible any more. Declare something else.';
  },
  choose(view, seat, names) {
    const { choice } = view;
    if (!choice) return '';
    const words = CHOICES[choice.kind];
    return seat === choice.seat ? words.own : `${names(choice.seat)} ${words.other}`;
  },
  aim(view, seat, names) {
    if (seat !== view.active) return `${names(view.active)} aims.`;
    const isAimed = (view.table[seat]?.gun?.aim ?? null) !== null;
    return isAimed ? 'Aim your gun. The old target will do.' : 'Aim your gun. It points at nobody now.';
  },
  endTurn: (view, seat, names) =>
    `${seat === view.active ? 'Your' : `${names(view.active)}’s`} turn ends. ${asking(view, seat)}`,
  over: () => 'The match is over.',
};

const CHOICES = {
  restraining_order: {
    own: 'Restraining Order: aim at somebody else. You must still fire.',
    other: 'must aim at somebody else.',
  },
  riot_shield: { own: 'Riot Shield: name the neighbour who is hit instead of you.', other: 'chooses who is hit.' },
  surveillance_camera: {
    own: 'Your camera saw it: look at one of their hidden cards, or at none.',
    other: 'may look back by camera.',
  },
  discard: { own: 'You hold two cards. Keep one.', other: 'puts a card away.' },
} as const;

function declaration(view: View, seat: Seat | null, names: Names): string {
  const { declared, active, table, shot } = view;
  if (!declared) return '';
  const words = declaredWords(declared, table[active]?.gun?.aim ?? null, grammarOf(names));
  const hit = shot?.redirect ? ` ${names(shot.redirect)} will be hit.` : '';
  return `${seat === active ? 'You want' : `${names(active)} wants`} to ${words}.${hit}`;
}

/** The same for everybody who is asked, whatever the hand; after the own pass a calm one. */
function asking({ window, me, options }: View, seat: Seat | null): string {
  if (!window) return '';
  if (seat === null || !window.asked.includes(seat)) return 'Whoever holds equipment may use it.';
  if (me?.passed) return 'You have passed. Others may still use theirs.';
  return options.windowSeconds === 0 ? 'Use equipment or pass. The table waits.' : 'Use equipment or pass.';
}

const REASONS: Readonly<Record<Code, (winners: readonly Seat[], grammar: Grammar) => Sentence>> = {
  'kingpin-eliminated': () => ['The Kingpin is out. The honest officers win.'],
  'agent-eliminated': () => ['The Agent is out. The crooked officers win.'],
  'both-leaders': ([winner = ''], { who, does }) =>
    sentence`${who(winner)} ${does(winner, 'holds')} Agent and Kingpin and ${does(winner, 'wins')} alone.`,
  'nobody-moved': () => ['Three rounds passed without a move. The match is cancelled and counts for nobody.'],
  'leaders-eliminated': () => ['Both leaders are out at once. Nobody wins.'],
};
