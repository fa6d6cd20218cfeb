import { createRuntimes } from '#server/matches/runtimes.ts';
import { deal } from '#server/matches/state/deal.ts';
import type { JournalRow, MatchSetup, Store } from '#server/store/store.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import type { Outage } from './faults';
import type { Made } from './person';

export interface Evidence {
  match: string;
  module: AnyModule;
  /** The moves that players sent, with the server's answers. */
  made: readonly Made[];
  /** Ids of moves that the network duplicated. */
  doubled: ReadonlySet<string>;
  outages: readonly Outage[];
}

export interface Proof {
  faults: string[];
  /** Delay of each timeout in ms, counted from its deadline or from the end of an outage. */
  lateness: number[];
}

/**
 * Compares the answers that players got with the stored match: every acknowledged move must be stored once. Also
 * measures how late each timeout was.
 */
export async function check(store: Store, { match, module, made, doubled, outages }: Evidence): Promise<Proof> {
  const stored = await store.match(match);
  if (stored === null) return { faults: [`${module.title} (${match}) is not stored.`], lateness: [] };
  const rows = await store.journal(match);
  const faults: string[] = [];
  const say = (what: string) => faults.push(`${module.title} (${match}): ${what}`);
  const counted = new Map<string, JournalRow[]>();
  for (const row of rows) if (row.id !== null) push(counted, `${row.seat} ${row.id}`, row);
  const known = new Set(made.map(({ seat, id }) => `${seat} ${id}`));
  for (const [key, found] of counted) {
    if (found.length > 1) say(`the move ${key} counts ${found.length} times.`);
    if (!known.has(key) && !isOfBot(must(found[0]), made)) say(`the move ${key} was made by nobody.`);
  }
  for (const { seat, id, move, args, answer, sent } of made) {
    const [row] = counted.get(`${seat} ${id}`) ?? [];
    const isSame = row?.move === move && JSON.stringify(row.args) === JSON.stringify(args);
    if (answer && 'ok' in answer && !row) say(`the move ${seat} ${id} was acknowledged and is missing.`);
    // A refusal is not stored. If the move is sent again, the server judges it again and may accept it.
    if (answer && 'refused' in answer && row && sent === 1 && !doubled.has(id))
      say(`the move ${seat} ${id} was refused (${answer.refused}) and counts.`);
    if (row && !isSame) say(`the move ${seat} ${id} counts as another.`);
  }
  try {
    return { faults, lateness: latenessOf(module, stored.setup, rows, outages) };
  } catch {
    say('its journal cannot be played again.');
    return { faults, lateness: [] };
  }
}

/** Returns whether one of the server's bots made the stored move, which is so if no player has moved in that seat. */
function isOfBot({ seat }: JournalRow, made: readonly Made[]): boolean {
  return made.every((one) => one.seat !== seat);
}

/** Replays the journal and returns how late each timeout fired, in ms after its deadline. */
function latenessOf(
  module: AnyModule,
  setup: MatchSetup,
  rows: readonly JournalRow[],
  outages: readonly Outage[],
): number[] {
  const runtime = must(createRuntimes([module]).get(module.id));
  let { engineState } = deal(runtime, { ...setup, now: setup.began }).state;
  const lateness: number[] = [];
  for (const { seat, move, args, at } of rows) {
    const due = module.deadline(engineState.G);
    if (seat === null && due !== null) {
      const back = outages.filter(({ from, to }) => to >= due && from <= at).map(({ to }) => to);
      lateness.push(Math.max(0, at - Math.max(due, ...back)));
    }
    engineState = runtime.engine.move(engineState, seat, move, args, at).position;
  }
  return lateness;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
