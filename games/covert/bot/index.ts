import { type Bot, type BotMove, type Draft, fastChance, type Random, refusalOf, type Seat } from 'hush/game';
import { legal } from '../legal';
import { firstDraft } from '../legal/walks';
import { LOBBY } from '../lobbyText';
import type { Moves, View } from '../state';
import { type Beliefs, type Choice, ownOf } from './beliefs';
import { answer, answerWindow, chooseCharacter, keepMissions } from './choosing';
import { breakCodes } from './codes';
import { LEVELS, type Parameters } from './parameters';
import { place } from './placing';
import { answerTo, spoken } from './remarks';
import { finish, resolve } from './resolving';
import { timing } from './timing';

/** Bots by level, easiest first. A bot uses only its view and keeps no state between moves. */
export const bots: Record<string, Bot<View>> = {
  recruit: { ...LOBBY.levels.recruit, ...makeBot(LEVELS.recruit) },
  agent: { ...LOBBY.levels.agent, ...makeBot(LEVELS.agent) },
  officer: {
    ...LOBBY.levels.officer,
    budget: LEVELS.officer.budget,
    ...makeBot(LEVELS.officer),
  },
  spymaster: {
    ...LOBBY.levels.spymaster,
    budget: LEVELS.spymaster.budget,
    ...makeBot(LEVELS.spymaster),
  },
};

function makeBot(parameters: Parameters): Bot<View> {
  return {
    timing,
    choose: ({ view, seat, random, budget, temper }) =>
      choose(view, seat, random, Math.min(budget, parameters.budget), temper, parameters),
    answer: answerTo,
  };
}

function choose(
  view: View,
  seat: Seat,
  random: Random,
  budget: number,
  temper: number,
  parameters: Parameters,
): BotMove | null {
  const { me } = view;
  if (!me || view.outcome || !view.waitingFor.includes(seat)) return null;
  const own = ownOf(view, seat);
  const chosen = decide({ view, seat, me, own, parameters, budget, temper, random: fastChance(random) });
  if (!chosen) return null;
  if (refusalOf(legal[chosen.move], view, seat, chosen.args) !== null) return anything(view, seat);
  const say = spoken(chosen, view, random);
  return say ? { ...chosen, say } : chosen;
}

function decide(beliefs: Beliefs): Choice | null {
  const { view } = beliefs;
  if (view.choice) return answer(beliefs);
  if (view.window) return answerWindow(beliefs);
  switch (view.phase) {
    case 'setupCharacters':
      return chooseCharacter(beliefs);
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

/**
 * Moves that the bot falls back on if it finds no other move. In every position one of them is legal, and each brings
 * the turn closer to its end.
 */
const ENDINGS: readonly (keyof Moves)[] = ['endTurn', 'done', 'drawCode', 'takeOrder', 'pass', 'forfeitDie'];

function anything(view: View, seat: Seat): { move: string; args: Draft } | null {
  for (const move of ENDINGS) {
    const args = firstDraft(legal[move], view, seat);
    if (args) return { move, args };
  }
  return null;
}
