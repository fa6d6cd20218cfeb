import type { Database } from 'better-sqlite3';
import type { Kysely, Selectable } from 'kysely';
import type { Phrase } from '#shared/text/phrases.ts';
import { createFiling } from './filing';
import { followingReads } from './following';
import { type GroupOptions, groupCommits } from './group';
import { matchReads } from './matchReads';
import type { MoveLog } from './moveLog';
import type { Store, StoredRoom } from './store';
import { expire, prune } from './sweeping';
import { parsed, type Tables } from './tables';
import { immediateTransactionsOn, transactionsOn } from './transactions';

/** The parts of a store that differ between databases. */
interface Dialect extends Pick<Store, 'close' | 'shrink'>, Pick<GroupOptions, 'lock' | 'isUndone'> {
  /**
   * The log that moves are written to first, its connection, and the size in bytes at which it is written to the
   * tables. Null if the store has no log.
   */
  moves: { log: MoveLog; connection: Database; fileFrom: number } | null;
}

/** Creates a store on a database with an up-to-date schema. The queries are the same for all databases. */
export function storeOver(db: Kysely<Tables>, { close, shrink, moves, lock, isUndone }: Dialect): Store {
  const log = moves?.log ?? null;
  const transact = transactionsOn(db, log);
  const transactNow = moves && immediateTransactionsOn(db, moves.connection, moves.log);
  const filing = moves && transactNow && createFiling(moves.log, transactNow, moves.fileFrom);
  const group = groupCommits(transact, {
    moves: moves && transactNow && { log: moves.log, transactNow },
    lock,
    isUndone,
    written: () => filing?.written(),
  });
  return {
    commit: group.commit,
    ...roomReads(db),
    ...matchReads(db, log),
    ...followingReads(db, log),
    claimDeadline: (id, deadline, by, now, until) =>
      transact(async (trx) => {
        log?.file(id);
        const { numUpdatedRows } = await trx
          .updateTable('progress')
          .set({ claimed_by: by, claimed_until: until })
          .where('match', '=', id)
          .where('deadline', '=', deadline)
          .where('over', '=', 0)
          .where((is) =>
            is.or([is('claimed_by', 'is', null), is('claimed_by', '=', by), is('claimed_until', '<=', now)]),
          )
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 1n;
      }),
    // The log must not contain moves of a deleted match.
    async expire(before, most) {
      await filing?.fileAll();
      return transact((trx) => {
        log?.fileAll();
        return expire(trx, before, most);
      });
    },
    async prune(room, quota, most) {
      await filing?.fileAll();
      return transact((trx) => {
        log?.fileAll();
        return prune(trx, room, quota, most);
      });
    },
    shrink,
    async close() {
      await group.settled();
      await filing?.close();
      await close();
    },
  };
}

function roomReads(db: Kysely<Tables>): Pick<Store, 'room' | 'roomsUsedSince' | 'chat' | 'finished'> {
  return {
    async room(code) {
      const row = await db.selectFrom('rooms').selectAll().where('code', '=', code).executeTakeFirst();
      return row ? storedRoom(row) : null;
    },
    async roomsUsedSince(time) {
      return (await db.selectFrom('rooms').selectAll().where('used', '>=', time).execute()).map(storedRoom);
    },
    async chat(code, last) {
      const newest = db.selectFrom('chat').selectAll().where('code', '=', code).orderBy('n', 'desc').limit(last);
      const rows = (await newest.execute()).reverse();
      return rows.map(({ n, at, member, text, phrase, notice }) => ({
        n,
        at: Number(at),
        member,
        text,
        ...(phrase !== null && { phrase: JSON.parse(phrase) as Phrase }),
        ...(notice === 1 && { notice: true }),
      }));
    },
    async finished(code) {
      const finished = db.selectFrom('finished').leftJoin('matches', 'matches.id', 'finished.match');
      const rows = await finished
        .select(['facts', 'matches.id as kept'])
        .where('finished.room', '=', code)
        .orderBy('ended')
        .orderBy('finished.match')
        .execute();
      return rows.map(({ facts, kept }) => ({ facts: parsed(facts), kept: kept !== null }));
    },
  };
}

function storedRoom({ code, version, state }: Selectable<Tables['rooms']>): StoredRoom {
  return { code, version, state: parsed(state) };
}
