import { useState } from 'react';
import type { Outcome } from '#shared/contract/module.ts';
import { useBoardContext } from '../context';
import { text } from './text';

/** The `reason` of a match that the host stopped. */
const BY_HOST = 'cancelled';

/**
 * Returns the headline of a stopped match. The headline names the person who was host when this screen first drew it,
 * even if another person becomes host later.
 */
export function useStoppedBy({ reason }: Outcome): string {
  const { people, isHost } = useBoardContext();
  const [host] = useState(() => people.find((person) => person.host)?.name ?? null);
  if (reason !== BY_HOST) return text.stopped;
  return isHost ? text.youStopped : text.stoppedBy(host);
}
