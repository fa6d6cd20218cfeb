import { CHECK } from './text';
import type { DealCheck } from './useDealCheck';

export function headingOf({ state, agreed, disagreement }: DealCheck): readonly [string, string] {
  const counted = (check: string) => agreed.find((event) => event.check === check)?.count ?? 0;
  if (state === 'agrees') return [CHECK.agrees, CHECK.agreesText(counted('draws'), counted('views'))];
  if (state === 'differs' && disagreement) {
    const { check, row } = disagreement;
    if (row !== null) return [CHECK.rowDiffers(row), CHECK.rowText];
    const kind = check === 'rules' || check === 'words' ? check : isOfHash(check) ? 'commitment' : 'setup';
    return [CHECK.differs[kind], CHECK.differsText[kind]];
  }
  if (state === 'stopped') return [CHECK.stopped, CHECK.stoppedText];
  if (state === 'failed') return [CHECK.failed, CHECK.failedText];
  if (state === 'no-replay') return [CHECK.noReplay, CHECK.noReplayText];
  return [CHECK.title, state === 'loading' ? CHECK.loading : CHECK.running];
}

function isOfHash(check: string): boolean {
  return check === 'commitment' || check === 'seats' || check === 'options';
}
