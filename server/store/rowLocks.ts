import type { Transaction } from 'kysely';
import type { Change } from './store';
import type { Tables } from './tables';

/**
 * Locks the rows that these changes write, in a fixed order: rooms before matches, and each sorted by key. So two
 * processes that write the same rows cannot deadlock.
 */
export async function lockRows(trx: Transaction<Tables>, changes: readonly Change[]): Promise<void> {
  const rooms = [...new Set(changes.flatMap(roomsOf))];
  const matches = [...new Set(changes.flatMap(matchesOf))];
  // A single row is locked by the statement that writes it.
  if (rooms.length + matches.length < 2) return;
  if (rooms.length > 0)
    await trx.selectFrom('rooms').select('code').where('code', 'in', rooms).orderBy('code').forNoKeyUpdate().execute();
  if (matches.length > 0)
    await trx
      .selectFrom('progress')
      .select('match')
      .where('match', 'in', matches)
      .orderBy('match')
      .forNoKeyUpdate()
      .execute();
}

function roomsOf({ room, chat, finished, revoke }: Change): string[] {
  return [room?.code, chat?.code, finished?.room, revoke?.room].filter((code) => code !== undefined);
}

function matchesOf({ match, replay, credentials, notebook }: Change): string[] {
  return [match?.id, replay?.match, credentials?.match, notebook?.match].filter((id) => id !== undefined);
}
