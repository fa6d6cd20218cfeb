import { type ButtonProps, cx } from 'hush/board';
import { Undo2 } from 'lucide-react';
import { SendButton } from '../SendButton';
import css from './Actions.module.css';
import type { Action, ActionBar } from './actionBar';
import { turnText } from './text';

interface ActionsProps extends ActionBar {
  undo: Omit<Action, 'label'>;
}

/**
 * Buttons for the main action, an alternative, and going back. An action that is refused stays visible and shows the
 * reason.
 */
export function Actions({ left, main, second, back, undo }: ActionsProps) {
  return (
    <section className={css.actions} aria-label={turnText.label}>
      {left !== null && (
        <p className={css.left} data-aside>
          {left}
        </p>
      )}
      <Act
        {...main}
        sub={main.why}
        mark="main"
        variant={main.isQuiet ? 'raised' : 'primary'}
        className={cx(css.main, !second && css.wide)}
      />
      {second && <Act {...second} sub={second.why} mark="second" />}
      {back ? (
        <Act {...back} mark="back" variant="quiet" className={css.undo} />
      ) : (
        <Act {...undo} label={turnText.undo} icon={<Undo2 />} variant="quiet" className={css.undo} />
      )}
    </section>
  );
}

interface ActProps extends Action, Pick<ButtonProps, 'sub' | 'icon' | 'variant' | 'className'> {
  /** Value of the `data-act` attribute, by which the coach finds the button while it can be pressed. */
  mark?: string;
}

const Act = ({ label, run, mark, isQuiet, ...rest }: ActProps) => (
  <SendButton
    variant="raised"
    size="md"
    full={false}
    {...rest}
    data-act={mark}
    data-coach={rest.why === null ? mark : undefined}
    data-next-action={rest.why === null && mark === 'main' && !isQuiet ? '' : undefined}
    onSend={run}
  >
    {label}
  </SendButton>
);
