import type { Seat } from '../../../shared/ids';
import type { Bot, Draft } from '../../../shared/module';
import type { Random } from '../../../shared/random';
import { legal } from '../legal';
import { firstDraft } from '../legal/walks';
import type { Moves, View } from '../state';
import { type Beliefs, type Choice, ownOf } from './beliefs';
import { fastChance } from './chance';
import { answer, answerWindow, keepMissions } from './choosing';
import { breakCodes } from './codes';
import { BEGINNER, type Parameters, PLANNER } from './parameters';
import { place } from './placing';
import { finish, resolve } from './resolving';
import { asked, delay } from './timing';

/** Bots by level, the usual one first. They play from their view alone and keep nothing in mind between moves. */
export const bots: Record<string, Bot<View>> = {
  planner: { budget: PLANNER.budget, ...bot(PLANNER) },
  beginner: bot(BEGINNER),
};

function bot(parameters: Parameters): Bot<View> {
  return {
    asked,
    delay,
    choose: (view, seat, random, budget) => choose(view, seat, random, Math.min(budget, parameters.budget), parameters),
  };
}

function choose(view: View, seat: Seat, random: Random, budget: number, parameters: Parameters) {
  const { me } = view;
  if (!me || view.outcome || !view.awaited.includes(seat)) return null;
  const chosen = decide({ view, seat, me, own: ownOf(view, seat), parameters, budget, random: fastChance(random) });
  if (!chosen || legal[chosen.move].refusal(view, seat, chosen.args as never) === null) return chosen;
  return anything(view, seat);
}

function decide(beliefs: Beliefs): Choice | null {
  const { view } = beliefs;
  if (view.choice) return answer(beliefs);
  if (view.window) return answerWindow(beliefs);
  switch (view.phase) {
    case 'setupMissions':
      return beliefs.own.hasKept ? null : keepMissions(beliefs);
    case 'place':
      return place(beliefs);
    case 'breakCodes':
      return breakCodes(beliefs);
    case 'resolve':
      return resolve(beliefs);
    case 'finalMissions':
      return finish(beliefs);
    case 'over':
      return null;
  }
}

/** What ends a turn whatever comes; nobody waits for a bot that is at its wits' end. */
const ENDINGS: readonly (keyof Moves)[] = ['endTurn', 'done', 'drawCode', 'takeOrder', 'pass', 'forfeitDie'];

function anything(view: View, seat: Seat): { move: string; args: Draft } | null {
  for (const move of ENDINGS) {
    const args = firstDraft(legal[move] as never, view, seat);
    if (args) return { move, args };
  }
  return null;
}
