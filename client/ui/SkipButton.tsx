import { goToNextAction } from './nextAction';
import css from './SkipButton.module.css';

/**
 * A button that moves the focus to the main content of a page with many controls. It is the first one that Tab reaches,
 * and hidden until focused.
 */
export function SkipButton({ children }: { children: string }) {
  return (
    <button type="button" className={css.skip} onClick={goToNextAction}>
      {children}
    </button>
  );
}
