import {
  type GameText,
  listed,
  type Names,
  nameUnlessYou,
  type Outcome,
  platformReason,
  type RefusalOf,
  type Seat,
  texts,
} from 'hush/game';
import { log, namesFirst } from './log';
import { type ChoiceKind, CODES_IN_HAND, type Phase, type Turn, type View } from './state';

/** One sentence for each refusal code, which tells the player what to do. */
export const refusals = texts('covert.refusals', {
  'invalid-args': 'This game doesn’t know that move.',
  'game-over': 'The match is over.',
  'wrong-stage': 'Not now. Something else comes first.',
  'not-your-turn': 'Wait for your turn.',
  'stale-window': 'Too late for that one. Take a look at the new question first.',
  'character-taken': 'Someone already has that character. Choose another one.',
  'already-kept': 'You’ve already chosen your missions. The third is gone.',
  'no-token': 'You’ve used your Reroll token. You only get one a match.',
  'die-placed': 'That die is already placed. Pick one you still have in hand.',
  out: 'You’ve taken an order token. You’re done placing this round.',
  'space-taken': 'There’s already a die on that space.',
  'not-adjacent': 'A die has to go next to another one. 6 and 1 are neighbours.',
  'no-power': 'You can’t use your character’s power right now.',
  'already-placed': 'You’ve already placed a die this turn. End your turn instead.',
  'hand-empty': 'You have no dice left in hand.',
  'action-missing': 'Take your turn first: place a die, or do your Action.',
  'action-done': 'You’ve taken your Action. End your turn.',
  'not-in-hand': 'You don’t have that.',
  'wrong-time': 'You can’t use that right now.',
  'token-too-new': 'You drew that token this turn. You can use it from your next turn on.',
  'no-dice': 'You don’t have another die for that.',
  'bad-path': 'Your Agent can’t go that way. Follow the routes, and don’t take too many steps.',
  'deck-empty': 'That deck is empty.',
  'same-city': 'That Agent is already there.',
  'not-a-pair': 'Swap neighbours in a row, the two in a column, or the two ends of a row.',
  'no-swap-left': 'You have no swaps left. Code Breaker gives you one more.',
  'power-tile': 'The Cryptographer’s swap has to include one of the tiles from your first swap.',
  'step-order': 'Swap first, then cover tiles, then break codes and draw new ones. You can’t go back.',
  'decoder-empty': 'You don’t have that die on the Decoder.',
  'die-covers': 'That die already covers a tile.',
  'die-used': 'That die has already helped with another code.',
  'tile-covered': 'There’s already a die on that tile.',
  'no-match': 'That code isn’t on the Decoder yet.',
  'hand-full': 'You already have two codes.',
  'codes-owed': 'Draw a new code first.',
  'no-die': 'You don’t have enough dice there.',
  'bad-payment': 'That’s not enough. Use something different for each item.',
  'empty-space': 'There’s no card there.',
  'no-agent': 'You need an Agent in that region, or two dice.',
  'no-action': 'You have no dice left to use.',
  'step-done': 'You’ve already had your turn at the codes this round.',
  'not-available': 'You can’t take that card.',
  'not-asked': 'You couldn’t use one now, so you aren’t asked.',
  'already-answered': 'You’ve already answered. Answers are final.',
  'bad-choice': 'That’s not one of the cards you can choose.',
  'nothing-to-undo': 'You can only take back this turn’s steps, until something is revealed.',
});

export type RefusalCode = RefusalOf<typeof refusals>;

export const text: GameText<View> = {
  logEntry: (entry, names) => log(entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    if (view.choice) return chooseNow(view.choice.kind, view.choice.seat, seat, names);
    if (view.window) return windowNow(view, seat, names);
    return PHASES[view.phase](view, seat, names);
  },
  reason(outcome, names) {
    const points = outcome.points?.[outcome.winners[0] ?? ''] ?? 0;
    return reasonWords(outcome, points, names) ?? platformReason(outcome) ?? '';
  },
};

/** Status sentences, and the reasons for the end of a match. A player is a name, or null for the reader. */
export const STATUS = texts('covert.status', {
  won: (by: string | null, points: number) =>
    by === null ? `You win with ${points} points.` : `${by} wins with ${points} points.`,
  moreMissions: (by: string | null, points: number) =>
    by === null
      ? `You win: ${points} points, and the most missions.`
      : `${by} wins: ${points} points, and the most missions.`,
  highestMission: (by: string | null, points: number) =>
    by === null
      ? `You win: ${points} points, and the highest single mission.`
      : `${by} wins: ${points} points, and the highest single mission.`,
  shared: (winners: readonly string[], points: number) => `${listed(winners)} share the win with ${points} points.`,
  nobodyMoved: 'Three rounds passed without a move. The match is cancelled and doesn’t count.',
  /** Choices of the reader. */
  own: {
    takeIntelCard: 'You have a pair of cubes: take a card.',
    keepSearch: 'Keep one of the cards you found.',
    pickMission: 'Keep one of these two missions.',
    keepToken: 'Keep one of these two special ops tokens.',
    discardAgency: 'You can only hold seven Agency cards. Give one up.',
    discardMission: 'You have one mission too many. Give one up.',
  } satisfies Record<ChoiceKind, string>,
  /** Choices of another player. */
  other: {
    takeIntelCard: (name: string) => `${name} is taking a card for a pair of cubes.`,
    keepSearch: (name: string) => `${name} is searching a deck.`,
    pickMission: (name: string) => `${name} is picking a mission.`,
    keepToken: (name: string) => `${name} is picking a special ops token.`,
    discardAgency: (name: string) => `${name} is giving up a card.`,
    discardMission: (name: string) => `${name} is giving up a mission.`,
  } satisfies Record<ChoiceKind, (name: string) => string>,
  answered: 'You’ve answered. Others may still be deciding.',
  first: {
    codes: {
      asked: 'Codes are next. Use First to go early, or pass.',
      waiting: 'Codes are next. Will anyone use First?',
    },
    actions: {
      asked: 'Actions are next. Use First to go early, or pass.',
      waiting: 'Actions are next. Will anyone use First?',
    },
  },
  espionage: {
    usedFirst: (by: string | null) =>
      by === null ? 'You used a First card and go next.' : `${by} used a First card and goes next.`,
    used: (by: string | null, cards: number) =>
      by === null
        ? cards === 1
          ? 'You used a card.'
          : 'You used cards.'
        : cards === 1
          ? `${by} used a card.`
          : `${by} used cards.`,
    left: (cards: number) => (cards === 1 ? 'One used card is left.' : 'Some used cards are left.'),
    asked: (cards: number) =>
      cards === 1 ? 'Take that card with Espionage, or pass.' : 'Take one of them with Espionage, or pass.',
    waiting: (cards: number) =>
      cards === 1 ? 'Will anyone take that card with Espionage?' : 'Will anyone take one of them with Espionage?',
  },
  chooseCharacter: 'Choose your character.',
  choosingCharacter: (name: string) => `${name} is choosing a character.`,
  choosingMissions: 'Everyone is choosing missions.',
  othersChoosing: 'The others are still choosing missions.',
  keepMissions: 'Keep two of your three missions.',
  placing: (name: string) => `${name} is placing a die.`,
  placeAnother: 'Place another die, or end your turn.',
  place: 'Place a die, or take an order token.',
  noDice: 'No dice left: take an order token.',
  onCodes: (name: string) => `${name} is working on the codes.`,
  onCodesFirst: (name: string) => `${name} used First and is working on the codes.`,
  choosingAction: (name: string) => `${name} is choosing an Action.`,
  choosingActionFirst: (name: string) => `${name} used First and is choosing an Action.`,
  theirActionDone: (name: string) => `${name}’s Action is done.`,
  actionDone: 'Your Action is done. End your turn.',
  takeAction: 'Take one Action where you have dice.',
  lastMission: 'Complete one last mission, or pass.',
  mayComplete: (name: string) => `${name} may complete one last mission.`,
  over: 'The match is over.',
  drawCode: 'Draw a new code.',
  brokenSwap: 'Code broken. Swap or cover tiles for your other code, or draw a new one.',
  swap: 'Swap two tiles, cover tiles, or break a code.',
  swapAgainOrCover: 'Swap again, cover tiles, or break a code.',
  swapAgain: 'Swap again, break a code, or end your turn.',
  cover: 'Cover tiles with dice, or break a code.',
  breakCode: 'Break a code, or end your turn.',
  codesDone: 'Your codes are done. End your turn.',
  broken: 'Code broken. Break your other code, or draw a new one.',
});

function reasonWords({ winners, reason }: Pick<Outcome, 'winners' | 'reason'>, points: number, names: Names) {
  const by = nameUnlessYou(names, winners[0] ?? '');
  switch (reason) {
    case 'most-points':
      return STATUS.won(by, points);
    case 'more-missions':
      return STATUS.moreMissions(by, points);
    case 'highest-mission':
      return STATUS.highestMission(by, points);
    case 'shared':
      return STATUS.shared(namesFirst(winners, names), points);
    case 'nobody-moved':
      return STATUS.nobodyMoved;
    default:
      return null;
  }
}

function chooseNow(kind: ChoiceKind, asked: Seat, seat: Seat | null, names: Names): string {
  return asked === seat ? STATUS.own[kind] : STATUS.other[kind](names(asked));
}

/** Returns the sentence for an open window. It does not depend on the seat's hand or on other seats' answers. */
function windowNow(view: View, seat: Seat | null, names: Names): string {
  const { window, phase, me, pool } = view;
  if (me?.answer) return STATUS.answered;
  const words = seat !== null && window?.asked.includes(seat) === true ? 'asked' : 'waiting';
  if (window?.kind === 'first') return STATUS.first[phase === 'breakCodes' ? 'codes' : 'actions'][words];
  return `${usedNow(view, names)} ${STATUS.espionage[words](pool?.cards.length ?? 0)}`;
}

/** Says who used the cards in the pool. Between turns, the card can only be a First. */
export function usedNow({ pool, turn }: View, names: Names): string {
  const cards = pool?.cards.length ?? 0;
  if (!pool || pool.taken.length > 0) return STATUS.espionage.left(cards);
  const by = nameUnlessYou(names, pool.user);
  return turn === null ? STATUS.espionage.usedFirst(by) : STATUS.espionage.used(by, cards);
}

const PHASES: Readonly<Record<Phase, (view: View, seat: Seat | null, names: Names) => string>> = {
  setupCharacters: ({ turn }, seat, names) =>
    turn?.seat === seat ? STATUS.chooseCharacter : STATUS.choosingCharacter(nameOf(turn?.seat, names)),
  setupMissions({ players }, seat) {
    if (seat === null) return STATUS.choosingMissions;
    return players[seat]?.hasKept ? STATUS.othersChoosing : STATUS.keepMissions;
  },
  place({ turn, players }, seat, names) {
    if (seat === null || turn?.seat !== seat) return STATUS.placing(nameOf(turn?.seat, names));
    if (turn.placed > 0) return STATUS.placeAnother;
    const hasDice = players[seat]?.dice.some(({ at }) => at === 'hand');
    return hasDice ? STATUS.place : STATUS.noDice;
  },
  breakCodes: (view, seat, names) =>
    seat !== null && view.turn?.seat === seat
      ? codesNow(view, view.turn)
      : STATUS[view.turn?.isFirst ? 'onCodesFirst' : 'onCodes'](nameOf(view.turn?.seat, names)),
  resolve: ({ turn }, seat, names) => {
    if (turn?.seat === seat) return turn?.isActionDone ? STATUS.actionDone : STATUS.takeAction;
    const step = turn?.isActionDone ? 'theirActionDone' : turn?.isFirst ? 'choosingActionFirst' : 'choosingAction';
    return STATUS[step](nameOf(turn?.seat, names));
  },
  finalMissions: ({ turn }, seat, names) =>
    turn?.seat === seat ? STATUS.lastMission : STATUS.mayComplete(nameOf(turn?.seat, names)),
  over: () => STATUS.over,
};

/**
 * Returns the sentence for the seat whose turn it is at the cipher engine. It never reveals whether one of the seat's
 * codes matches.
 */
function codesNow({ players, codeDecks }: View, { seat, part, swaps, covers, breakers }: Turn): string {
  const dice = players[seat]?.dice ?? [];
  const held = players[seat]?.codes.length ?? 0;
  const isOwed = held < CODES_IN_HAND && codeDecks.some(({ count }) => count > 0);
  if (isOwed && held === 0) return STATUS.drawCode;
  if (part === 'swap' && swaps.length === 0) return isOwed ? STATUS.brokenSwap : STATUS.swap;
  if (part === 'swap' || part === 'cover') {
    const canSwapAgain = players[seat]?.character === 'cryptographer' && !players[seat].isPowerUsed;
    const free = dice.filter(({ at }) => at === 'decoder').length > covers.length;
    if (part === 'swap' && (breakers > 0 || canSwapAgain)) return free ? STATUS.swapAgainOrCover : STATUS.swapAgain;
    return free ? STATUS.cover : STATUS.breakCode;
  }
  if (!isOwed) return STATUS.codesDone;
  return part === 'claim' && held > 0 ? STATUS.broken : STATUS.drawCode;
}

function nameOf(seat: Seat | undefined, names: Names): string {
  return seat === undefined ? '' : names(seat);
}
