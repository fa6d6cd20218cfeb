import { useEffect, useState } from 'react';
import css from './StageWindow.module.css';
import { STAGE } from './text';

/** What a stage is laid out for, in CSS pixels; a television has the same in larger ones. */
const DESK = { width: 1280, height: 720 };

/**
 * The stage at the size of its screen: a page of its own is laid out for a desk and then magnified as a whole, so that
 * what a board measures, lays out and covers is right at any size without a line for it.
 */
export function StageWindow() {
  const screen = useScreen();
  const scale = Math.min(screen.width / DESK.width, screen.height / DESK.height);
  const style = {
    width: screen.width / scale,
    height: screen.height / scale,
    transform: `scale(${scale})`,
  };
  return (
    <iframe
      className={css.stage}
      style={style}
      title={STAGE.frame}
      src={`${location.pathname}?screen`}
      allow="autoplay; screen-wake-lock"
    />
  );
}

const read = () => ({ width: Math.max(innerWidth, 1), height: Math.max(innerHeight, 1) });

function useScreen() {
  const [screen, setScreen] = useState(read);
  useEffect(() => {
    const measure = () => setScreen(read());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return screen;
}
