import { useCallback, useState } from 'react';

/**
 * Tracks whether a request is pending, so that a button can show that it is busy.
 *
 *     const [busy, wait] = useBusy();
 *     <Button busy={busy} onClick={() => wait(act.pass(window.number))}>
 */
export function useBusy(): [busy: boolean, wait: <Answer>(answer: Promise<Answer>) => Promise<Answer>] {
  const [busy, setBusy] = useState(false);
  const wait = useCallback(<Answer>(answer: Promise<Answer>) => {
    setBusy(true);
    return answer.finally(() => setBusy(false));
  }, []);
  return [busy, wait];
}
