import type { Seat } from '../../shared/ids';
import type { Bot, Draft } from '../../shared/module';
import type { Random } from '../../shared/random';
import { chooseAction, reconsider } from './bot/actions';
import { playInTurn, playInWindow } from './bot/cards';
import { answer, chooseAim, placeCards } from './bot/choices';
import { think } from './bot/mind';
import { CADET, INSPECTOR, type Temper } from './bot/temper';
import { pace } from './bot/timing';
import type { Moves, View } from './state';

type Choice = { move: keyof Moves; args: Draft };

/** Bots by level, the usual one first. They play from their view alone and keep nothing in mind between moves. */
export const bots: Record<string, Bot<View>> = { inspector: bot(INSPECTOR), cadet: bot(CADET) };

function bot(temper: Temper): Bot<View> {
  return {
    pace,
    choose: (view, seat, random) => choose(view, seat, random, temper),
  };
}

function choose(view: View, seat: Seat, random: Random, temper: Temper): Choice | null {
  const { me, table } = view;
  if (!me || view.out.includes(seat)) return null;
  const mind = () => think(view, seat, me, temper, random);
  const isActive = view.active === seat;
  switch (view.phase) {
    case 'placement':
      return table[seat]?.placed ? null : placeCards(random);
    case 'preGame':
    case 'react':
    case 'endTurn':
      return inWindow(view, seat, mind);
    case 'action':
      return isActive ? inTurn(mind()) : null;
    case 'reconsider':
      return isActive ? bare(reconsider(mind())) : null;
    case 'choose':
      return view.choice?.seat === seat ? answer(mind(), view.choice) : null;
    case 'aim':
      return isActive ? chooseAim(mind()) : null;
    case 'over':
      return null;
  }
}

function inTurn(mind: ReturnType<typeof think>): Choice | null {
  return playInTurn(mind) ?? bare(chooseAction(mind));
}

/** The move without what the bot thinks of it. */
function bare(option: Choice | null): Choice | null {
  return option && { move: option.move, args: option.args };
}

/** Whoever is asked plays or passes, once. */
function inWindow(view: View, seat: Seat, mind: () => ReturnType<typeof think>): Choice | null {
  const { window, me } = view;
  if (!window?.asked.includes(seat) || !me || me.passed) return null;
  const [card] = me.hand;
  const use = card === undefined ? null : playInWindow(view, seat, card, mind);
  return use ?? { move: 'pass', args: [window.number] };
}
