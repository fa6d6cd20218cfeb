import { cx } from 'hush/board';
import type { ReactNode } from 'react';
import type { SuspectId, TokenId } from '../../state';
import { portrait } from '../art/pictures';
import { nameLines } from '../evidence';
import { boardText } from '../text';
import styles from './Photo.module.css';
import { Picture } from './Picture';

interface PhotoProps {
  suspect: SuspectId;
  stamp?: 'cleared' | 'guilty' | null;
  /** Fades the photograph without a stamp, as for a Wrong pair on the verdict screen. */
  faded?: boolean;
  /** Highlights the photograph, as for the proposed pair on the darkened board. */
  lit?: boolean;
  /** On wide screens, fills the cell without keeping the photograph's proportions. */
  fill?: boolean;
  /** Called when the photograph is pressed. If missing, the photograph is not a button. */
  onPress?: (() => void) | undefined;
  /** Text that screen readers read after the name. */
  note?: string;
  chosen?: boolean;
  /** Name by which the coach finds this photograph. By default, it is derived from the token. */
  mark?: string | undefined;
  /** Shown on top of the picture. */
  over?: ReactNode;
  /** Shown below the name. */
  below?: ReactNode;
}

/** Returns the name by which the coach finds a token on the board or in a form. A selected token in a form has none. */
export function markOf(token: TokenId, chosen: boolean | undefined): string | undefined {
  if (chosen === undefined) return `token:${token}`;
  return chosen ? undefined : `pick:${token}`;
}

/**
 * A suspect's press photograph. A stamp is on the lower third of the picture, where it covers neither the eyes nor the
 * name.
 */
export function Photo(props: PhotoProps) {
  const {
    suspect,
    stamp = null,
    faded = false,
    lit = false,
    fill = false,
    onPress,
    note,
    chosen,
    mark,
    over,
    below,
  } = props;
  const { first, last } = nameLines(suspect);
  const faint = stamp === 'cleared' || faded;
  const className = [
    styles.photo,
    faint && styles.faint,
    faded && styles.grey,
    fill && styles.fill,
    chosen && styles.chosen,
    lit && styles.lit,
  ]
    .filter(Boolean)
    .join(' ');
  const face = (
    <>
      <span className={styles.picture}>
        <Picture src={portrait(suspect)} alt="" draggable={false} />
        {stamp && (
          <span className={cx(styles.stamp, stamp === 'cleared' && styles.band)} data-words aria-hidden="true">
            {boardText[stamp]}
          </span>
        )}
        {over}
      </span>
      <span className={styles.name} data-words>
        {first} <b>{last}</b>
      </span>
      {below}
      {stamp && <span className="sr">{boardText[stamp]}</span>}
      {note && <span className="sr">, {note}</span>}
    </>
  );
  if (!onPress) {
    return (
      <span className={className} data-token={suspect}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      data-token={suspect}
      data-coach={mark ?? markOf(suspect, chosen)}
      onClick={onPress}
      {...(chosen === undefined ? {} : { 'aria-pressed': chosen })}
    >
      {face}
    </button>
  );
}
