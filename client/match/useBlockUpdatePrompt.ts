import { useEffect } from 'react';
import { $isPlaying } from '../state/newer';

/** Blocks the prompt to load a newer Hush while a match is running. */
export function useBlockUpdatePrompt(isPlaying: boolean): void {
  useEffect(() => {
    $isPlaying.set(isPlaying);
    return () => $isPlaying.set(false);
  }, [isPlaying]);
}
