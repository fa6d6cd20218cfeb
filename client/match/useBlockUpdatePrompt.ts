import { useEffect } from 'react';
import { $isPlaying } from '../state/newer';

/** While a match runs, nobody is offered a newer Hush: loading it waits for the end. */
export function useBlockUpdatePrompt(isPlaying: boolean): void {
  useEffect(() => {
    $isPlaying.set(isPlaying);
    return () => $isPlaying.set(false);
  }, [isPlaying]);
}
