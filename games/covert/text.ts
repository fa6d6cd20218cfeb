import {
  type Code,
  type GameText,
  type Grammar,
  grammarOf,
  type Names,
  plainText,
  platformReason,
  type RefusalOf,
  type Seat,
  type Sentence,
  sentence,
} from 'hush/game';
import { log } from './log';
import { type ChoiceKind, CODES_IN_HAND, type Phase, type Turn, type View } from './state';

/** One sentence for each refusal code, which tells the player what to do. */
export const refusals = {
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
};

export type RefusalCode = RefusalOf<typeof refusals>;

export const text: GameText<View> = {
  logEntry: (entry, names) => log(entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    if (view.choice) return chooseNow(view.choice.kind, view.choice.seat, seat, names);
    if (view.window) return windowNow(view, seat);
    return PHASES[view.phase](view, seat, names);
  },
  reason(outcome, names) {
    const points = outcome.points?.[outcome.winners[0] ?? ''] ?? 0;
    const why = REASONS[outcome.reason]?.(outcome.winners, points, grammarOf(names));
    return why ? plainText(why) : (platformReason(outcome) ?? '');
  },
};

const REASONS: Readonly<Record<Code, (winners: readonly Seat[], points: number, grammar: Grammar) => Sentence>> = {
  'most-points': ([by = ''], points, { who, does }) =>
    sentence`${who(by)} ${does(by, 'wins')} with ${`${points}`} points.`,
  'more-missions': ([by = ''], points, { who, does }) =>
    sentence`${who(by)} ${does(by, 'wins')}: ${`${points}`} points, and the most missions.`,
  'highest-mission': ([by = ''], points, { who, does }) =>
    sentence`${who(by)} ${does(by, 'wins')}: ${`${points}`} points, and the highest single mission.`,
  shared: (winners, points, { who }) => sentence`${listOf(winners.map(who))} share the win with ${`${points}`} points.`,
  'nobody-moved': () => sentence`Three rounds passed without a move. The match is cancelled and doesn’t count.`,
};

/** Joins names: "Ana, Ben and Cem". */
function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const CHOICES: Readonly<Record<ChoiceKind, { own: string; other: string }>> = {
  takeIntelCard: {
    own: 'You have a pair of cubes: take a card.',
    other: 'is taking a card for a pair of cubes.',
  },
  keepSearch: { own: 'Keep one of the cards you found.', other: 'is searching a deck.' },
  pickMission: { own: 'Keep one of these two missions.', other: 'is picking a mission.' },
  keepToken: { own: 'Keep one of these two special ops tokens.', other: 'is picking a special ops token.' },
  discardAgency: { own: 'You can only hold seven Agency cards. Give one up.', other: 'is giving up a card.' },
  discardMission: { own: 'You have one mission too many. Give one up.', other: 'is giving up a mission.' },
};

function chooseNow(kind: ChoiceKind, asked: Seat, seat: Seat | null, names: Names): string {
  return asked === seat ? CHOICES[kind].own : `${names(asked)} ${CHOICES[kind].other}`;
}

/** Returns the sentence for an open window. It does not depend on the seat's hand or on other seats' answers. */
function windowNow({ window, phase, me }: View, seat: Seat | null): string {
  if (me?.answer) return 'You’ve answered. Others may still be deciding.';
  const isAsked = seat !== null && window?.asked.includes(seat) === true;
  const next = phase === 'breakCodes' ? 'Codes' : 'Actions';
  if (window?.kind === 'first')
    return isAsked ? `${next} are next. Use First to go early, or pass.` : `${next} are next. Will anyone use First?`;
  return isAsked
    ? 'Cards were used. Steal one with Espionage, or pass.'
    : 'Cards were used. Will anyone steal one with Espionage?';
}

const PHASES: Readonly<Record<Phase, (view: View, seat: Seat | null, names: Names) => string>> = {
  setupCharacters: ({ turn }, seat, names) =>
    turn?.seat === seat ? 'Choose your character.' : `${nameOf(turn?.seat, names)} is choosing a character.`,
  setupMissions({ players }, seat) {
    if (seat === null) return 'Everyone is choosing missions.';
    return players[seat]?.hasKept ? 'The others are still choosing missions.' : 'Keep two of your three missions.';
  },
  place({ turn, players }, seat, names) {
    if (seat === null || turn?.seat !== seat) return `${nameOf(turn?.seat, names)} is placing a die.`;
    if (turn.placed > 0) return 'Place another die, or end your turn.';
    const hasDice = players[seat]?.dice.some(({ at }) => at === 'hand');
    return hasDice ? 'Place a die, or take an order token.' : 'No dice left: take an order token.';
  },
  breakCodes: (view, seat, names) =>
    seat !== null && view.turn?.seat === seat
      ? codesNow(view, view.turn)
      : `${nameOf(view.turn?.seat, names)} is working on the codes.`,
  resolve: ({ turn }, seat, names) => {
    if (turn?.seat !== seat) return `${nameOf(turn?.seat, names)} is choosing an Action.`;
    return turn?.isActionDone ? 'Your Action is done. End your turn.' : 'Take one Action where you have dice.';
  },
  finalMissions: ({ turn }, seat, names) =>
    turn?.seat === seat
      ? 'Complete one last mission, or pass.'
      : `${nameOf(turn?.seat, names)} may complete one last mission.`,
  over: () => 'The match is over.',
};

/**
 * Returns the sentence for the seat whose turn it is at the cipher engine. It never reveals whether one of the seat's
 * codes matches.
 */
function codesNow({ players, codeDecks }: View, { seat, part, swaps, covers, breakers }: Turn): string {
  const dice = players[seat]?.dice ?? [];
  const held = players[seat]?.codes.length ?? 0;
  const isOwed = held < CODES_IN_HAND && codeDecks.some(({ count }) => count > 0);
  if (isOwed && held === 0) return 'Draw a new code.';
  if (part === 'swap' && swaps.length === 0)
    return isOwed
      ? 'Code broken. Swap or cover tiles for your other code, or draw a new one.'
      : 'Swap two tiles, cover tiles, or break a code.';
  if (part === 'swap' || part === 'cover') {
    const canSwapAgain = players[seat]?.character === 'cryptographer' && !players[seat].isPowerUsed;
    const free = dice.filter(({ at }) => at === 'decoder').length > covers.length;
    if (part === 'swap' && (breakers > 0 || canSwapAgain))
      return free ? 'Swap again, cover tiles, or break a code.' : 'Swap again, break a code, or end your turn.';
    return free ? 'Cover tiles with dice, or break a code.' : 'Break a code, or end your turn.';
  }
  if (!isOwed) return 'Your codes are done. End your turn.';
  return part === 'claim' && held > 0 ? 'Code broken. Break your other code, or draw a new one.' : 'Draw a new code.';
}

function nameOf(seat: Seat | undefined, names: Names): string {
  return seat === undefined ? '' : names(seat);
}
