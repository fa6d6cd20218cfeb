/** A box in px, relative to the wall. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the boxes of the words on the wall: names, claims and stamps. Strings and labels must not cover them. */
export function wordsOn(wall: HTMLElement): Box[] {
  const frame = wall.getBoundingClientRect();
  const range = document.createRange();
  return [...wall.querySelectorAll('[data-words]')].flatMap((words) => {
    range.selectNodeContents(words);
    const { left, top, width, height } = range.getBoundingClientRect();
    return width > 0 && height > 0 ? [{ left: left - frame.left, top: top - frame.top, width, height }] : [];
  });
}

/** Returns the area in px² that two boxes share. */
export function sharedArea(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
