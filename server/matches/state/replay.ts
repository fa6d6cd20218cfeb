import { setImmediate as nextGo } from 'node:timers/promises';
import type { AnyModule, LogEntry, Outcome } from '#shared/contract/module.ts';
import { type MatchId, type Seat, seatsOf } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { drawnBy, replayStep, replayViews } from '#shared/replay/replayViews.ts';
import { usedContent } from '#shared/replay/usedContent.ts';
import type { JournalRow, MatchSetup, Store } from '../../store/store';
import type { GameRuntime } from '../runtimes';
import { deal } from './deal';
import type { MatchRecord } from './record';

interface Finished {
  id: MatchId;
  setup: MatchSetup;
  names: Record<Seat, string>;
  rows: readonly JournalRow[];
  facts: readonly LogEntry[];
  outcome: Outcome;
}

/** Callbacks for a replay that cannot be made or cannot be stored. */
interface Troubles {
  fault(error: unknown): void;
  notStored(error: unknown): void;
}

/**
 * Returns the replay of a finished match as JSON text. The replay is usually stored when the match ends. If that failed
 * or the server crashed, makes the replay now. Returns null if the match is still running, was deleted, or cannot be
 * replayed under the current rules. Rejects if the store cannot be read. A replay that cannot be stored is returned all
 * the same.
 */
export async function findReplay(store: Store, record: MatchRecord, troubles: Troubles): Promise<string | null> {
  const { id, setup, runtime, state } = record;
  const { outcome, version } = state;
  if (!outcome) return null;
  const stored = await store.replay(id);
  const { version: present } = runtime.module;
  if (stored || version !== present || setup.version !== present) return stored;
  const [rows, facts] = await Promise.all([store.journal(id), store.publicLog(id)]);
  const finished = { id, setup, names: record.names(), rows, facts, outcome };
  const document = await foldReplay(runtime, finished).catch(troubles.fault);
  if (document === undefined) return null;
  try {
    await store.commit({ replay: { match: id, document } });
  } catch (error) {
    if ((await store.match(id)) === null) return null;
    troubles.notStored(error);
  }
  return document;
}

/** Makes a replay from a match's journal. A long match takes a while, so other work runs between steps. */
export async function foldReplay(runtime: GameRuntime, match: Finished): Promise<string> {
  const { module, engine } = runtime;
  const { id, setup, names, rows, facts, outcome } = match;
  const { began } = setup;
  const players = seatsOf(setup.seats);
  let { engineState } = deal(runtime, { ...setup, now: began }).state;
  const first = replayViews(module, engineState, players);
  const drawnBySetup = drawnBy(engineState);
  const steps: string[] = [];
  let seen = first;
  let heard = 0;
  for (const row of rows) {
    await nextGo();
    const after = engine.move(engineState, row.seat, row.move, row.args, row.at);
    const views = replayViews(module, after.position, players);
    const entries = facts.slice(heard, heard + after.facts.length);
    const drawn = drawnBy(after.position);
    steps.push(JSON.stringify(replayStep({ ...row, by: row.seat, drawn }, entries, seen, views)));
    engineState = after.position;
    seen = views;
    heard += entries.length;
  }
  const { options, carryOver, practice, commitment, seed } = setup;
  const ownWords = module.secretContent?.shown?.(engineState.G);
  const shown = ownWords === undefined ? JSON.stringify(first) + steps.join() : JSON.stringify(ownWords);
  const head: Omit<Replay, 'steps'> = {
    match: id,
    game: module.id,
    version: setup.version,
    names,
    began,
    outcome,
    deal: {
      commitment: commitment?.hash ?? null,
      seed: commitment?.shared?.seed ?? seed,
      words: commitment?.shared?.words ?? null,
      options,
      carryOver,
      practice,
      drawn: drawnBySetup,
      content: contentOf(module, engineState.G, shown),
    },
    first,
  };
  return `${JSON.stringify(head).slice(0, -1)},"steps":[${steps.join(',')}]}`;
}

/** Returns the part of `content/secret/` that this match has revealed. */
function contentOf({ secretContent }: AnyModule, G: unknown, shown: string): Record<string, Json> {
  const { files = {}, used = () => Object.keys(files) } = secretContent ?? {};
  const names = used(G);
  const drawn = Object.entries(files).filter(([name]) => names.includes(name));
  return Object.fromEntries(drawn.map(([name, file]) => [name, usedContent(file as Json, shown)]));
}
