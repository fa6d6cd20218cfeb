import { useEffect } from 'react';
import { $isPlaying } from '../state/newer';

export function useBlockUpdatePrompt(isPlaying: boolean): void {
  useEffect(() => {
    $isPlaying.set(isPlaying);
    return () => $isPlaying.set(false);
  }, [isPlaying]);
}
