import type { Seat } from '../../../shared/ids';
import type { Bot, Draft } from '../../../shared/module';
import type { Random } from '../../../shared/random';
import type { ClueType, Moves, View } from '../state';
import { type Beliefs, infer, type Saying, shownBelief } from './beliefs';
import { choosePair } from './examine';
import { doubt } from './inference';
import { DETECTIVE, type Parameters, ROOKIE } from './parameters';
import { chooseTarget } from './shoot';
import { accuse, contested, say } from './talk';
import { delay, stageOf } from './timing';

type Choice = { move: keyof Moves; args: Draft };

/** Bots by level, the usual one first. They play from their view alone and keep nothing in mind between moves. */
export const bots: Record<string, Bot<View>> = { detective: bot(DETECTIVE), rookie: bot(ROOKIE) };

function bot(parameters: Parameters): Bot<View> {
  return {
    delay,
    choose: (view, seat, random, _budget, now) => choose(view, seat, random, parameters, now),
  };
}

function choose(view: View, seat: Seat, random: Random, parameters: Parameters, now: number): Choice | null {
  if (view.outcome || !view.me) return null;
  if (!view.me.acknowledged) return { move: 'ackFirstCall', args: [] };
  const beliefs = infer(view, seat, parameters, random);
  const target = chooseTarget(beliefs);
  if (target !== null) return { move: 'shoot', args: [target] };
  const retort = contested(beliefs);
  if (retort) return claim(view, retort);
  switch (stageOf(view, seat, now)) {
    case 'react':
      return claim(view, accuse(beliefs));
    case 'call':
      return { move: 'investigate', args: [clueType(beliefs), view.day] };
    case 'talk':
      return claim(view, say(beliefs));
    case 'examine':
      return claim(view, untold(beliefs)) ?? examine(beliefs);
    default:
      return null;
  }
}

/** Who has not spoken today does so before the round ends. */
function untold(beliefs: Beliefs): Saying | null {
  const { view, seat } = beliefs;
  return view.claims.some((said) => said.by === seat && said.day === view.day) ? null : say(beliefs);
}

function examine(beliefs: Beliefs): Choice | null {
  const { view, known, parameters, random } = beliefs;
  if (known.role === 'dirty' && random.Number() < parameters.waits) return null;
  const [suspect, weapon] = choosePair(beliefs);
  return { move: 'examine', args: [suspect, weapon, view.day] };
}

/** Asks for what is less certain; chance keeps it from being read. */
function clueType(beliefs: Beliefs): ClueType {
  const { random } = beliefs;
  const weighed = shownBelief(beliefs);
  const lead = doubt(weighed, 'suspects') - doubt(weighed, 'weapons');
  return random.Number() < 1 / (1 + Math.exp(-2 * lead)) ? 'suspects' : 'weapons';
}

function claim(view: View, saying: Saying | null): Choice | null {
  return saying && { move: 'claim', args: [...saying, view.day] };
}
