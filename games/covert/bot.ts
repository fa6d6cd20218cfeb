import type { Seat } from '../../shared/ids';
import type { Bot, Draft } from '../../shared/module';
import type { Random } from '../../shared/random';
import { fastChance } from './bot/chance';
import { answer, answerWindow, keepMissions } from './bot/choosing';
import { breakCodes } from './bot/codes';
import { type Choice, type Mind, ownOf } from './bot/mind';
import { place } from './bot/placing';
import { finish, resolve } from './bot/resolving';
import { BEGINNER, PLANNER, type Temper } from './bot/temper';
import { pace } from './bot/timing';
import { legal } from './legal';
import { firstDraft } from './legal/walks';
import type { Moves, View } from './state';

/** Bots by level, the usual one first. They play from their view alone and keep nothing in mind between moves. */
export const bots: Record<string, Bot<View>> = {
  planner: { budget: PLANNER.budget, ...bot(PLANNER) },
  beginner: bot(BEGINNER),
};

function bot(temper: Temper): Bot<View> {
  return {
    pace,
    choose: (view, seat, random, budget) => choose(view, seat, random, Math.min(budget, temper.budget), temper),
  };
}

function choose(view: View, seat: Seat, random: Random, budget: number, temper: Temper) {
  const { me } = view;
  if (!me || view.outcome || !view.awaited.includes(seat)) return null;
  const chosen = decide({ view, seat, me, own: ownOf(view, seat), temper, budget, random: fastChance(random) });
  if (!chosen || legal[chosen.move].refusal(view, seat, chosen.args as never) === null) return chosen;
  return anything(view, seat);
}

function decide(mind: Mind): Choice | null {
  const { view } = mind;
  if (view.choice) return answer(mind);
  if (view.window) return answerWindow(mind);
  switch (view.phase) {
    case 'setupMissions':
      return mind.own.hasKept ? null : keepMissions(mind);
    case 'place':
      return place(mind);
    case 'breakCodes':
      return breakCodes(mind);
    case 'resolve':
      return resolve(mind);
    case 'finalMissions':
      return finish(mind);
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
