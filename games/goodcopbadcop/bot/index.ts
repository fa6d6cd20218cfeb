import type { Bot, Draft, Random, Remark, Seat } from 'hush/game';
import { LOBBY } from '../lobbyText';
import type { Moves, View } from '../state';
import { chooseAction, reconsider } from './actions';
import { type Beliefs, infer } from './beliefs';
import { playInTurn, playInWindow } from './cards';
import { chooseAim, makeChoice, placeCards } from './choices';
import { CADET, INSPECTOR, type Parameters, tempered } from './parameters';
import { announcing, answer, targetOf } from './remarks';
import { chooseClaim } from './talk';
import { timing } from './timing';

type Choice = { move: keyof Moves; args: Draft; say?: Remark };

/** Bots by level, default level first. A bot decides from its view alone and keeps no memory between moves. */
export const bots: Record<string, Bot<View>> = {
  inspector: { ...LOBBY.levels.inspector, ...bot(INSPECTOR) },
  cadet: { ...LOBBY.levels.cadet, ...bot(CADET) },
};

/**
 * Probability that the bot makes a remark with its action. If the action has a new target, the bot always gives its
 * reason.
 */
const TALKS = 0.35;

function bot(parameters: Parameters): Bot<View> {
  return {
    answer,
    timing,
    choose({ view, seat, random, temper }) {
      const choice = choose(view, seat, random, tempered(parameters, temper));
      if (!choice) return null;
      if (choice.say) return choice;
      const { move, args } = choice;
      const talks = random.Number() < TALKS || targetOf(view, move, args) !== null;
      const say = talks ? announcing(view, seat, move, args) : null;
      return say ? { ...choice, say } : choice;
    },
  };
}

function choose(view: View, seat: Seat, random: Random, parameters: Parameters): Choice | null {
  const { me, table } = view;
  if (!me || view.out.includes(seat)) return null;
  const beliefs = () => infer(view, seat, me, parameters, random);
  const isActive = view.active === seat;
  switch (view.phase) {
    case 'placement':
      return table[seat]?.placed ? null : placeCards(random);
    case 'preGame':
    case 'react':
    case 'endTurn':
      return inWindow(view, seat, beliefs);
    case 'action':
      return isActive ? inTurn(beliefs()) : null;
    case 'reconsider':
      return isActive ? bare(reconsider(beliefs())) : null;
    case 'choose':
      return view.choice?.seat === seat ? makeChoice(beliefs(), view.choice) : null;
    case 'aim':
      return isActive ? chooseAim(beliefs()) : null;
    case 'over':
      return null;
  }
}

/**
 * Returns the bot's action for its turn, or a claim to make before the action. Before a shot, the bot makes no claim.
 */
function inTurn(beliefs: Beliefs): Choice | null {
  const action = playInTurn(beliefs) ?? bare(chooseAction(beliefs));
  const claim = action === null || action.move === 'shoot' ? null : chooseClaim(beliefs);
  return claim ? { move: 'claim', args: [...claim.saying, beliefs.view.turn], say: claim.say } : action;
}

/** Returns an option without its value. */
function bare(option: Choice | null): Choice | null {
  return option && { move: option.move, args: option.args };
}

/**
 * Answers an open window with a card or a pass. When the bot first passes, it also turns off automatic passing, so that
 * later windows wait for it.
 */
function inWindow(view: View, seat: Seat, beliefs: () => Beliefs): Choice | null {
  const { window, me } = view;
  if (!window?.asked.includes(seat) || !me) return null;
  if (me.passed) return me.autoPass === null ? { move: 'setAutoPass', args: ['never'] } : null;
  const [card] = me.hand;
  const use = card === undefined ? null : playInWindow(view, seat, card, beliefs);
  return use ?? { move: 'pass', args: [window.number] };
}
