import { dismissRefusals, useBoardContext, useNotebook } from 'hush/board';
import { useEffect, useEffectEvent } from 'react';

const CARD = 'card';

const isTrue = (read: unknown): true | null => (read === true ? true : null);

/**
 * Returns whether the seat has opened its card on any of its devices. Always true if there is no notebook to record it.
 */
export function useHasLooked(): boolean {
  const { seat, notebook } = useBoardContext();
  const [looked] = useNotebook('looked', seat, isTrue);
  return notebook === null || looked[CARD] === true;
}

/**
 * Records in the notebook that the seat has opened its card, and removes the request to open it. Part of every open
 * card, and renders nothing.
 */
export function Looked() {
  const { seat } = useBoardContext();
  const [looked, setLooked] = useNotebook('looked', seat, isTrue);
  const note = useEffectEvent(() => {
    dismissRefusals();
    if (looked[CARD] !== true) setLooked(CARD, true);
  });
  useEffect(() => void note(), []);
  return null;
}
