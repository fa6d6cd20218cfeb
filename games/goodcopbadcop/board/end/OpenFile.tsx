import type { Person } from '../../../../client/board/contract';
import { cx } from '../../../../client/ui/cx';
import { type Face, type SeatView, SLOTS, type Team } from '../../state';
import { Emblem } from '../art/Emblem';
import { File } from '../art/File';
import { IntegrityCard } from '../art/IntegrityCard';
import hole from '../shot/hole.svg?url';
import styles from './OpenFile.module.css';
import { endText } from './text';

interface OpenFileProps {
  person: Person;
  file: SeatView;
  /** Everything face up; null: the match was stopped, and what is hidden stays so. */
  faces: readonly Face[] | null;
  side: { team: Team; title: string; because: string } | null;
  isWinner: boolean;
  /** The slot the last shot went through. */
  holed: number | null;
}

/** One officer at the end: three cards face up, the side and what put them there. */
export function OpenFile({ person, file, faces, side, isWinner, holed }: OpenFileProps) {
  return (
    <li className={cx(styles.entry, side && styles[side.team], !isWinner && side && styles.lost)}>
      <File
        person={person}
        status={person.you ? endText.you : file.out ? endText.out : null}
        className={cx(styles.file, isWinner && styles.winner)}
      >
        <span className={styles.cards}>
          {SLOTS.map((slot) => (
            <span key={slot} className={styles.card}>
              <IntegrityCard
                slot={slot}
                open={faces?.[slot] ?? file.cards[slot].face}
                wounded={file.cards[slot].wounded}
              />
              {slot === holed && <img className={styles.hole} src={hole} alt="" />}
            </span>
          ))}
        </span>
        {side && (
          <span className={styles.side}>
            <b>{side.title}</b>
            <small>{side.because}</small>
          </span>
        )}
        {isWinner && (
          <span className={styles.win}>
            <Emblem of={side?.team ?? 'honest'} />
            <b>{endText.wins}</b>
          </span>
        )}
      </File>
    </li>
  );
}
