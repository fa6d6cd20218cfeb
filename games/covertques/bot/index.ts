import type { Bot, BotContext, BotMove, Seat } from 'hush/game';
import { legal } from '../legal';
import { LOBBY } from '../lobbyText';
import type { Moves, View } from '../state';
import type { Beliefs } from './beliefs';
import { chooseGuess } from './guess';
import { findHint } from './hint';
import { ANALYST, INTERN, type Parameters, tempered } from './parameters';
import { choosePointing } from './point';
import { answer } from './remarks';
import { chooseClaim, isTalkOver } from './talk';
import { timing } from './timing';
import { chooseVote } from './vote';

type Choice = BotMove & { move: keyof Moves };

/** Bots by level, default level first. A bot decides from its view alone and keeps no state between moves. */
export const bots: Record<string, Bot<View>> = {
  analyst: { ...LOBBY.levels.analyst, ...bot(ANALYST) },
  intern: { ...LOBBY.levels.intern, ...bot(INTERN) },
};

function bot(parameters: Parameters): Bot<View> {
  return {
    timing,
    choose: (context) => choose(context, tempered(parameters, context.temper)),
    answer,
  };
}

function choose({ view, seat, random, people }: BotContext<View>, parameters: Parameters): Choice | null {
  const { me } = view;
  if (!me) return null;
  const beliefs: Beliefs = { view, seat, me, parameters, random };
  switch (view.phase) {
    case 'night':
      return me.seen ? null : { move: 'seen', args: [] };
    case 'hint':
      return hint(beliefs);
    case 'discuss':
      return view.ready.includes(seat) ? null : discuss(beliefs, people);
    case 'vote':
      return view.voted.includes(seat) ? null : vote(beliefs);
    case 'discovery':
      return guess(beliefs);
    default:
      return null;
  }
}

/** Returns the bot's hint, or null if it is not the bot's turn. */
function hint(beliefs: Beliefs): Choice | null {
  const text = findHint(beliefs);
  return text === null ? null : { move: 'hint', args: [text, beliefs.view.round] };
}

/**
 * Returns the bot's next move in the discussion. Until the talk is over, the bot may voice a suspicion and make a claim. It
 * then gets ready to vote.
 */
function discuss(beliefs: Beliefs, people: readonly Seat[]): Choice {
  const { round } = beliefs.view;
  if (isTalkOver(beliefs.view, people)) return { move: 'readyToVote', args: [round] };
  const pointing = choosePointing(beliefs);
  if (pointing !== null) return { move: 'suspect', args: [pointing.player, round], say: pointing.say };
  const claim = chooseClaim(beliefs);
  if (claim !== null) return { move: 'claim', args: [...claim.saying, round], say: claim.say };
  return { move: 'readyToVote', args: [round] };
}

function vote(beliefs: Beliefs): Choice {
  const { round } = beliefs.view;
  const target = chooseVote(beliefs);
  return target === null ? { move: 'skip', args: [round] } : { move: 'vote', args: [target, round] };
}

/**
 * Returns the bot's guess or a pass. Every bot makes this choice, so that timing reveals nothing. A bot passes if it
 * may not name a player or is not sure enough.
 */
function guess(beliefs: Beliefs): Choice | null {
  const { view, seat } = beliefs;
  const chosen = chooseGuess(beliefs);
  if (chosen !== null && legal.reveal.refusal(view, seat, [chosen, view.round]) === null)
    return { move: 'reveal', args: [chosen, view.round] };
  return legal.pass.why(view, seat) === null ? { move: 'pass', args: [view.round] } : null;
}
