import { useEffect, useState } from 'react';
import css from './StageWindow.module.css';
import { STAGE } from './text';

/** The size for which a stage is laid out, in CSS pixels. On a larger screen, the stage is magnified. */
const DESK = { width: 1280, height: 720 };

/**
 * Shows a stage at the size of the screen. The stage is a separate page in a frame, which is laid out for a desk and
 * then magnified as a whole. Boards therefore look right on screens of any size, without code for stages.
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
