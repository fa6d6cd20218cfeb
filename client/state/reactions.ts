import type { ReactionKind } from '../../shared/room';
import { cell } from './cell';

export interface ShownReaction {
  id: number;
  kind: ReactionKind;
  /** Who reacted. */
  name: string;
}

const STAYS = 2400;
const MOST = 6;
export const shownReactions = cell<readonly ShownReaction[]>([]);
let count = 0;

/** Somebody reacted: it floats by for a moment. */
export function showReaction(kind: ReactionKind, name: string): void {
  count += 1;
  const reaction = { id: count, kind, name };
  shownReactions.set([...shownReactions.get(), reaction].slice(-MOST));
  setTimeout(() => shownReactions.set(shownReactions.get().filter(({ id }) => id !== reaction.id)), STAYS);
}
