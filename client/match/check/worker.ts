import rules from 'virtual:games/rules';
import { gameIn } from '#shared/contract/loadGames.ts';
import { withoutEval } from '#shared/jitless.ts';
import type { Json } from '#shared/json.ts';
import type { CheckEvent, Noted } from '#shared/replay/checks.ts';
import { checkDeal } from '#shared/replay/dealCheck.ts';
import type { Replay } from '#shared/replay/replay.ts';

export interface CheckRequest {
  replay: Replay;
  noted: Noted;
}

withoutEval();

/** Each worker checks only one match, because the rules read the content of this match when they are loaded. */
addEventListener('message', async ({ data: { replay, noted } }: MessageEvent<CheckRequest>) => {
  (globalThis as { secretContent?: Readonly<Record<string, Json>> }).secretContent = replay.deal.content;
  const tell = (event: CheckEvent | { kind: 'failed' }) => postMessage(event);
  try {
    for (const event of checkDeal(gameIn((await rules[replay.game]?.()) ?? {}, replay.game), replay, noted))
      tell(event);
  } catch {
    tell({ kind: 'failed' });
  }
});
