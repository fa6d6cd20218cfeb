import { useEffect } from 'react';
import { useBoardContext } from '../context';

/** Tells the match while a form is open, so that bots wait until this person has finished. */
export function useComposing(isOpen: boolean): void {
  const { composing } = useBoardContext();
  useEffect(() => {
    if (!isOpen) return;
    composing(true);
    return () => composing(false);
  }, [isOpen, composing]);
}
