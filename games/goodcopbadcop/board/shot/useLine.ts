import { onResize } from 'hush/board';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { aimed } from './aim';

/**
 * Points the gun at the card and draws the line from the gun to the card. Measures their positions again when the
 * layout changes, for example when a window opens over half the screen.
 */
export function useLine(
  dialog: RefObject<HTMLElement | null>,
  gun: RefObject<HTMLElement | null>,
  holed: RefObject<HTMLElement | null>,
): CSSProperties | undefined {
  const [line, setLine] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const measure = () => {
      const [screen, from, to] = [dialog.current, gun.current, holed.current?.getBoundingClientRect()];
      if (!screen || !from || !to) return;
      const { left, top } = screen.getBoundingClientRect();
      const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = from;
      const middle = { x: offsetLeft + width / 2, y: offsetTop + height / 2 };
      const spot = { x: to.left + to.width / 2 - left, y: to.top + to.height / 2 - top };
      const { degrees, reach } = aimed(middle, { width, height }, spot);
      setLine({ '--turn': `${degrees.toFixed(2)}deg`, '--reach': `${Math.round(reach)}px` } as CSSProperties);
    };
    return onResize(dialog.current ? [dialog.current] : [], measure);
  }, [dialog, gun, holed]);
  return line;
}
