import type { MatchId, RoomCode } from '#shared/ids.ts';
import type { Store } from '../store/store';
import type { Cluster } from './cluster';

/** Wraps the store so that each write is announced to the other processes. Writes in the same tick share a message. */
export function announced(store: Store, { tell, isAlone }: Pick<Cluster, 'tell' | 'isAlone'>): Store {
  if (isAlone) return store;
  const rooms = new Set<RoomCode>();
  const matches = new Set<MatchId>();
  let isWaiting = false;

  function announce(): void {
    isWaiting = false;
    tell({ type: 'written', rooms: [...rooms], matches: [...matches] });
    rooms.clear();
    matches.clear();
  }

  const commit: Store['commit'] = async (change) => {
    const result = await store.commit(change);
    if (result === 'conflict') return result;
    for (const code of [change.room?.code, change.chat?.code]) if (code !== undefined) rooms.add(code);
    if (change.match) matches.add(change.match.id);
    if (!isWaiting && rooms.size + matches.size > 0) {
      isWaiting = true;
      setImmediate(announce);
    }
    return result;
  };
  return Object.assign(Object.create(store) as Store, { commit });
}
