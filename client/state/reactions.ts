import { atom } from 'nanostores';
import type { ReactionKind } from '#shared/room/room.ts';

export interface ShownReaction {
  id: number;
  kind: ReactionKind;
  name: string;
}

const STAYS = 2400;
const MOST = 6;
export const $reactions = atom<readonly ShownReaction[]>([]);
let count = 0;

export function showReaction(kind: ReactionKind, name: string): void {
  count += 1;
  const reaction = { id: count, kind, name };
  $reactions.set([...$reactions.get(), reaction].slice(-MOST));
  setTimeout(() => $reactions.set($reactions.get().filter(({ id }) => id !== reaction.id)), STAYS);
}
