import { useState } from 'react';
import type { Outcome } from '#shared/contract/module.ts';
import { useBoardContext } from '../context';
import { text } from './text';

/** The `reason` in the outcome of a match that the host stopped. */
const BY_HOST = 'cancelled';

/**
 * Returns the headline for a stopped match. It names the person who was the host when this screen first showed it, even
 * if someone else becomes the host later.
 */
export function useStoppedBy({ reason }: Outcome): string {
  const { people, isHost } = useBoardContext();
  const [host] = useState(() => people.find((person) => person.host)?.name ?? null);
  if (reason !== BY_HOST) return text.stopped;
  return isHost ? text.youStopped : text.stoppedBy(host);
}
