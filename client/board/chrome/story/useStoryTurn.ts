import { useEffect, useState } from 'react';

/** The time after which a stage switches between the game's end page and the story, in ms. */
const PAGE_MS = 20_000;

/**
 * Returns true while a stage should show the story, and false while it should show the game's own end page, which comes
 * first.
 */
export function useStoryTurn(): boolean {
  const [isStory, setStory] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setStory((was) => !was), PAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return isStory;
}
