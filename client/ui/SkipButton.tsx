import { goToNextAction } from './nextAction';
import css from './SkipButton.module.css';

/** The first tab stop of a page that begins with many controls. Hidden until focused. */
export function SkipButton({ children }: { children: string }) {
  return (
    <button type="button" className={css.skip} onClick={goToNextAction}>
      {children}
    </button>
  );
}
