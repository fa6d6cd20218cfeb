import type { ReactNode } from 'react';
import type { WeaponId } from '../../state';
import { silhouette } from '../art/pictures';
import { weaponLines } from '../evidence';
import { boardText } from '../text';
import { markOf } from './Photo';
import photo from './Photo.module.css';
import { Picture } from './Picture';
import styles from './Tag.module.css';

interface TagProps {
  weapon: WeaponId;
  stamp?: 'cleared' | null;
  faded?: boolean;
  lit?: boolean;
  fill?: boolean;
  onPress?: (() => void) | undefined;
  note?: string;
  chosen?: boolean;
  mark?: string | undefined;
  over?: ReactNode;
  below?: ReactNode;
}

export function Tag(props: TagProps) {
  const {
    weapon,
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
  const { first, last } = weaponLines(weapon);
  const faint = stamp === 'cleared' || faded;
  const className = [styles.tag, faint && styles.faint, faded && styles.grey].filter(Boolean).join(' ');
  const face = (
    <>
      <span className={styles.picture}>
        <Picture src={silhouette(weapon)} alt="" draggable={false} />
        {stamp && (
          <span className={`${photo.stamp} ${photo.band}`} data-words aria-hidden="true">
            {boardText.cleared}
          </span>
        )}
        {over}
      </span>
      <span className={styles.foot}>
        <b className={styles.name} data-words>
          {first && <span>{first} </span>}
          {last}
        </b>
        {below}
      </span>
      {stamp && <span className="sr">{boardText.cleared}</span>}
      {note && <span className="sr">, {note}</span>}
    </>
  );
  return (
    <span
      className={[styles.wrap, fill && styles.fill, chosen && styles.chosen, lit && styles.lit]
        .filter(Boolean)
        .join(' ')}
      data-token={weapon}
    >
      {onPress ? (
        <button
          type="button"
          className={className}
          data-coach={mark ?? markOf(weapon, chosen)}
          onClick={onPress}
          {...(chosen === undefined ? {} : { 'aria-pressed': chosen })}
        >
          {face}
        </button>
      ) : (
        <span className={className}>{face}</span>
      )}
    </span>
  );
}
