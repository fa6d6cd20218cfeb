import type { Seat } from '../../../shared/ids';
import type { Bot, Draft } from '../../../shared/module';
import type { Random } from '../../../shared/random';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import type { Beliefs } from './beliefs';
import { chooseGuess } from './guess';
import { findHint } from './hint';
import { ANALYST, INTERN, type Parameters } from './parameters';
import { asked, delay } from './timing';
import { chooseVote } from './vote';

type Choice = { move: keyof Moves; args: Draft };

/** Bots by level, the usual one first. They play from their view alone and keep nothing in mind between moves. */
export const bots: Record<string, Bot<View>> = { analyst: bot(ANALYST), intern: bot(INTERN) };

function bot(parameters: Parameters): Bot<View> {
  return {
    asked,
    delay,
    choose: (view, seat, random) => choose(view, seat, random, parameters),
  };
}

function choose(view: View, seat: Seat, random: Random, parameters: Parameters): Choice | null {
  const { me, round } = view;
  if (!me) return null;
  const beliefs: Beliefs = { view, seat, me, parameters, random };
  switch (view.phase) {
    case 'night':
      return me.seen ? null : { move: 'seen', args: [] };
    case 'hint':
      return hint(beliefs);
    case 'discuss':
      return view.ready.includes(seat) ? null : { move: 'readyToVote', args: [round] };
    case 'vote':
      return view.voted.includes(seat) ? null : vote(beliefs);
    case 'discovery':
      return guess(beliefs);
    default:
      return null;
  }
}

/** `findHint` says only what is legal for this seat now: out of turn, nothing. */
function hint(beliefs: Beliefs): Choice | null {
  const text = findHint(beliefs);
  return text === null ? null : { move: 'hint', args: [text, beliefs.view.round] };
}

function vote(beliefs: Beliefs): Choice {
  const { round } = beliefs.view;
  const target = chooseVote(beliefs);
  return target === null ? { move: 'skip', args: [round] } : { move: 'vote', args: [target, round] };
}

/** Most bots find that the move is not theirs, or not now; nobody can tell that they were asked. */
function guess(beliefs: Beliefs): Choice | null {
  const { view, seat } = beliefs;
  const chosen = chooseGuess(beliefs);
  if (chosen === null || legal.reveal.refusal(view, seat, [chosen, view.round]) !== null) return null;
  return { move: 'reveal', args: [chosen, view.round] };
}
