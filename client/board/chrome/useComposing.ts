import { useEffect } from 'react';
import { useBoardContext } from '../context';

/** Marks this person as composing while a form is open, so that bots wait. */
export function useComposing(isOpen: boolean): void {
  const { composing } = useBoardContext();
  useEffect(() => {
    if (!isOpen) return;
    composing(true);
    return () => composing(false);
  }, [isOpen, composing]);
}
