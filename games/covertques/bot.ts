import type { Seat } from '../../shared/ids';
import type { Bot, Draft } from '../../shared/module';
import type { Random } from '../../shared/random';
import { chooseGuess } from './bot/guess';
import { findHint } from './bot/hint';
import type { Mind } from './bot/mind';
import { ANALYST, INTERN, type Temper } from './bot/temper';
import { pace } from './bot/timing';
import { chooseVote } from './bot/vote';
import { legal } from './legal';
import type { Moves, View } from './state';

type Choice = { move: keyof Moves; args: Draft };

/** Bots by level, the usual one first. They play from their view alone and keep nothing in mind between moves. */
export const bots: Record<string, Bot<View>> = { analyst: bot(ANALYST), intern: bot(INTERN) };

function bot(temper: Temper): Bot<View> {
  return {
    pace,
    choose: (view, seat, random) => choose(view, seat, random, temper),
  };
}

function choose(view: View, seat: Seat, random: Random, temper: Temper): Choice | null {
  const { me, round } = view;
  if (!me) return null;
  const mind: Mind = { view, seat, me, temper, random };
  switch (view.phase) {
    case 'night':
      return me.seen ? null : { move: 'seen', args: [] };
    case 'hint':
      return hint(mind);
    case 'discuss':
      return view.ready.includes(seat) ? null : { move: 'readyToVote', args: [round] };
    case 'vote':
      return view.voted.includes(seat) ? null : vote(mind);
    case 'discovery':
      return guess(mind);
    default:
      return null;
  }
}

/** `findHint` says only what is legal for this seat now: out of turn, nothing. */
function hint(mind: Mind): Choice | null {
  const text = findHint(mind);
  return text === null ? null : { move: 'hint', args: [text, mind.view.round] };
}

function vote(mind: Mind): Choice {
  const { round } = mind.view;
  const target = chooseVote(mind);
  return target === null ? { move: 'skip', args: [round] } : { move: 'vote', args: [target, round] };
}

/** Most bots find that the move is not theirs, or not now; nobody can tell that they were asked. */
function guess(mind: Mind): Choice | null {
  const { view, seat } = mind;
  const chosen = chooseGuess(mind);
  if (chosen === null || legal.reveal.refusal(view, seat, [chosen, view.round]) !== null) return null;
  return { move: 'reveal', args: [chosen, view.round] };
}
