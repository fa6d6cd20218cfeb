import type { BoardProps } from 'hush/board';
import type { Viewer } from 'hush/game';
import type { Moves, PlayerView, View } from '../state';

/** Props that every part of this board takes. */
export type Props = BoardProps<View, Moves>;

/** The props that are needed to ask whether a move of this seat is legal. */
export type Asking = Pick<Props, 'view' | 'seat' | 'legal'>;

/** Returns the public state of the viewer's seat, or undefined for a spectator. */
export const playerOf = ({ players }: View, seat: Viewer): PlayerView | undefined =>
  seat === null ? undefined : players[seat];

/** Whether the seat may take an Action now. */
export const isActing = ({ view, seat }: Pick<Props, 'view' | 'seat'>): boolean =>
  isOnTurn({ view, seat }) && view.phase === 'resolve' && !view.turn?.isActionDone && !view.window && !view.choice;

export const isOnTurn = ({ view, seat }: Pick<Props, 'view' | 'seat'>): boolean =>
  seat !== null && view.turn?.seat === seat;
