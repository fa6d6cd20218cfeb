import {
  type Code,
  claimLog,
  type GameText,
  type Grammar,
  type LogLine,
  lineOf,
  type Names,
  nameUnlessYou,
  type Outcome,
  piecesOf,
  plainText,
  platformReason,
  type RefusalOf,
  type Seat,
  strong,
  texts,
} from 'hush/game';
import { cardOf } from './claims';
import { EQUIPMENT_TEXT } from './content/equipmentText';
import { CARD_PHRASES, FACE_NAMES, ROLE_PHRASES } from './content/facesText';
import { legal } from './legal';
import { ENDS, LINES } from './logText';
import { passesAutomatically } from './passing';
import type {
  BagTarget,
  CardName,
  CardTarget,
  Choice,
  Claim,
  Declaration,
  EquipmentId,
  Face,
  First,
  Phase,
  Sight,
  Slot,
  Target,
  View,
} from './state';

export function equipmentName(card: EquipmentId): string {
  return EQUIPMENT_TEXT[card].name;
}

export const SAYINGS = texts('goodcopbadcop.sayings', {
  suspect: (name: string | null) => (name === null ? 'I suspect you.' : `I suspect ${name}.`),
  side: (role: string) => `I’m ${role}.`,
  mine: (card: number, face: string) => `My card ${card} is ${face}.`,
  looked: (name: string | null, card: number, face: string) =>
    name === null ? `I looked at your card ${card}: ${face}.` : `I looked at ${name}’s card ${card}: ${face}.`,
});

/** Returns a claim as the player who makes it would say it. The reader, `names.you`, is called "you". */
export function claimWords({ by, kind, subject }: Pick<Claim, 'by' | 'kind' | 'subject'>, names: Names): string {
  if (kind === 'suspicion') return SAYINGS.suspect(nameUnlessYou(names, subject));
  if (kind === 'side') return SAYINGS.side(ROLE_PHRASES[subject as Face]);
  const { seat, slot } = cardOf(subject as CardName);
  return seat === by
    ? SAYINGS.mine(slot + 1, CARD_PHRASES[kind])
    : SAYINGS.looked(nameUnlessYou(names, seat), slot + 1, FACE_NAMES[kind]);
}

/** Returns a player's name, or null for the reader. */
type Named = Grammar['other'];

/** Describes a declared action: "Ben wants to look at your card 2." */
export function declaredLine(declared: Declaration, by: string | null, aim: Seat | null, other: Named): string {
  const { look, arm, equip, shoot, shootAt } = LINES.declared;
  switch (declared.action) {
    case 'investigate':
      return look(by, other(declared.player), declared.slot + 1);
    case 'arm':
      return arm(by, other(declared.aimAt));
    case 'equip':
      return equip(by);
    case 'shoot':
      return aim === null ? shoot(by) : shootAt(by, other(aim));
  }
}

/** For each refusal code, a sentence that says why the move is refused or what the player can do instead. */
export const refusals = texts('goodcopbadcop.refusals', {
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
  'declaration-illegal': 'Your action isn’t possible anymore. Pick another one.',
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
  'too-many-claims': 'You’ve made enough claims for one turn.',
  'nothing-to-retract': 'You have no claim to take back.',
  'not-your-claim': 'You can only take back your own claims.',
  'already-retracted': 'You’ve already taken that back.',
});

export type RefusalCode = RefusalOf<typeof refusals>;

export const text: GameText<View> = {
  logEntry: (entry, names) => lineOf(LOG, entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    if (seat !== null && view.out.includes(seat)) return `${STATUS.out} ${NOW[view.phase](view, null, names)}`;
    return NOW[view.phase](view, seat, names);
  },
  reason: (outcome, names) =>
    plain(endWords(outcome, (seat) => nameUnlessYou(names, seat))) || (platformReason(outcome) ?? ''),
};

/** Returns a log line without emphasis. */
const plain = (line: string) => plainText(piecesOf(line));

const LOG = {
  'placed-for': ({ seats }: { seats: Seat[] }, { other }) =>
    LINES.placedFor(seats.map((seat) => LINES.whose(other(seat)))),
  first: ({ seat, because }: { seat: Seat; because: First }, { other }) => firstLine(because, other(seat)),
  turn: ({ seat, turn, coffee }: { seat: Seat; turn: number; coffee: boolean }, { other }) =>
    coffee ? LINES.coffee(turn, other(seat)) : LINES.turn(turn, other(seat)),
  declared: ({ by, at, ...declared }: Declaration & { by: Seat; at: Seat | null }, { other }) =>
    declaredLine(declared as Declaration, other(by), at, other),
  kept: ({ by }: { by: Seat }, { other }) => LINES.kept(other(by)),
  skipped: ({ by }: { by: Seat }, { other }) => LINES.skipped(other(by)),
  used: (facts: Used, grammar) => [usedLine(facts, grammar), doneToYou(facts, grammar)].join(' ').trim(),
  looked: ({ by, at, slot, through }: { by: Seat; at: Seat; slot: Slot; through: Sight }, { other }) => {
    const line = through === 'surveillance_camera' ? LINES.camera : LINES.looked;
    return line(other(by), other(at), slot + 1);
  },
  revealed: ({ seat, slot, face }: { seat: Seat; slot: Slot; face: Face }, { other }) =>
    LINES.revealed(other(seat), slot + 1, strong(CARD_PHRASES[face])),
  armed: ({ seat }: { seat: Seat }, { other }) => LINES.armed(other(seat)),
  aimed: ({ seat, at }: { seat: Seat; at: Seat }, { other }) => LINES.aimed(other(seat), other(at)),
  taken: ({ by, from }: { by: Seat; from: Seat }, { other }) => LINES.taken(other(by), other(from)),
  disarmed: ({ seat }: { seat: Seat }, { other }) => LINES.disarmed(other(seat)),
  drew: ({ seat }: { seat: Seat }, { other }) => LINES.drew(other(seat)),
  reshuffled: () => LINES.reshuffled,
  discarded: ({ seat, cards }: { seat: Seat; cards: EquipmentId[] }, { other }) =>
    LINES.discarded(other(seat), cards.map(strongName)),
  shot: ({ by, at, hit }: { by: Seat; at: Seat; hit: Seat }, { other }) =>
    hit === at ? LINES.shot(other(by), other(hit)) : LINES.shotAt(other(by), other(at), other(hit)),
  wounded: ({ seat, face }: { seat: Seat; face: Face }, { other }) =>
    LINES.wounded(other(seat), strong(CARD_PHRASES[face])),
  eliminated: ({ seat }: { seat: Seat }, { other }) => LINES.eliminated(other(seat)),
  returned: ({ seat }: { seat: Seat }, { other }) => LINES.returned(other(seat)),
  healed: ({ seat }: { seat: Seat }, { other }) => LINES.healed(other(seat)),
  reversed: () => LINES.reversed,
  swapped: ({ one, other: two }: { one: CardTarget; other: CardTarget }, { other }) =>
    LINES.swapped(other(one[0]), one[1] + 1, other(two[0]), two[1] + 1),
  moved: ({ from, what, to }: BagTarget, { other }) =>
    what === 'hand' ? LINES.moved(other(from), other(to)) : LINES.movedCard(strongName(what), other(from), other(to)),
  redirected: ({ by, to }: { by: Seat; to: Seat }, { other }) => LINES.redirected(other(by), other(to)),
  ...claimLog((said: Pick<Claim, 'by' | 'kind' | 'subject'>, { names }) => claimWords(said, names)),
  declined: ({ by }: { by: Seat }, { other }) => LINES.declined(other(by)),
  late: ({ seat, phase, choice }: { seat: Seat; phase: Phase; choice: Choice['kind'] | null }, { other }) => {
    const late: Partial<Record<Phase | Choice['kind'], (name: string | null) => string>> = LINES.late;
    const words = late[choice ?? phase];
    return words ? `${LINES.timesUp} ${words(other(seat))}` : LINES.timesUp;
  },
  away: ({ seat }: { seat: Seat }, { other }) => LINES.away(other(seat)),
  back: ({ seat }: { seat: Seat }, { other }) => LINES.back(other(seat)),
  cancelled: () => LINES.cancelled,
  over: (end: Pick<Outcome, 'winners' | 'reason'>, { other }) => endWords(end, other),
} satisfies Readonly<Record<Code, LogLine>>;

/** Codes of the entries that this game adds to the public log. */
export type LogCode = keyof typeof LOG;

const strongName = (card: EquipmentId) => strong(equipmentName(card));

function firstLine(because: First, name: string | null): string {
  return because === 'shot' ? LINES.firstShot(name) : LINES.firstRandom(name);
}

/** Returns the reason for the end of a match, or an empty text if this game does not know it. */
function endWords({ winners: [winner = ''], reason }: Pick<Outcome, 'winners' | 'reason'>, other: Named): string {
  const words = Object.hasOwn(ENDS, reason) ? ENDS[reason as keyof typeof ENDS] : '';
  return typeof words === 'string' ? words : words(other(winner));
}

interface Used {
  by: Seat;
  card: EquipmentId;
  targets: Target[];
}

/** Says which card a player used, and on what. A card that only has its user as a target is used on nothing. */
function usedLine({ by, card, targets }: Used, { names, other }: Grammar): string {
  const name = strongName(card);
  const [first, second] = targets;
  if (card === 'taser') return LINES.tased(other(by), name, other(first as Seat), other(second as Seat));
  if (targets.every((target) => target === by)) return LINES.used(other(by), name);
  // A card of a user other than the reader is "their own".
  const isOwn = (seat: Seat) => seat === by && by !== names.you;
  const plainName = (seat: Seat) => nameUnlessYou(names, seat);
  if (card === 'evidence_bag') {
    const { from, what, to } = first as BagTarget;
    const { hand, ownHand, card: cardOf, ownCard } = LINES.move;
    const fromHand = isOwn(from) ? ownHand : hand(plainName(from));
    const inPlay = (id: EquipmentId) =>
      isOwn(from) ? ownCard(equipmentName(id)) : cardOf(plainName(from), equipmentName(id));
    return LINES.usedToMove(other(by), name, what === 'hand' ? fromHand : inPlay(what), plainName(to));
  }
  const words = targets.map((target) => {
    if (typeof target === 'string') return LINES.on.player(plainName(target));
    const [seat, slot] = target as CardTarget;
    return isOwn(seat) ? LINES.on.ownCard(slot + 1) : LINES.on.card(plainName(seat), slot + 1);
  });
  return LINES.usedOn(other(by), name, words);
}

/** Returns what another player's card does to the reader if no other log entry says it, otherwise an empty string. */
function doneToYou({ by, card, targets: [target] }: Used, { names }: Grammar): string {
  const isReader = typeof target === 'string' && target === names.you && target !== by;
  return isReader && Object.hasOwn(LINES.toYou, card) ? LINES.toYou[card as keyof typeof LINES.toYou] : '';
}

/** Status sentences. */
export const STATUS = texts('goodcopbadcop.status', {
  out: 'You’re out.',
  filing: (done: number, of: number) => `Everyone is filing their cards. ${done} of ${of} are done.`,
  file: 'Put your three cards in order and file them. The order is final.',
  yourTurn: 'Your turn: investigate, arm, equip or shoot.',
  turn: (name: string) => `${name}’s turn.`,
  mayUse: 'You may use your equipment.',
  mayKeep: (name: string) => `${name} may go ahead or pick another action.`,
  mustChange: (name: string) => `${name} has to pick another action.`,
  keep: 'Go ahead, or pick another action.',
  change: 'Your action isn’t possible anymore. Pick another one.',
  aims: (name: string) => `${name} is taking aim.`,
  aim: 'Aim your gun. Keep your target or pick another.',
  firstAim: 'Aim your gun. It has no target yet.',
  ending: (name: string | null) => (name === null ? 'Your turn is ending.' : `${name}’s turn is ending.`),
  redirected: (name: string | null) =>
    name === null ? 'Riot Shield: the bullet will hit you.' : `Riot Shield: the bullet will hit ${name}.`,
  over: 'The match is over.',
  othersFirst: 'Others may react first.',
  anyone: 'Anyone with equipment may step in.',
  passed: 'You’ve passed. Others can still use equipment.',
  passing: 'Passing for you. Others can still use equipment.',
  react: 'Use equipment or pass.',
  reactSlowly: 'Use equipment or pass. Take your time.',
  choose: {
    restraining_order: 'Restraining Order: aim at someone else. You still have to fire.',
    riot_shield: 'Riot Shield: pick the neighbour who gets hit instead.',
    surveillance_camera: 'Your camera caught someone looking: look at one of their hidden cards, or skip.',
    reveal: 'You’ve drawn. Turn up one of your cards.',
    discard: 'You have two equipment cards. Keep one.',
  },
  chooses: {
    restraining_order: (name: string) => `${name} has to aim at someone else.`,
    riot_shield: (name: string) => `Riot Shield: ${name} picks who gets hit instead.`,
    surveillance_camera: (name: string) => `${name} may look back at a hidden card.`,
    reveal: (name: string) => `${name} is choosing which card to turn up.`,
    discard: (name: string) => `${name} is choosing which equipment to keep.`,
  },
});

type Moment = (view: View, seat: Seat | null, names: Names) => string;

const NOW: Readonly<Record<Phase, Moment>> = {
  placement: (view, seat) =>
    seat === null || view.table[seat]?.placed
      ? STATUS.filing(view.seats.length - view.waitingFor.length, view.seats.length)
      : STATUS.file,
  preGame: (view, seat, names) => `${firstWords(view, seat, names)} ${asking(view, seat)}`,
  action(view, seat, names) {
    if (seat === view.active) return STATUS.yourTurn;
    const turn = STATUS.turn(names(view.active));
    return seat !== null && view.me?.hand.length ? `${turn} ${STATUS.mayUse}` : turn;
  },
  react: (view, seat, names) => `${declaration(view, seat, names)} ${asking(view, seat)}`,
  reconsider(view, seat, names) {
    const canKeep = legal.keep.refusal(view, view.active, []) === null;
    if (seat === view.active) return canKeep ? STATUS.keep : STATUS.change;
    return (canKeep ? STATUS.mayKeep : STATUS.mustChange)(names(view.active));
  },
  choose({ choice }, seat, names) {
    if (!choice) return '';
    const { kind, seat: by } = choice;
    return seat === by ? STATUS.choose[kind] : STATUS.chooses[kind](names(by));
  },
  aim(view, seat, names) {
    if (seat !== view.active) return STATUS.aims(names(view.active));
    return (view.table[seat]?.gun?.aim ?? null) === null ? STATUS.firstAim : STATUS.aim;
  },
  endTurn: (view, seat, names) => `${STATUS.ending(nameOfActive(view, seat, names))} ${asking(view, seat)}`,
  over: () => STATUS.over,
};

/** Returns the active player's name, or null for the player at `seat` or the reader. */
function nameOfActive({ active }: View, seat: Seat | null, names: Names): string | null {
  return active === seat ? null : nameUnlessYou(names, active);
}

/** Says who has the first turn and why: "Ana was picked at random to go first." */
export function firstWords(view: View, seat: Seat | null, names: Names): string {
  return plain(firstLine(view.first, nameOfActive(view, seat, names)));
}

function declaration(view: View, seat: Seat | null, names: Names): string {
  const { declared, active, table, shot } = view;
  if (!declared) return '';
  const other = (of: Seat) => nameUnlessYou(names, of);
  const by = nameOfActive(view, seat, names);
  const words = declaredLine(declared, by, table[active]?.gun?.aim ?? null, other);
  return shot?.redirect ? `${words} ${STATUS.redirected(other(shot.redirect))}` : words;
}

/** Says what the viewer can do in the open window. It does not depend on the viewer's hand. */
function asking(view: View, seat: Seat | null): string {
  const { window, me, options, active } = view;
  if (!window) return '';
  if (window.kind === 'react' && seat === active && !window.asked.includes(seat)) return STATUS.othersFirst;
  if (seat === null || !window.asked.includes(seat)) return STATUS.anyone;
  if (me?.passed) return STATUS.passed;
  if (passesAutomatically(view, seat)) return STATUS.passing;
  return options.windowSeconds === 0 ? STATUS.reactSlowly : STATUS.react;
}
