import type { CheckEvent, Noted } from '#shared/checks.ts';
import { checkDeal } from '#shared/dealCheck.ts';
import { withoutEval } from '#shared/jitless.ts';
import type { Json } from '#shared/json.ts';
import type { AnyModule } from '#shared/module.ts';
import type { Replay } from '#shared/replay.ts';

export interface CheckRequest {
  replay: Replay;
  noted: Noted;
}

type Rules = Record<string, () => Promise<Record<string, unknown>>>;

const games: Rules = import.meta.glob<Record<string, unknown>>('../../../games/*/index.ts');
const examples: Rules =
  import.meta.env.DEV || import.meta.env.MODE === 'examples'
    ? import.meta.glob<Record<string, unknown>>('../../../docs/examples/*/index.ts')
    : {};

withoutEval();

/** Loads a game's rules as on the server, without `content/secret/`. */
async function rulesOf(game: string): Promise<AnyModule> {
  const load = games[`../../../games/${game}/index.ts`] ?? examples[`../../../docs/examples/${game}/index.ts`];
  const exported = Object.values((await load?.()) ?? {}) as Partial<AnyModule>[];
  const module = exported.find((each) => each?.id === game);
  if (!module) throw new Error('there are no rules of this game here');
  return module as AnyModule;
}

/** A worker checks only one match, because the rules read that match's content when they load. */
addEventListener('message', async ({ data: { replay, noted } }: MessageEvent<CheckRequest>) => {
  (globalThis as { secretContent?: Readonly<Record<string, Json>> }).secretContent = replay.deal.content;
  const tell = (event: CheckEvent | { kind: 'failed' }) => postMessage(event);
  try {
    for (const event of checkDeal(await rulesOf(replay.game), replay, noted)) tell(event);
  } catch {
    tell({ kind: 'failed' });
  }
});
