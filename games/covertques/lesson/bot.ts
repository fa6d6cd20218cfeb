import { type Bot, type BotMove, type Company, must, type Seat, type Stretch } from 'hush/game';
import { bots } from '../bot';
import { whySuspect } from '../bot/point';
import { legal } from '../legal';
import { type Moves, revealerOf, type View } from '../state';
import { ACCUSER, BLAMED, hasSuspected, hintsOf, LEARNER } from './script';

type Choice = BotMove & { move: keyof Moves };

/** Delays in ms. A lesson's table runs four times as fast. */
const DELAYS: Readonly<Record<string, Stretch>> = {
  seen: { from: 2_000, to: 6_000 },
  hint: { from: 6_000, to: 10_000 },
  suspect: { from: 8_000, to: 12_000 },
  readyToVote: { from: 4_000, to: 12_000 },
  vote: { from: 4_000, to: 12_000 },
  pass: { from: 4_000, to: 12_000 },
};

/**
 * Plays all seats other than the learner's. This bot knows the deal, waits for the learner, and never votes for the
 * learner.
 */
export const bot: Bot<View> = {
  timing: {
    asked: (open, seat, company) => {
      const due = dueMove(open, seat, company);
      return due && [open.round, due];
    },
    delay: (open, seat, _now, company) => DELAYS[dueMove(open, seat, company) ?? ''] ?? null,
  },
  choose(context) {
    const { view, seat } = context;
    const { round, phase, me } = view;
    switch (phase) {
      case 'night':
        return me?.seen ? null : play('seen');
      case 'hint': {
        const hint = hintsOf(view, seat).find((text) => legal.hint.refusal(view, seat, [text]) === null);
        if (hint === undefined) return must(bots.analyst).choose(context);
        return play('hint', hint, round);
      }
      case 'discuss':
        return discuss(view, seat);
      case 'vote':
        return vote(view, seat);
      case 'discovery':
        return me?.passed ? null : discover(view);
      default:
        return null;
    }
  },
};

const play = (move: keyof Moves, ...args: BotMove['args']): Choice => ({ move, args });

/** Returns the name of the move that this bot should make now, or null. Uses only public facts. */
function dueMove(open: View, seat: Seat, { people }: Company): keyof Moves | null {
  const isUnhurried = open.endsAt === null && people.includes(LEARNER);
  switch (open.phase) {
    case 'night':
      return isUnhurried ? null : 'seen';
    case 'hint':
      return open.turn === seat ? 'hint' : null;
    case 'discuss':
      if (accused(open, seat) !== null) return 'suspect';
      return open.ready.includes(seat) ? null : 'readyToVote';
    case 'vote':
      return open.voted.includes(seat) ? null : 'vote';
    case 'discovery':
      return isUnhurried || open.out.includes(seat) ? null : 'pass';
    default:
      return null;
  }
}

/**
 * Returns the player whom this bot suspects next in round 1. First the accuser voices a suspicion, and then the blamed
 * player.
 */
function accused(view: View, seat: Seat): Seat | null {
  if (view.round !== 1) return null;
  const isBlamed = hasSuspected(view, ACCUSER, BLAMED);
  if (seat === ACCUSER && !isBlamed) return BLAMED;
  return seat === BLAMED && isBlamed && !hasSuspected(view, BLAMED, LEARNER) ? LEARNER : null;
}

function discuss(view: View, seat: Seat): Choice | null {
  const player = accused(view, seat);
  if (player !== null) return { ...play('suspect', player, view.round), say: whySuspect(view, seat, player) };
  return view.ready.includes(seat) ? null : play('readyToVote', view.round);
}

/** In round 1, all bots vote out the blamed player, who votes for the accuser. In later rounds, they skip. */
function vote({ round, voted }: View, seat: Seat): Choice | null {
  if (voted.includes(seat)) return null;
  if (round > 1) return play('skip', round);
  return play('vote', seat === BLAMED ? ACCUSER : BLAMED, round);
}

/** If the learner has not named the Hacker in round 2, the Hacker names the learner in round 3. */
function discover({ me, round }: View): Choice {
  const isSure = round > 2 && me?.role === 'hacker' && revealerOf(round) === 'hacker';
  return isSure ? play('reveal', LEARNER, round) : play('pass', round);
}
