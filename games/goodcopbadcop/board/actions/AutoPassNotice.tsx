import { type BoardProps, Button, useBusy } from 'hush/board';
import type { AutoPass, Moves, View } from '../../state';
import { windowText } from '../window/text';
import styles from './Prompt.module.css';

/** Says that the seat passes automatically from now on. Either button stores a choice, so that the notice goes. */
export function AutoPassNotice({ act }: Pick<BoardProps<View, Moves>, 'act'>) {
  const { title, line, askAlways, ok } = windowText.notice;
  const [busy, wait] = useBusy();
  const choose = (auto: AutoPass) => wait(act.setAutoPass(auto));
  return (
    <section className={styles.prompt} aria-label={title} data-next>
      <p role="status">
        <b>{title}</b>
        <span>{line}</span>
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" size="lg" busy={busy} onClick={() => choose('never')}>
          {askAlways}
        </Button>
        <Button variant="primary" size="lg" full busy={busy} onClick={() => choose('untilTouched')}>
          {ok}
        </Button>
      </div>
    </section>
  );
}
