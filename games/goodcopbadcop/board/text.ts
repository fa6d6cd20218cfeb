import { capital, must, type Names, readBy, type Seat, texts } from 'hush/game';
import { FACE_NAMES } from '../content/facesText';
import type { Allegiance, Declaration, SeatView, Team, View } from '../state';
import { equipmentName } from '../text';
import { sheetText } from './sheets/text';

export const frameText = texts('goodcopbadcop.frame', {
  notes: 'Field notes',
  chat: 'Chat',
  log: 'Log',
  dutyLog: 'Duty log',
  turn: (turn: number) => (turn === 0 ? 'Before turn 1' : `Turn ${turn}`),
  turnOrder: 'Turn order',
  you: 'You',
  watching: 'You’re watching.',
  turnOf: (name: string) => `${name}’s turn.`,
  logEmpty: 'Nothing has happened yet.',
  /** The heading of the log before the first turn. */
  beforeFirst: 'Before the first turn',
  /** The line above the intro cards. */
  headline: 'Anyone can grab a gun. Nobody knows who’s been bought.',
});

export const tableText = texts('goodcopbadcop.table', {
  officers: 'Officers and lines of fire',
  gunsFree: (count: number) => (count === 1 ? 'gun left' : 'guns left'),
  gunsLeft: (count: number) => (count === 1 ? '1 gun left.' : `${count} guns left.`),
  equipment: 'equipment',
  deck: (count: number) => `Equipment deck: ${count}`,
  discards: (count: number) => `Discards: ${count}`,
  noDiscards: 'No discards',
  deckPile: 'deck',
  discardPile: 'discards',
  centre: 'In the middle',
  piles: 'Guns and equipment',
  you: 'you',
  out: 'out',
  wounded: 'wounded',
  away: 'away',
  bot: 'bot',
  stamp: 'Out',
  noGun: 'No gun',
  idleGun: 'Armed, no target',
  aimsAt: (name: string) => `Aims at ${name}`,
  aimsAtYou: 'Aims at you',
  outOfGame: 'Out of the game',
  leader: 'Wounded leader',
  woundedYou: 'You’re wounded. Another hit ends the game.',
  woundedAnd: (rest: string) => `Wounded. ${rest}`,
  toLookAt: (count: number) => (count === 1 ? '1 card to look at' : `${count} cards to look at`),
  nothingHidden: 'No hidden cards',
  whichCard: 'Which card?',
  cardsOf: (name: string) => `${name}’s cards`,
  /** A line of fire. A player is a name, or null for the reader. */
  line: (from: string | null, at: string | null) =>
    from === null ? `You aim at ${at}` : at === null ? `${from} aims at you` : `${from} aims at ${at}`,
  yourCards: 'Your file',
  card: (card: number, face: string, isWounded: boolean) =>
    isWounded ? `card ${card} ${face}, wounded` : `card ${card} ${face}`,
  hidden: (card: number, isSeen: boolean) => (isSeen ? `card ${card} hidden, you have seen it` : `card ${card} hidden`),
  handLabel: (count: number) =>
    count === 1
      ? 'Your equipment: one card. Look at it or use it'
      : `Your equipment: ${count} cards. Look at them or use one`,
});

export const actionText = texts('goodcopbadcop.actions', {
  label: 'Actions',
  investigate: 'Investigate',
  investigateSub: 'Look at someone’s card',
  investigateBrief: 'Look at a card',
  arm: 'Arm',
  armSub: (turnsUp: boolean) => (turnsUp ? 'Take a gun, show one of your cards' : 'Take a gun and aim it'),
  armBrief: (turnsUp: boolean) => (turnsUp ? 'You show a card' : 'Take a gun'),
  equip: 'Equip',
  equipSub: (turnsUp: boolean) => (turnsUp ? 'Draw, show one of your cards' : 'Draw one, keep one'),
  equipBrief: (turnsUp: boolean) => (turnsUp ? 'You show a card' : 'Draw, keep one'),
  shoot: 'Shoot',
  shootAt: (name: string) => `Shoot ${name}`,
  shootSub: 'Others may still step in',
  shootWounded: 'A second hit ends the game',
  shootBrief: 'Others may step in',
  shootWoundedBrief: 'Ends the game',
  keep: 'Go ahead',
  say: 'Claim',
  cancel: 'Cancel',
  whose: 'Whose card?',
  whoseSub: 'Pick an officer with a hidden card.',
  whichOf: (name: string) => `Which of ${name}’s cards?`,
  whichSub: 'Tap a card to look at it. Everyone sees which one, only you see its face.',
  orderAsk: 'Aim at someone else',
  orderSub: 'You can’t shoot your original target, but you still have to fire.',
  shieldAsk: 'Who gets hit instead?',
  shieldSub: 'Pick one of your neighbours. The bullet hits them, not you.',
  aimAt: 'Who are you aiming at?',
  aimAtSub: 'Pick an officer. You can’t aim at yourself.',
  notYet: 'Not in this step',
  pick: 'Pick an officer',
  lapsed: 'A card was used in the meantime. Start again.',
  takeAim: (name: string) => `Take a gun, aim at ${name}`,
  takeAimShort: 'Take a gun',
  aim: (name: string) => `Aim at ${name}`,
  keepAim: (name: string) => `Keep aiming at ${name}`,
  aimShort: 'Aim',
  hitInstead: (name: string) => `The bullet hits ${name}`,
  noLook: 'Skip',
  lookBack: (name: string) => `Look back at ${name}`,
  lookBackSub: 'Your camera caught someone looking. You may look at one of their hidden cards.',
  turnUp: 'Turn up one of your cards',
  turnUpSub: 'It stays face up for everyone to see.',
  drawAsk: 'Draw equipment?',
  drawSub: (turnsUp: boolean) =>
    turnsUp ? 'You see the equipment first. Then you turn up one of your cards.' : 'You keep one equipment card.',
  draw: 'Draw',
  turnUpSlot: (card: number) => `Turn up card ${card}`,
  pickCard: 'Pick a card',
  look: (card: number) => `Look at card ${card}`,
  shootAsk: (name: string) => `Shoot ${name}?`,
  shootWhat: 'Your gun goes back to the middle after the shot. Anyone with equipment may step in first.',
  shootLeader: 'If a leader is hit a second time, the game ends.',
  hold: 'Hold fire',
  notYours: 'Not your turn',
  waiting: (name: string) => `It’s ${name}’s turn.`,
  /** The declared action, on the button that goes ahead with it. */
  declared: {
    look: (name: string, card: number) => `Look at ${name}, card ${card}`,
    arm: (name: string) => `Take a gun, aim at ${name}`,
    equip: 'Draw equipment',
    shoot: 'Shoot',
    shootAt: (name: string) => `Shoot ${name}`,
  },
});

export const ledgerText = texts('goodcopbadcop.ledger', {
  turn: (turn: number) => (turn === 0 ? 'Start' : `Turn ${turn}`),
  about: { heading: 'Subject', order: 'By subject' },
  suspected: 'suspected',
  card: (name: string, card: number) => `${name}, card ${card}`,
  iAm: 'I am…',
  iSuspect: 'I suspect…',
  looked: (name: string, card: number) => `I looked at ${name}’s card ${card}:`,
  mine: (card: number) => `My card ${card} is…`,
  lies: (name: string, card: number, face: string) => `${name}’s card ${card} is face up: ${face}.`,
  shows: (name: string, role: string) => `All of ${name}’s cards are face up, and none is ${role}.`,
  counted: (face: string, others: number, of: number) =>
    `${others} other cards are shown or claimed to be ${face}. There are only ${of}.`,
  rules: {
    'open-card': { title: 'It turned out different', text: 'The card is face up, and it isn’t what was claimed.' },
    'one-card': { title: 'One card, two faces', text: 'A card can’t be both. At least one claim is false.' },
    'one-agent': { title: 'One Agent, two places', text: 'There’s only one Agent. At least one claim is false.' },
    'one-kingpin': { title: 'One Kingpin, two places', text: 'There’s only one Kingpin. At least one claim is false.' },
    'side-shown': {
      title: 'The leader card says otherwise',
      text: 'Anyone holding a leader is on that leader’s side.',
    },
    'side-seen': {
      title: 'Two stories about one officer',
      text: 'Anyone holding a leader is on that leader’s side. At least one claim is false.',
    },
    'no-leader': { title: 'No leader there', text: 'All three cards are face up.' },
    'too-many-honest': {
      title: 'Too many Honest cards',
      text: 'Shown and claimed together, that’s more than there are. At least one claim is false.',
    },
    'too-many-crooked': {
      title: 'Too many Crooked cards',
      text: 'Shown and claimed together, that’s more than there are. At least one claim is false.',
    },
  },
});

/**
 * Says, for each refusal code, why an action is not possible. Short enough for the second line of an action's button.
 */
export const WHY: Readonly<Record<string, string>> = texts('goodcopbadcop.why', {
  'already-armed': 'You already have a gun',
  'no-gun': 'You have no gun',
  'no-aim': 'Your gun has no target',
  tasered: 'Not with this gun, not this turn',
  'wrong-stage': 'Not now',
  eliminated: 'You’re out of the game',
  disguised: 'In disguise',
  'bad-target': 'Nobody in reach',
  'slot-not-hidden': 'No hidden card left',
  'reveal-required': 'Turn up one of your cards',
  'declaration-illegal': 'No longer possible',
});

/** Gives the same reasons in two or three words, for small screens. */
export const WHY_BRIEF: Readonly<Record<string, string>> = texts('goodcopbadcop.whyBrief', {
  'already-armed': 'You have a gun',
  'no-aim': 'No target',
  tasered: 'Not this turn',
  eliminated: 'You’re out',
  'declaration-illegal': 'Not possible',
});

/** Describes a declared action. */
export function declaredWords(declared: Declaration, aim: Seat | null, names: Names): string {
  const { look, arm, equip, shoot, shootAt } = actionText.declared;
  switch (declared.action) {
    case 'investigate':
      return look(names(declared.player), declared.slot + 1);
    case 'arm':
      return arm(names(declared.aimAt));
    case 'equip':
      return equip;
    case 'shoot':
      return aim === null ? shoot : shootAt(names(aim));
  }
}

/**
 * Splits the sentence about the current situation into two lines. The title says what is happening, and the hint says
 * what the viewer can do. The viewer is called "you".
 */
export function heading(
  say: (view: View, seat: Seat | null, names: Names) => string,
  view: View,
  seat: Seat | null,
  names: Names,
): { title: string; hint: string } {
  const said = say(view, seat, readBy(names, seat));
  const [, first = said, rest = ''] = /^(.+?[.:])\s+(.*)$/.exec(said) ?? [];
  const title = capital(first.replace(/:$/, '.'));
  return { title, hint: rest ? capital(rest) : hintOf(view, seat, names) };
}

/** Hints below a title. They say what the viewer can do, or what the match is waiting for. */
export const hintText = texts('goodcopbadcop.hints', {
  /** Shown on a screen whose view does not include the hand. */
  onPhone: 'Your equipment is on your phone.',
  out: 'You’re out. You can still talk and watch.',
  waitsFor: (name: string) => `Everyone waits for ${name}.`,
  aimAfter: 'After that, you may aim at someone else.',
  mayUse: 'You may use your equipment at any time.',
  noEquipment: 'You have no equipment.',
  againAfter: 'A card was used, so everyone can react again after that.',
  yourAction: (action: string) => `Your action: ${action}.`,
  pickOrKeep: 'Pick an officer, or keep your target.',
  endsAfter: 'The turn ends after this.',
  react: 'Use your equipment or pass.',
  othersFirst: 'Others may react first.',
  noReaction: 'You have no equipment to react with.',
  choose: {
    restraining_order: 'You still have to fire, at someone else.',
    riot_shield: 'Pick your nearest neighbour on either side.',
    surveillance_camera: 'One hidden card, or none.',
    reveal: 'It stays face up for everyone to see.',
    discard: 'The other one is discarded.',
  },
});

/** Returns a hint for a sentence that has only a title: what the viewer can do, or what the match is waiting for. */
function hintOf(view: View, seat: Seat | null, names: Names): string {
  const isMine = seat !== null && view.active === seat;
  if (seat === null) return frameText.watching;
  if (view.out.includes(seat)) return hintText.out;
  if (view.choice) {
    const { seat: by, kind } = view.choice;
    return by === seat ? hintText.choose[kind] : hintText.waitsFor(names(by));
  }
  switch (view.phase) {
    case 'action':
      if (isMine) return hintText.aimAfter;
      if (!view.me) return hintText.onPhone;
      return view.me.hand.length > 0 ? hintText.mayUse : hintText.noEquipment;
    case 'reconsider':
      if (!isMine || !view.declared) return hintText.againAfter;
      return hintText.yourAction(declaredWords(view.declared, view.table[seat]?.gun?.aim ?? null, names));
    case 'aim':
      return isMine ? hintText.pickOrKeep : hintText.endsAfter;
    default:
      if (!view.me) return hintText.onPhone;
      if (view.window?.asked.includes(seat)) return hintText.react;
      return isMine ? hintText.othersFirst : hintText.noReaction;
  }
}

/** Describes an officer's gun and its target. */
export function gunWords({ gun, out }: SeatView, seat: Seat | null, names: Names): string {
  if (out) return tableText.outOfGame;
  if (!gun) return tableText.noGun;
  if (gun.aim === null) return tableText.idleGun;
  return gun.aim === seat ? tableText.aimsAtYou : tableText.aimsAt(names(gun.aim));
}

/** Describes an officer in one short line: the gun or, if there is none, the first active card. */
export function shortWords(file: SeatView, seat: Seat | null, names: Names): string {
  const isWounded = !file.out && file.cards.some(({ wounded }) => wounded);
  const rest =
    file.gun || file.out || file.active.length === 0
      ? gunWords(file, seat, names)
      : equipmentName(must(file.active[0]));
  return isWounded ? tableText.woundedAnd(rest) : rest;
}

/** Describes everything that a file shows, as a label for screen readers. */
export function fileWords(file: SeatView, view: View, seat: Seat | null, names: Names): string {
  const cards = file.cards.map((card, slot) => {
    if (card.face) return tableText.card(slot + 1, FACE_NAMES[card.face], card.wounded);
    const isSeen = view.me?.known.some((known) => known.seat === file.seat && known.slot === slot) === true;
    return tableText.hidden(slot + 1, isSeen);
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

/** Texts on the covered card of a private screen. */
export const secretText = texts('goodcopbadcop.secret', {
  label: 'Your three cards, your side, your equipment',
  equipment: 'Equipment:',
  none: 'none',
  use: 'Your equipment',
});

/** Describes a player's side, what decides it, and how it wins. Shown only to that player. */
export function sideWords({ team, because }: { team: Team; because: Allegiance }): { lead: string; how: string } {
  const { lead, leads, keep, win } = sideText;
  const isLeader = because === 'agent' || because === 'kingpin';
  const decides = isLeader ? 'leader' : because === 'planted' ? 'planted' : 'majority';
  return { lead: lead[team][decides], how: `${isLeader ? leads : keep[team]} ${win[team]}` };
}

export const sideText = texts('goodcopbadcop.side', {
  lead: {
    honest: {
      leader: 'You’re honest: you hold the Agent.',
      planted: 'You’re honest: Planted Evidence has turned you.',
      majority: 'You’re honest: most of your cards are.',
    },
    crooked: {
      leader: 'You’re crooked: you hold the Kingpin.',
      planted: 'You’re crooked: Planted Evidence has turned you.',
      majority: 'You’re crooked: most of your cards are.',
    },
  },
  leads: 'You lead your side, and it loses if you’re out.',
  keep: {
    honest: 'The Agent leads your side: keep that officer in.',
    crooked: 'The Kingpin leads your side: keep that officer in.',
  },
  win: {
    honest: 'You win when the Kingpin is out of the game.',
    crooked: 'You win when the Agent is out of the game.',
  },
});

export const awayText = texts('goodcopbadcop.away', {
  label: 'Who is away',
  you: 'You seem to be away. The others won’t wait long for you.',
  here: 'I’m here',
  other: (name: string) => `${name} hasn’t moved for a while.`,
  connected: (name: string) => `${name} hasn’t moved for a while. Still connected. Give them a nudge.`,
  standIn: 'Let a bot stand in',
});

export const introText = texts('goodcopbadcop.intro', {
  goal: {
    title: 'Goal',
    text: 'Two leaders are hiding: the **Agent** and the **Kingpin**. Take out the other side’s leader.',
  },
  win: {
    title: 'How you win',
    text: 'Your three cards decide your side: the leader you hold, **or else the majority**. You win with your side, even when you’re out.',
  },
  you: {
    title: 'What you do',
    text: '**One thing a turn:** look at a card, take a gun, draw equipment or shoot.',
  },
  others: {
    title: 'What the others do',
    text: 'They look at your cards, aim at you, and **say anything they want** about what they saw.',
  },
});
