import { goToNextAction } from './nextAction';
import css from './SkipButton.module.css';

/** A button that skips to the main content: the first tab stop on a page with many controls, hidden until focused. */
export function SkipButton({ children }: { children: string }) {
  return (
    <button type="button" className={css.skip} onClick={goToNextAction}>
      {children}
    </button>
  );
}
