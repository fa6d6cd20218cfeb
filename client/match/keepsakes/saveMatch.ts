import type { Replay } from '#shared/replay/replay.ts';
import { sentenceOf } from '../../net/api';
import { refuse } from '../../state/toasts';
import { dateIn, saveFile } from '../../ui/saveFile';
import { matchExport } from './matchExport';

/** Saves a finished match as a JSON file. If the match cannot be loaded, shows the reason in a toast. */
export async function saveMatch(load: () => Promise<Replay>): Promise<void> {
  try {
    const whole = matchExport(await load());
    const file = new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' });
    saveFile(file, `hush-${whole.game}-${dateIn(whole.began)}-${whole.match.slice(0, 6)}.json`);
  } catch (error) {
    refuse(sentenceOf(error));
  }
}
