import { useEffect, useState } from 'react';

/** A stage switches between the game's end and the story at this interval, in ms. */
const PAGE_MS = 20_000;

/**
 * Returns true while a stage shows the story, and false while it shows the game's own end. The game's end comes first.
 */
export function useStoryTurn(): boolean {
  const [isStory, setStory] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setStory((was) => !was), PAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return isStory;
}
