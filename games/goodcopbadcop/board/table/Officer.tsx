import { cx, type Person } from 'hush/board';
import type { CSSProperties } from 'react';
import { equipmentName } from '../../text';
import { Envelope } from '../art/Envelope';
import { EvidenceBag } from '../art/EvidenceBag';
import { File } from '../art/File';
import { fileWords, tableText } from '../text';
import { Cards } from './Cards';
import { CardTargets } from './CardTargets';
import styles from './Officer.module.css';
import { fileLook, pressable, type TableLook } from './officer';
import type { Place } from './places';

interface OfficerProps {
  person: Person;
  place: Place;
  look: TableLook;
  dim: boolean;
}

/** An officer's file on the desk, with all public facts about the officer. The whole file is a button. */
export function Officer({ person, place, look, dim }: OfficerProps) {
  const { view, seat, names } = look;
  const file = view.table[person.seat];
  if (!file) return null;
  const light = look.light(person.seat);
  const targets = look.cards?.of === person.seat ? look.cards : null;
  const style = {
    left: place.file.x,
    top: place.file.y,
    '--tilt': `${place.tilt}deg`,
    '--size': place.scale,
  } as CSSProperties;
  return (
    <li className={styles.seat} style={style} data-officer={person.seat}>
      <button
        {...pressable(look, person.seat)}
        className={cx(styles.button, light && styles[light], dim && styles.dim)}
      >
        <span className="sr">{fileWords(file, view, seat, names)}</span>
        <span aria-hidden="true">
          <File {...fileLook(look, person)} className={styles.file}>
            <Cards of={person.seat} look={look} silent className={cx(targets && styles.taken)} />
            <span className={styles.stuff} data-many={file.active.length > 1 || undefined}>
              <Envelope count={file.hand} />
              {file.active.map((id) => (
                <EvidenceBag key={id} of={id} name={equipmentName(id)} className={styles.bag} />
              ))}
            </span>
            {file.out && <span className={styles.stamp}>{tableText.stamp}</span>}
          </File>
        </span>
      </button>
      {targets && <CardTargets cards={targets} look={look} className={styles.targets} />}
    </li>
  );
}
