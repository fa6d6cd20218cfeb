import { useEffect } from 'react';
import { useBoardContext } from '../context';

/** Tells the server whether this person has a form open. Bots wait while a form is open. */
export function useComposing(isOpen: boolean): void {
  const { composing } = useBoardContext();
  useEffect(() => {
    if (!isOpen) return;
    composing(true);
    return () => composing(false);
  }, [isOpen, composing]);
}
