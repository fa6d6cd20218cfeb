import { cx } from '#client/ui/cx.ts';
import { Face } from '#client/ui/Face.tsx';
import { useBoardContext } from '../../context';
import { Words } from '../LogList';
import { isMomentNow } from './queue';
import css from './Slip.module.css';
import { useScene } from './useScene';

interface SlipProps {
  /** `bar` fills the beginning of the top bar. Otherwise `className` says where the slip is. */
  at?: 'bar' | undefined;
  className?: string | undefined;
}

/**
 * Shows the words of the current scene on a slip of paper: who did what. It takes up no space and lets clicks through.
 * Screen readers announce each slip once.
 */
export function Slip({ at, className }: SlipProps) {
  const { people } = useBoardContext();
  const now = useScene();
  const person = people.find(({ seat }) => seat === now?.by);
  const shown = now && !isMomentNow(now) ? now : null;
  return (
    <div className={cx(css.place, at && css[at], className)} aria-live={shown?.isAgain ? 'off' : 'polite'} data-slips>
      {shown && (
        <div key={shown.key} className={css.slip} data-by={shown.by ?? undefined}>
          {person && <Face {...person} size="sm" />}
          <p>
            <Words of={shown.words} />
            {shown.more && (
              <span>
                {' '}
                <Words of={shown.more} />
              </span>
            )}
          </p>
          {shown.points !== undefined && (
            <strong className={css.points} aria-hidden="true">
              {shown.points}
            </strong>
          )}
        </div>
      )}
    </div>
  );
}
