import { openOf, type Seat, type Viewer } from 'hush/game';
import { topicOf } from './content/secret/topics';
import { canBeAlone, living, roleOf, seatsWith, speakingOrder, suspicionsIn } from './queries';
import { deckFor } from './rules/deck';
import { codeWord, publicWord } from './rules/topic';
import { type Guess, isInsider, knowsCode, type Own, type State, type Truth, type View } from './state';

/** Copies the public fields, which a state and a view have in common. */
export const openPart = openOf(
  'options',
  'seats',
  'phase',
  'round',
  'dice',
  'starter',
  'turn',
  'hints',
  'claims',
  'ready',
  'counting',
  'results',
  'votedOut',
  'revealed',
  'idle',
  'stirred',
  'outcome',
);

/**
 * Builds a viewer's view field by field (`cases.md`, *Who may know what*). A null viewer is a spectator, who gets only
 * the public part.
 */
export function view(G: State, viewer: Viewer): View {
  return {
    ...open(G),
    me: viewer === null ? null : own(G, viewer),
    truth: G.outcome ? truth(G) : null,
  };
}

/** Builds a view in which all cards are revealed, for replays of finished matches. */
export function reveal(G: State): View {
  return { ...open(G), me: null, truth: truth(G) };
}

function open(G: State): Omit<View, 'me' | 'truth'> {
  const { title, publicWords } = topicOf(G);
  return {
    ...openPart(G),
    waitingFor: waitingFor(G),
    out: G.votedOut.map(({ seat }) => seat),
    endsAt: G.deadline,
    quiet: G.phase === 'night' || G.phase === 'discovery',
    practice: G.practice !== null,
    practising: G.practice,
    topic: title,
    publicWords,
    rolesInPlay: deckFor(G.seats.length, G.options),
    canBeAlone: canBeAlone(G.seats.length),
    die: G.dice.at(-1) ?? null,
    publicWord: publicWord(G),
    order: G.phase === 'night' ? [] : speakingOrder(G),
    suspicions: suspicionsIn(G),
    voted: G.seats.filter((seat) => Object.hasOwn(G.votes, seat)),
    guesses: guesses(G),
  };
}

/**
 * Returns the seats that the match is publicly waiting for, such as all seats in the night and no seat in discovery.
 */
function waitingFor(G: State): Seat[] {
  if (G.phase === 'night') return G.seats;
  if (G.phase === 'hint') return G.turn === null ? living(G) : [G.turn];
  if (G.phase === 'discuss') return G.seats.filter((seat) => !G.ready.includes(seat));
  if (G.phase === 'vote') return G.seats.filter((seat) => !Object.hasOwn(G.votes, seat));
  return [];
}

/** Returns the guesses to offer. They are the same for every viewer, so that they do not show who may guess. */
function guesses(G: State): Guess[] {
  return canBeAlone(G.seats.length) ? [...living(G), 'alone'] : living(G);
}

/**
 * Builds the private part of a view. It has the same keys for every seat, and the server pads the view to hide
 * differences in length.
 */
function own(G: State, seat: Seat): Own {
  const role = roleOf(G, seat);
  const isKnowing = knowsCode(role);
  return {
    role,
    code: isKnowing ? { die: G.secret.die, word: codeWord(G) } : null,
    confidential: isKnowing && G.phase === 'night' ? topicOf(G).confidential : null,
    insiders: role === 'accomplice' ? seatsWith(G, isInsider) : null,
    seen: G.phase !== 'night' || G.seen.includes(seat),
    passed: G.phase === 'discovery' && G.passed.includes(seat),
    vote: Object.hasOwn(G.votes, seat) ? (G.votes[seat] ?? 'skip') : null,
  };
}

function truth(G: State): Truth {
  const { die, removed } = G.secret;
  return {
    roles: G.roles,
    removed,
    code: { die, word: codeWord(G) },
    confidential: topicOf(G).confidential,
    votes: G.votes,
  };
}
