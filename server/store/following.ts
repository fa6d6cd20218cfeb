import { type Kysely, sql } from 'kysely';
import type { MoveLog } from './moveLog';
import type { Store } from './store';
import { parsed, type Tables } from './tables';

type Following = Pick<Store, 'versions' | 'version' | 'overdue'>;

/**
 * Returns the queries that find changes by other processes. `versions` and `version` also find moves in `log` that are
 * not in the tables yet. `overdue` does not. It is used only if several processes share a database, and then there is
 * no log.
 */
export function followingReads(db: Kysely<Tables>, log: MoveLog | null): Following {
  const together = <T>(read: (own: Kysely<Tables>) => Promise<T>): Promise<T> => db.connection().execute(read);

  return {
    async versions({ rooms, matches }) {
      const [stored, lines, progress] = await together((own) =>
        Promise.all([
          rooms.length > 0
            ? own.selectFrom('rooms').select(['code', 'version']).where('code', 'in', rooms).execute()
            : [],
          rooms.length > 0
            ? own
                .selectFrom('chat')
                .select(({ fn }) => ['code', fn.max('n').as('line')])
                .where('code', 'in', rooms)
                .groupBy('code')
                .execute()
            : [],
          matches.length > 0
            ? own.selectFrom('progress').select(['match', 'version']).where('match', 'in', matches).execute()
            : [],
        ]),
      );
      const said = new Map(lines.map(({ code, line }) => [code, Number(line)]));
      return {
        rooms: new Map(stored.map(({ code, version }) => [code, { version, line: said.get(code) ?? 0 }])),
        matches: new Map(
          progress.map(({ match, version }) => [match, (log?.unfiled(match).at(-1)?.from ?? version - 1) + 1]),
        ),
      };
    },

    version: (id) =>
      together(async (own) => {
        const stored = own.selectFrom('progress').innerJoin('matches', 'matches.id', 'progress.match');
        const row = await stored
          .select(['version', 'deadline', 'over', 'seats'])
          .where('match', '=', id)
          .executeTakeFirst();
        if (!row) return null;
        const unfiled = log?.unfiled(id) ?? [];
        const last = unfiled.at(-1);
        const deadline = last ? last.deadline : row.deadline;
        return {
          version: last ? last.from + 1 : row.version,
          deadline: deadline === null ? null : Number(deadline),
          over: row.over === 1 || unfiled.some(({ over }) => over),
          seats: parsed(row.seats),
        };
      }),

    overdue: (before, now, most) =>
      together(async (own) => {
        // The query can use the partial index only if the value is a literal.
        const running = own.selectFrom('progress').where('over', '=', sql.lit(0)).where('deadline', '<=', before);
        const free = running.where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]));
        const rows = await free.select('match').orderBy('deadline', 'desc').limit(most).execute();
        return rows.map(({ match }) => match);
      }),
  };
}
