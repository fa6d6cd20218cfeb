import { useState } from 'react';
import type { Outcome } from '#shared/module.ts';
import { useBoardContext } from '../context';
import { text } from './text';

/** The `reason` of a match that the host stopped. */
const BY_HOST = 'cancelled';

/** Returns the headline of a match that was stopped. It names the host of that moment, even if the host changes. */
export function useStoppedBy({ reason }: Outcome): string {
  const { people, isHost } = useBoardContext();
  const [host] = useState(() => people.find((person) => person.host)?.name ?? null);
  if (reason !== BY_HOST) return text.stopped;
  return isHost ? text.youStopped : text.stoppedBy(host);
}
