import { byCode, type LogEntry, must, pick, type Random, type Remark, type Seat } from 'hush/game';
import { type Guess, type Hint, isInsider, type Role, type View, type VoteResult } from '../state';
import { associationsIn } from './language';
import { whyVoted } from './point';
import { isTalkOver } from './talk';

/** Returns a bot's remark on a public fact, or null if the bot says nothing. Uses only the spectator's view. */
export function remark(entry: LogEntry, open: View, seat: Seat): Remark | null {
  return byCode(REMARKS, entry, open, seat) ?? null;
}

type Reaction = (facts: never, open: View, seat: Seat) => Remark | null;

const REMARKS: Readonly<Record<string, Reaction>> = {
  'round-began': ({ word, again }: { word: string; again?: boolean }) =>
    again ? { about: 'again', facts: { word } } : null,
  hinted({ by, text }: Hint, open, seat) {
    if (by === seat || text === null || open.publicWord === null) return null;
    const near = associationsIn(open.options.words).nearTo(text);
    const isOdd = near.size > 0 && !near.has(open.publicWord);
    return isOdd ? { about: 'odd', facts: { who: { seat: by }, hint: text, word: open.publicWord } } : null;
  },
  suspected: ({ by, player }: { by: Seat; player: Seat }, open, seat) =>
    player === seat && !isTalkOver(open, open.practising === null ? [] : [open.practising])
      ? { about: 'suspected', facts: { who: { seat: by } } }
      : null,
  counted({ votes, nobody }: VoteResult, open, seat) {
    const why = explained(votes[seat] ?? null, open, seat);
    return why ?? (nobody === null ? null : { about: 'nobody' });
  },
  shown({ seat: out, role }: { seat: Seat; role: Role }, _open, seat) {
    if (out === seat) return null;
    return { about: isInsider(role) ? 'caught' : 'innocent', facts: { who: { seat: out } } };
  },
  revealed({ by, guess, isRight }: { by: Seat; guess: Guess; isRight: boolean }, _open, seat) {
    if (by === seat || (isRight && (guess === seat || guess === 'alone'))) return null;
    if (!isRight) return { about: 'wrong', facts: { who: { seat: by } } };
    return { about: 'found', facts: { who: { seat: by }, partner: { seat: guess } } };
  },
};

/**
 * Returns a remark that says why a bot voted for a player. Returns null if the bot already gave its reason in the
 * discussion, or if the vote ended the match.
 */
function explained(player: Seat | null, open: View, seat: Seat): Remark | null {
  if (player === null || open.outcome !== null) return null;
  const isSaid = open.suspicions.some((each) => each.by === seat && each.player === player);
  return isSaid ? null : whyVoted(open, player);
}

/**
 * Returns a bot's reply to a chat message that names the bot. It contains one of the bot's hints and the hint's public
 * word, which are both public. From the vote to the next round, bots don't reply.
 */
export function answer(view: View, seat: Seat, _said: { text: string }, random: Random): Remark | null {
  if (view.quiet || view.outcome || view.phase === 'vote' || view.phase === 'voteResult') return null;
  const own = view.hints.filter(({ by, text }) => by === seat && text !== null);
  const hint = own.filter(({ round }) => round === view.round)[0] ?? (own.length > 0 ? pick(random, own) : null);
  if (!hint) return { about: 'shrugs' };
  const word = must(view.publicWords[must(view.dice[hint.round - 1]) - 1]);
  return { about: 'explains', facts: { hint: must(hint.text), word } };
}
