import { useEffect, useState } from 'react';

/** Time in ms for which a stage shows the game's own end, and then the story, alternately. */
const PAGE_MS = 20_000;

/** Returns true while a stage shows the story in place of the game's own end, which comes first. */
export function useStoryTurn(): boolean {
  const [isStory, setStory] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setStory((was) => !was), PAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return isStory;
}
