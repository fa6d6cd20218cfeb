import type { Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Names } from '#shared/text.ts';
import { EQUIPMENT } from '../content/equipment';
import { FACE_NAMES } from '../content/integrity';
import type { Allegiance, Choice, Declaration, EquipmentId, SeatView, Slot, Team, View } from '../state';
import { sheetText } from './sheets/text';

export const frameText = {
  notes: 'Field notes',
  chat: 'Chat',
  log: 'Log',
  dutyLog: 'Duty log',
  turn: (turn: number) => (turn > 0 ? `Turn ${turn}` : 'Before turn 1'),
  nextUp: 'Next up',
  you: 'You',
  watching: 'You are watching.',
  logEmpty: 'Nothing has happened yet.',
} as const;

export const tableText = {
  officers: 'Officers and lines of fire',
  gunsFree: (count: number) => (count === 1 ? 'gun free' : 'guns free'),
  equipment: 'equipment',
  deck: (count: number) => `Equipment deck: ${count}`,
  discards: (count: number) => `Discards: ${count}`,
  noDiscards: 'No discards',
  centre: 'In the middle',
  piles: 'Guns and equipment',
  you: 'you',
  out: 'out',
  wounded: 'wounded',
  away: 'away',
  bot: 'bot',
  stamp: 'Off duty',
  noGun: 'No gun',
  idleGun: 'Gun in hand, no aim',
  aimsAt: (name: string) => `Aims at ${name}`,
  aimsAtYou: 'Aims at you',
  outOfGame: 'Out of the game',
  leader: 'Wounded leader',
  woundedAnd: (rest: string) => `Wounded. ${rest}`,
  toLookAt: (count: number) => (count === 1 ? '1 card to look at' : `${count} cards to look at`),
  nothingHidden: 'Nothing hidden',
  whichCard: 'Which card?',
  cardsOf: (name: string) => `${name}’s cards`,
  line: (from: string, at: string) => `${from} at ${at}`,
  youCap: 'You',
  yourCards: 'Your file',
  handLabel: (count: number) =>
    count === 1 ? 'Your equipment: one card. Look or use it' : `Your equipment: ${count} cards. Look or use them`,
} as const;

export const actionText = {
  label: 'Actions',
  investigate: 'Investigate',
  investigateSub: (count: number) => (count === 1 ? '1 hidden card in reach' : `${count} hidden cards in reach`),
  investigateBrief: (count: number) => (count === 1 ? '1 hidden card' : `${count} hidden cards`),
  arm: 'Arm',
  armSub: (turnsUp: boolean) => (turnsUp ? 'Take a gun, turn up one of yours' : 'Take a gun and aim it'),
  armBrief: (turnsUp: boolean) => (turnsUp ? 'Turn up one of yours' : 'Take a gun'),
  equip: 'Equip',
  equipSub: (turnsUp: boolean) => (turnsUp ? 'Draw one, turn up one of yours' : 'Draw one, keep one'),
  equipBrief: (turnsUp: boolean) => (turnsUp ? 'Turn up one of yours' : 'Draw, keep one'),
  shoot: 'Shoot',
  shootAt: (name: string) => `Shoot ${name}`,
  shootSub: 'Everybody may still step in',
  shootWounded: 'A second wound ends it',
  shootBrief: 'Others may step in',
  shootWoundedBrief: 'Ends it',
  keep: 'Keep it',
  say: 'Claim',
  cancel: 'Cancel',
  whose: 'Whose file?',
  whoseSub: 'Pick an officer with a hidden card.',
  whichOf: (name: string) => `Which card of ${name}?`,
  whichSub: 'A press looks at it. Everybody sees where you look, you alone what it is.',
  orderAsk: 'Aim at somebody else',
  orderSub: 'The restraining order holds: not the one you aimed at. You must still fire.',
  shieldAsk: 'Who takes it instead?',
  shieldSub: 'Your nearest living neighbour on either side.',
  aimAt: 'Aim at whom?',
  aimAtSub: 'Pick an officer. A gun is never aimed at its holder.',
  pick: 'Pick an officer',
  lapsed: 'A card has come between. Begin again.',
  takeAim: (name: string) => `Take a gun, aim at ${name}`,
  takeAimShort: 'Take a gun',
  aim: (name: string) => `Aim at ${name}`,
  keepAim: (name: string) => `Keep aiming at ${name}`,
  aimShort: 'Aim',
  hitInstead: (name: string) => `${name} takes the shot`,
  noLook: 'No look',
  lookBack: (name: string) => `Look back at ${name}`,
  lookBackSub: 'Your camera caught it. You may look at one hidden card.',
  turnUp: 'Turn up one of yours',
  turnUpSub: 'It stays face up for everybody.',
  turnUpSlot: (slot: Slot) => `Turn up card ${slot + 1}`,
  drawAndTurnUp: (slot: Slot) => `Draw, turn up card ${slot + 1}`,
  pickCard: 'Pick a card',
  look: (slot: Slot) => `Look at card ${slot + 1}`,
  shootAsk: (name: string) => `Shoot ${name}?`,
  shootWhat: 'Your gun goes back to the middle once the shot is fired. Anybody with equipment may step in before.',
  shootLeader: 'A leader who is hit for the second time ends the game.',
  hold: 'Hold fire',
  notYours: 'Not your turn',
  waiting: (name: string) => `${name} has the turn.`,
} as const;

export const ledgerText = {
  subject: 'Subject',
  turn: 'turn',
  suspected: 'suspected',
  card: (name: string, card: string) => `${name}, ${card}`,
  iAm: 'I am…',
  iSuspect: 'I suspect…',
  looked: (name: string, card: string) => `I looked at ${name}’s ${card}:`,
  mine: (card: string) => `My ${card} is…`,
  lies: (name: string, card: string, face: string) => `${name}’s ${card} lies open: ${face}.`,
  shows: (name: string, role: string) => `All of ${name}’s cards lie open, and none is ${role}.`,
  counted: (face: string, others: number, of: number) =>
    `${others} other cards are ${face} by now, and there are ${of}.`,
  rules: {
    'open-card': { title: 'Turned up, it was another', text: 'The card lies open, and it is not what was said.' },
    'one-card': { title: 'One card, two faces', text: 'A card is one thing. At least one line is false.' },
    'one-agent': { title: 'One Agent, two places', text: 'There is one Agent. At least one line is false.' },
    'one-kingpin': { title: 'One Kingpin, two places', text: 'There is one Kingpin. At least one line is false.' },
    'side-shown': {
      title: 'The leader there says otherwise',
      text: 'Whoever holds a leader is on that leader’s side.',
    },
    'side-seen': {
      title: 'Two words on one officer',
      text: 'Whoever holds a leader is on that leader’s side. At least one line is false.',
    },
    'no-leader': { title: 'No leader there', text: 'All three cards lie open.' },
    'too-many-honest': {
      title: 'More Honest than there are',
      text: 'Open cards and claimed ones together are too many. At least one line is false.',
    },
    'too-many-crooked': {
      title: 'More Crooked than there are',
      text: 'Open cards and claimed ones together are too many. At least one line is false.',
    },
  },
} as const;

export function ledgerTurn(turn: number): string {
  return turn > 0 ? `Turn ${turn}` : 'Start';
}

/** Why an action is not possible, short enough for its second line. */
export const WHY: Readonly<Record<string, string>> = {
  'already-armed': 'You already hold a gun',
  'no-gun': 'You hold no gun',
  'no-aim': 'Your gun has no aim',
  tasered: 'Not with this gun, not this turn',
  'wrong-stage': 'Not now',
  eliminated: 'You are out of the game',
  disguised: 'In disguise',
  'bad-target': 'Nobody in reach',
  'slot-not-hidden': 'No hidden card left',
  'reveal-required': 'Turn up one of yours',
  'declaration-illegal': 'Not possible any more',
};

/** The same in two or three words, where there is little room. */
export const WHY_BRIEF: Readonly<Record<string, string>> = {
  'already-armed': 'You hold a gun',
  'no-aim': 'No aim',
  tasered: 'Not this turn',
  eliminated: 'You are out',
  'declaration-illegal': 'Not possible',
};

/** A declared action in words; `you` declared it oneself. */
export function declaredWords(declared: Declaration, aim: Seat | null, names: Names): string {
  switch (declared.action) {
    case 'investigate':
      return `Look at ${names(declared.player)}, card ${declared.slot + 1}`;
    case 'arm':
      return `Take a gun, aim at ${names(declared.aimAt)}`;
    case 'equip':
      return 'Draw equipment';
    case 'shoot':
      return aim === null ? 'Shoot' : `Shoot ${names(aim)}`;
  }
}

/** The table's sentence in two lines: what is happening, large; what can be done, below. Oneself is "you". */
export function heading(
  say: (view: View, seat: Seat | null, names: Names) => string,
  view: View,
  seat: Seat | null,
  names: Names,
): { title: string; hint: string } {
  const said = say(view, seat, (of) => (of === seat ? 'you' : names(of))).replaceAll(/\byou’s\b/g, 'your');
  const [, first = said, rest = ''] = /^(.+?[.:])\s+(.*)$/.exec(said) ?? [];
  const title = capital(first.replace(/:$/, '.'));
  return { title, hint: rest ? capital(rest) : hintOf(view, seat, names) };
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** On an open screen, which does not know what the hand holds. */
const ON_PHONE = 'Your equipment is on your phone.';

/** The second line where the sentence has but one: what can be done, or what the table waits for. */
function hintOf(view: View, seat: Seat | null, names: Names): string {
  const isMine = seat !== null && view.active === seat;
  if (seat === null) return frameText.watching;
  if (view.out.includes(seat)) return 'You are out. You may talk and watch.';
  if (view.choice) return view.choice.seat === seat ? choiceHint(view.choice) : `${names(view.choice.seat)} decides.`;
  switch (view.phase) {
    case 'action':
      if (isMine) return 'Then you may turn your gun on somebody else.';
      if (!view.me) return ON_PHONE;
      return view.me.hand.length > 0 ? 'You may use your equipment at any time.' : 'You hold no equipment.';
    case 'reconsider':
      if (!isMine || !view.declared) return 'The action may still change.';
      return `You said: ${declaredWords(view.declared, view.table[seat]?.gun?.aim ?? null, names)}.`;
    case 'aim':
      return isMine ? 'Pick an officer. The old target may be named again.' : 'Then the turn ends.';
    default:
      if (!view.me) return ON_PHONE;
      return view.window?.asked.includes(seat)
        ? 'Use your equipment, or pass.'
        : 'You hold no equipment to answer with.';
  }
}

function choiceHint({ kind }: Choice): string {
  switch (kind) {
    case 'restraining_order':
      return 'You must still fire, at somebody else.';
    case 'riot_shield':
      return 'Your nearest neighbour on either side takes it.';
    case 'surveillance_camera':
      return 'One hidden card, or none.';
    case 'discard':
      return 'One card stays in your hand.';
  }
}

/** What an officer's gun does, in words. */
export function gunWords({ gun, out }: SeatView, seat: Seat | null, names: Names): string {
  if (out) return tableText.outOfGame;
  if (!gun) return tableText.noGun;
  if (gun.aim === null) return tableText.idleGun;
  return gun.aim === seat ? tableText.aimsAtYou : tableText.aimsAt(names(gun.aim));
}

/** The same in one line of a low row: the gun first, else what lies active, else that there is no gun. */
export function shortWords(file: SeatView, seat: Seat | null, names: Names): string {
  const isWounded = !file.out && file.cards.some(({ wounded }) => wounded);
  const rest =
    file.gun || file.out || file.active.length === 0
      ? gunWords(file, seat, names)
      : equipmentName(must(file.active[0]));
  return isWounded ? tableText.woundedAnd(rest) : rest;
}

/** Everything on a file, for whoever cannot see it. */
export function fileWords(file: SeatView, view: View, seat: Seat | null, names: Names): string {
  const cards = file.cards.map((card, slot) => {
    if (card.face) return `card ${slot + 1} ${FACE_NAMES[card.face]}${card.wounded ? ', wounded' : ''}`;
    const isSeen = view.me?.known.some((known) => known.seat === file.seat && known.slot === slot) === true;
    return `card ${slot + 1} hidden${isSeen ? ', you have seen it' : ''}`;
  });
  const parts = [
    names(file.seat),
    gunWords(file, seat, names),
    capital(cards.join('; ')),
    ...(file.hand > 0 ? [sheetText.hand(file.hand).replace(/\.$/, '')] : []),
    ...file.active.map(equipmentName),
  ];
  return `${parts.join('. ')}.`;
}

/** On the covered card of a private screen. */
export const secretText = {
  label: 'Your three cards, your side, your equipment',
  equipment: 'Equipment:',
  none: 'none',
  use: 'Your equipment',
} as const;

export const equipmentName = (id: EquipmentId): string => EQUIPMENT[id].name;

/** One's side and why, and how it wins; told to its owner alone. */
export function sideWords({ team, because }: { team: Team; because: Allegiance }): { lead: string; how: string } {
  const [own, other] = team === 'honest' ? ['Agent', 'Kingpin'] : ['Kingpin', 'Agent'];
  const win = `You win when the ${other} is out of the game.`;
  if (because === 'agent' || because === 'kingpin')
    return {
      lead: `You are ${team}: you hold the ${own}.`,
      how: `You lead your side: it loses when you are out. ${win}`,
    };
  const why = because === 'planted' ? 'Planted Evidence has turned you' : 'most of your cards say so';
  return { lead: `You are ${team}: ${why}.`, how: `The ${own} leads you: keep that officer alive. ${win}` };
}

export const awayText = {
  label: 'Who is away',
  you: 'You seem to be away. The table does not wait for you long.',
  here: 'I am here',
  other: (name: string, isOnline: boolean) =>
    `${name} has not moved for a while.${isOnline ? ' Their phone is still here: ask them.' : ''}`,
  standIn: 'Let a bot stand in',
} as const;

/** The four cards of the introduction. */
export const introText = {
  cards: {
    title: 'Three cards, one side',
    text: 'With the Agent you are honest, with the Kingpin crooked. Without either, two of your three cards decide. Nobody knows who is with whom.',
  },
  win: {
    title: 'How your side wins',
    text: 'The honest win when the Kingpin is shot out of the game, the crooked when the Agent is. Leaders survive their first shot. In or out of the game, you win with your side.',
  },
  turn: {
    title: 'One action a turn',
    text: 'Look at a card, take a gun, draw equipment, or shoot. Everybody sees where guns point. To arm or equip you turn up a card of your own.',
  },
  tape: {
    title: 'Before anything happens',
    text: 'Police tape goes up. Whoever holds equipment may use it or pass. Then it happens.',
  },
} as const;
