import type { Seat } from '../../shared/ids';
import type { Bot, Draft } from '../../shared/module';
import type { Random } from '../../shared/random';
import { doubt } from './bot/belief';
import { choosePair } from './bot/examine';
import { type Mind, type Saying, shownBelief, think } from './bot/mind';
import { chooseTarget } from './bot/shoot';
import { accuse, contested, say } from './bot/talk';
import { DETECTIVE, ROOKIE, type Temper } from './bot/temper';
import { pace, stageOf } from './bot/timing';
import type { ClueType, Moves, View } from './state';

type Choice = { move: keyof Moves; args: Draft };

/** Bots by level, the usual one first. They play from their view alone and keep nothing in mind between moves. */
export const bots: Record<string, Bot<View>> = { detective: bot(DETECTIVE), rookie: bot(ROOKIE) };

function bot(temper: Temper): Bot<View> {
  return {
    pace,
    choose: (view, seat, random, _budget, now) => choose(view, seat, random, temper, now),
  };
}

function choose(view: View, seat: Seat, random: Random, temper: Temper, now: number): Choice | null {
  if (view.outcome || !view.me) return null;
  if (!view.me.acknowledged) return { move: 'ackFirstCall', args: [] };
  const mind = think(view, seat, temper, random);
  const target = chooseTarget(mind);
  if (target !== null) return { move: 'shoot', args: [target] };
  const retort = contested(mind);
  if (retort) return claim(view, retort);
  switch (stageOf(view, seat, now)) {
    case 'react':
      return claim(view, accuse(mind));
    case 'call':
      return { move: 'investigate', args: [clueType(mind), view.day] };
    case 'talk':
      return claim(view, say(mind));
    case 'examine':
      return claim(view, untold(mind)) ?? examine(mind);
    default:
      return null;
  }
}

/** Who has not spoken today does so before the round ends. */
function untold(mind: Mind): Saying | null {
  const { view, seat } = mind;
  return view.claims.some((said) => said.by === seat && said.day === view.day) ? null : say(mind);
}

function examine(mind: Mind): Choice | null {
  const { view, known, temper, random } = mind;
  if (known.role === 'dirty' && random.Number() < temper.waits) return null;
  const [suspect, weapon] = choosePair(mind);
  return { move: 'examine', args: [suspect, weapon, view.day] };
}

/** Asks for what is less certain; chance keeps it from being read. */
function clueType(mind: Mind): ClueType {
  const { random } = mind;
  const weighed = shownBelief(mind);
  const lead = doubt(weighed, 'suspects') - doubt(weighed, 'weapons');
  return random.Number() < 1 / (1 + Math.exp(-2 * lead)) ? 'suspects' : 'weapons';
}

function claim(view: View, saying: Saying | null): Choice | null {
  return saying && { move: 'claim', args: [...saying, view.day] };
}
