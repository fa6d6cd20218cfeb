import { cx } from '#client/ui/cx.ts';
import { Face } from '#client/ui/Face.tsx';
import { useBoardContext } from '../../context';
import { Words } from '../LogList';
import { isMomentNow } from './queue';
import css from './Slip.module.css';
import { useScene } from './useScene';

/**
 * Who does what, in a sentence: the slip of the scene that plays. It takes no room and nothing that lies under it is
 * blocked. It is read aloud once, not when it is shown again.
 */
export function Slip({ className }: { className?: string | undefined }) {
  const { people } = useBoardContext();
  const now = useScene();
  const person = people.find(({ seat }) => seat === now?.by);
  const shown = now && !isMomentNow(now) ? now : null;
  return (
    <div className={cx(css.place, className)} aria-live={shown?.isAgain ? 'off' : 'polite'} data-slips>
      {shown && (
        <div key={shown.key} className={css.slip} data-by={shown.by ?? undefined}>
          {person && <Face {...person} size="sm" />}
          <p>
            <b>
              <Words of={shown.words} />
            </b>
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
