import { goToNextAction } from './nextAction';
import css from './SkipButton.module.css';

/** The first stop of the keyboard on a page that begins with many controls; unseen until it is reached. */
export function SkipButton({ children }: { children: string }) {
  return (
    <button type="button" className={css.skip} onClick={goToNextAction}>
      {children}
    </button>
  );
}
