import type { BoardProps } from '#client/board/contract.ts';
import type { Viewer } from '#shared/ids.ts';
import type { Moves, PlayerView, View } from '../state';

/** What every part of this board gets. */
export type Props = BoardProps<View, Moves>;

/** What it takes to ask what this seat may do. */
export type Asking = Pick<Props, 'view' | 'seat' | 'legal'>;

/** What lies before a seat; undefined for whoever watches. */
export const playerOf = ({ players }: View, seat: Viewer): PlayerView | undefined =>
  seat === null ? undefined : players[seat];

export const isOnTurn = ({ view, seat }: Pick<Props, 'view' | 'seat'>): boolean =>
  seat !== null && view.turn?.seat === seat;
