import type { Code, Seat } from '#shared/ids.ts';
import { type GameText, type Names, whyCancelled } from '#shared/text.ts';
import { log } from './log';
import { type ChoiceKind, CODES_IN_HAND, type Phase, type Turn, type View } from './state';

/** One sentence a person can act on for each code. */
export const refusals: Readonly<Record<Code, string>> = {
  'invalid-args': 'That is not something this game knows.',
  'game-over': 'The game is over.',
  'wrong-stage': 'Not now. Something else comes first.',
  'not-your-turn': 'Wait for your turn.',
  'stale-window': 'That window has closed. Look at the new one first.',
  'already-kept': 'You have chosen your missions. The third is gone.',
  'no-token': 'Your Reroll token is gone. There is one in a match.',
  'die-placed': 'That die is placed already. Pick one from your tray.',
  out: 'You have taken an order token. You are out until the next round.',
  'space-taken': 'There is a die on that space.',
  'not-adjacent': 'A die goes next to one that lies there. 6 and 1 are neighbours.',
  'no-power': 'Your character cannot do that now.',
  'already-placed': 'You have placed a die in this turn. End the turn instead.',
  'action-missing': 'Do one Action first, or give a die back.',
  'action-done': 'You have had your Action. End the turn.',
  'not-in-hand': 'You do not hold that.',
  'wrong-time': 'That has its moment, and it is not now.',
  'token-too-new': 'You drew that token in this turn. It can be used from the next.',
  'no-dice': 'You have no further die for that.',
  'bad-path': 'An Agent cannot go that way. Steps follow the routes, and only so many.',
  'deck-empty': 'That deck is empty.',
  'same-city': 'That Agent is there already.',
  'not-a-pair': 'Only neighbours in a row, the two of a column or the two ends of a row trade places.',
  'no-swap-left': 'You have no swap left. Code Breaker gives one more.',
  'power-tile': 'The Cryptographer’s swap must take one of the tiles of your first.',
  'step-order': 'First swaps, then dice, then codes, then new cards. There is no way back.',
  'die-used': 'That die has served another code.',
  'tile-covered': 'There is a die on that tile.',
  'no-match': 'Your code does not read there.',
  'hand-full': 'You hold two codes already.',
  'codes-owed': 'Draw a new code first.',
  'no-die': 'You have not enough dice there.',
  'bad-payment': 'That does not pay for it. Each need takes a source of its own.',
  'empty-space': 'No card lies there.',
  'no-agent': 'You need an Agent in that region, or two dice.',
  'no-action': 'You have no die left to use.',
  'step-done': 'You have had your step in this round.',
  'not-available': 'That card is not there for you to take.',
  'not-asked': 'Nothing you could hold would help here, so nobody asks you.',
  'already-answered': 'You have answered. An answer is final.',
  'bad-choice': 'That is not among the cards to choose from.',
  'nothing-to-undo': 'Nothing can be taken back: something was shown, drawn or asked, or nothing was done.',
};

export const text: GameText<View> = {
  logEntry: (entry, names) => log(entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    if (view.choice) return chooseNow(view.choice.kind, view.choice.seat, seat, names);
    if (view.window) return windowNow(view, seat);
    return PHASES[view.phase](view, seat, names);
  },
  reason(outcome, names, view) {
    const winners = listOf(outcome.winners.map(names));
    const points = outcome.points?.[outcome.winners[0] ?? ''] ?? 0;
    return REASONS[outcome.reason]?.(winners, points, view) ?? whyCancelled(outcome) ?? '';
  },
};

const REASONS: Readonly<Record<Code, (winners: string, points: number, view: View) => string>> = {
  'most-points': (winners, points) => `${winners} wins with ${points} points.`,
  'more-missions': (winners, points) => `${winners} wins: ${points} points, and the most missions.`,
  'highest-mission': (winners, points) => `${winners} wins: ${points} points, and the highest single mission.`,
  shared: (winners, points) => `${winners} share the win with ${points} points.`,
  'nobody-moved': () => 'Three rounds passed without a move. The match is cancelled and counts for nobody.',
};

/** "Ana, Ben and Cem". */
function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const CHOICES: Readonly<Record<ChoiceKind, { own: string; other: string }>> = {
  takeIntelCard: {
    own: 'Two cubes of a colour: take a card.',
    other: 'takes a card for two cubes.',
  },
  keepSearch: { own: 'Keep one of the cards you found.', other: 'searches a deck.' },
  pickMission: { own: 'Keep one of these two missions.', other: 'picks a mission.' },
  keepToken: { own: 'Keep one of these two tokens.', other: 'picks a token.' },
  discardAgency: { own: 'Seven Agency cards are the most. Give one up.', other: 'gives up a card.' },
  discardMission: { own: 'You hold a mission too many. Give one up.', other: 'gives up a mission.' },
};

function chooseNow(kind: ChoiceKind, asked: Seat, seat: Seat | null, names: Names): string {
  return asked === seat ? CHOICES[kind].own : `${names(asked)} ${CHOICES[kind].other}`;
}

/** The same for everybody asked, whatever the hand holds and whoever else has answered. */
function windowNow({ window, phase, me }: View, seat: Seat | null): string {
  if (me?.answer) return 'You have answered. Others may still decide.';
  const isAsked = seat !== null && window?.asked.includes(seat) === true;
  const next = phase === 'breakCodes' ? 'the codes' : 'the Actions';
  if (window?.kind === 'first')
    return isAsked ? `Before ${next}: use First, or pass.` : `Before ${next}: who uses First?`;
  return isAsked
    ? 'Cards were used: take one with Espionage, or pass.'
    : 'Cards were used: who takes one with Espionage?';
}

const PHASES: Readonly<Record<Phase, (view: View, seat: Seat | null, names: Names) => string>> = {
  setupMissions({ players }, seat) {
    if (seat === null) return 'Everybody chooses missions.';
    return players[seat]?.hasKept ? 'The others choose their missions.' : 'Keep two of your three missions.';
  },
  place({ turn, players }, seat, names) {
    if (seat === null || turn?.seat !== seat) return `${nameOf(turn?.seat, names)} places a die.`;
    if (turn.placed > 0) return 'Place another die, or end your turn.';
    const hasDice = players[seat]?.dice.some(({ at }) => at === 'hand');
    return hasDice ? 'Place a die, or take an order token.' : 'No dice are left: take an order token.';
  },
  breakCodes: (view, seat, names) =>
    seat !== null && view.turn?.seat === seat
      ? codesNow(view, view.turn)
      : `${nameOf(view.turn?.seat, names)} works on the codes.`,
  resolve: ({ turn }, seat, names) => {
    if (turn?.seat !== seat) return `${nameOf(turn?.seat, names)} chooses an Action.`;
    return turn?.isActionDone ? 'Your Action is done. End your turn.' : 'Your Action: use your dice on one circle.';
  },
  finalMissions: ({ turn }, seat, names) =>
    turn?.seat === seat
      ? 'Complete one last mission, or pass.'
      : `${nameOf(turn?.seat, names)} may complete one last mission.`,
  over: () => 'The match is over.',
};

/** What the own step at the engine comes to next. It says nothing of whether a code reads. */
function codesNow({ players, codeDecks }: View, { seat, part, swaps }: Turn): string {
  const held = players[seat]?.codes.length ?? 0;
  const isOwed = held < CODES_IN_HAND && codeDecks.some(({ count }) => count > 0);
  if (part === 'swap' && swaps.length === 0) return 'Swap two tiles, cover tiles, or claim a code.';
  if (part === 'swap' || part === 'cover') return 'Cover tiles with dice, or claim a code.';
  if (!isOwed) return 'Your codes are done. End your step.';
  return part === 'claim' && held > 0 ? 'Code broken. Claim the other one, or draw a new one.' : 'Draw a new code.';
}

function nameOf(seat: Seat | undefined, names: Names): string {
  return seat === undefined ? '' : names(seat);
}
