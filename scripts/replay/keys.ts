/** Returns the number of the move that a key leads to, or null if the key quits. */
export function moveAfter(key: string, move: number, last: number): number | null {
  switch (key) {
    case 'return':
    case 'enter':
    case 'space':
    case 'right':
    case 'down':
      return Math.min(move + 1, last);
    case 'left':
    case 'up':
    case 'backspace':
      return Math.max(move - 1, 0);
    case 'pagedown':
      return Math.min(move + 10, last);
    case 'pageup':
      return Math.max(move - 10, 0);
    case 'home':
      return 0;
    case 'end':
      return last;
    case 'q':
    case 'escape':
      return null;
    default:
      return move;
  }
}
