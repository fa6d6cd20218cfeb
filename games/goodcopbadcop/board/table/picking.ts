import { refuse, whyInWords } from 'hush/board';
import type { LegalityOf, Seat } from 'hush/game';
import type { Moves, View } from '../../state';
import { refusals } from '../../text';
import { askOf, begin, whyNotThis } from '../actions/flow';
import type { FlowState } from '../actions/useFlow';
import { tableText, WHY } from '../text';
import type { Light, TableLook } from './officer';

type Picking = Pick<TableLook, 'light' | 'pick' | 'onFile' | 'cards'>;

/**
 * Returns how the files look and what pressing them does during a move in progress. The player picks an officer on the
 * table. For a look, the player then picks one of the officer's cards, but can still pick a different officer. When no
 * officer is being picked, pressing a file calls `onOpen`.
 */
export function pickingOf(
  view: View,
  legal: LegalityOf<Moves>,
  { flow, ask, busy, isOwed, pick, take, start }: FlowState,
  onOpen: (of: Seat) => void,
): Picking & { isAsked: boolean } {
  const isLook = flow?.move === 'investigate';
  const isCard = isLook && ask?.kind === 'slot' && ask.of !== null;
  const cards = isCard && ask.of !== null ? { of: ask.of, slots: ask.slots } : null;
  const step = isCard ? begin(legal, 'investigate') : flow;
  const officers = step && askOf(legal, step);
  const seats = officers?.kind === 'player' ? officers.seats : null;
  const picked = cards ? cards.of : flow?.picked;
  const why = (of: Seat) => (step ? whyNotThis(legal, view, step, of) : null);

  const light = (of: Seat): Light => {
    if (!seats) return null;
    if (!seats.includes(of)) return 'shut';
    return picked === of ? 'picked' : 'open';
  };
  const words = (of: Seat) => {
    if (!seats || !isLook) return null;
    if (cards?.of === of) return tableText.whichCard;
    if (seats.includes(of)) return tableText.toLookAt(legal.next('investigate', [of]).picks.length);
    if (view.out.includes(of)) return tableText.outOfGame;
    return why(of) === 'disguised' ? (WHY.disguised ?? '') : tableText.nothingHidden;
  };
  const onFile = (of: Seat) => {
    if (!seats) return onOpen(of);
    if (!seats.includes(of)) return refuse(whyInWords(refusals, why(of)) ?? '');
    if (busy) return;
    if (!isLook) pick(of);
    else start('investigate', cards?.of === of ? [] : [of]);
  };
  return {
    light,
    pick: words,
    onFile,
    cards: cards && { ...cards, onCard: take, onBack: () => start('investigate') },
    isAsked: seats !== null && !isOwed,
  };
}
