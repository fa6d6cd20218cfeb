import { useEffect } from 'react';
import { $isPlaying } from '../state/newer';

/** Blocks the prompt to load a newer Hush during a match. */
export function useBlockUpdatePrompt(isPlaying: boolean): void {
  useEffect(() => {
    $isPlaying.set(isPlaying);
    return () => $isPlaying.set(false);
  }, [isPlaying]);
}
