import { type SharedSeedView, seedHash, type Words } from '#shared/replay/commitment.ts';
import { type Entropy, newSeed } from '../../crypto';
import { readName } from '../members/names';
import { MESSAGES } from '../messages';
import { RequestProblem } from '../problem';
import { type Member, type RoomState, type SharedSeed, seated } from '../state/state';

/** Creates a shared seed with the server's part. The hash of this part is published before any member gives a word. */
export function newSharedSeed(entropy: Entropy): SharedSeed {
  return { seed: newSeed(entropy), words: {} };
}

/** Turns the shared seed on or off for the host. If the shared seed is already on, it stays the same. */
export function setSharedSeed(draft: RoomState, wants: boolean, entropy: Entropy): void {
  if (wants) draft.sharedSeed ??= newSharedSeed(entropy);
  else draft.sharedSeed = null;
}

/**
 * Records a person's word for the next deal, or null if the person gives no word. The person may replace the word until
 * the deal.
 */
export function giveWord(draft: RoomState, member: Member, typed: string | null): void {
  if (draft.sharedSeed === null) throw new RequestProblem('no-shared-seed');
  const word = typed === null ? null : readName(typed);
  if (typed !== null && word === null) throw new RequestProblem('invalid-body', MESSAGES.badWord);
  draft.sharedSeed.words[member.id] = word;
}

/** Returns the seated people who have neither given a word nor declined to give one. */
export function silentPeople(state: Readonly<RoomState>): Member[] {
  const { sharedSeed } = state;
  if (sharedSeed === null) return [];
  return seated(state).filter(({ id, bot }) => bot === null && !Object.hasOwn(sharedSeed.words, id));
}

/** Returns the words in seat order. A seat without a word has null. */
export function wordsBySeat(state: RoomState, { words }: SharedSeed): Words {
  return Object.fromEntries(seated(state).map(({ id }, seat) => [String(seat), words[id] ?? null]));
}

/** Returns the shared seed as members see it before the deal, without any words. */
export function sharedSeedView({ sharedSeed, members }: Readonly<RoomState>): SharedSeedView | null {
  if (sharedSeed === null) return null;
  const answered = members.filter(({ id }) => Object.hasOwn(sharedSeed.words, id)).map(({ id }) => id);
  return { hash: seedHash(sharedSeed.seed), answered };
}
