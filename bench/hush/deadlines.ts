import path from 'node:path';
import { games } from '#games/index.ts';
import { createRuntimes } from '#server/matches/runtimes.ts';
import { deal } from '#server/matches/state/deal.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import type { MatchId } from '#shared/ids.ts';
import { must } from '#shared/must.ts';

const runtimes = createRuntimes(games);

/**
 * Replays the journals of these matches and returns how late each timeout fired, in ms. Skips matches that are no
 * longer stored, because a room keeps only its latest matches.
 */
export async function latenessOf(data: string, matches: readonly MatchId[]): Promise<number[]> {
  const store = await openSqlite(path.join(data, 'hush.db'));
  const late: number[] = [];
  for (const id of matches) late.push(...(await latenessIn(store, id)));
  await store.close();
  return late;
}

async function latenessIn(store: Store, id: MatchId): Promise<number[]> {
  const stored = await store.match(id);
  if (stored === null) return [];
  const { setup } = stored;
  const rows = await store.journal(id);
  const { module, engine } = must(runtimes.get(setup.game));
  const late: number[] = [];
  let { engineState } = deal(must(runtimes.get(setup.game)), { ...setup, now: setup.began }).state;
  for (const { at, seat, move, args } of rows) {
    const due = module.deadline(engineState.G);
    if (seat === null && due !== null) late.push(at - due);
    engineState = engine.move(engineState, seat, move, args, at).position;
  }
  return late;
}
