import { cx, type Person } from 'hush/board';
import type { Face, SeatView, Slot, Team } from '../../state';
import { Emblem } from '../art/Emblem';
import { File } from '../art/File';
import { HoledCards } from '../art/HoledCards';
import styles from './OpenFile.module.css';
import { endText } from './text';

interface OpenFileProps {
  person: Person;
  file: SeatView;
  /** All faces, or null if the match was stopped, after which hidden cards stay hidden. */
  faces: readonly Face[] | null;
  side: { team: Team; title: string; because: string } | null;
  isWinner: boolean;
  /** The slot of the card that the last shot hit, or null. */
  holed: Slot | null;
}

/** One officer's file on the last screen: three cards face up, the officer's side, and the reason for the side. */
export function OpenFile({ person, file, faces, side, isWinner, holed }: OpenFileProps) {
  return (
    <li className={cx(styles.entry, side && styles[side.team], !isWinner && side && styles.lost)}>
      <File
        person={person}
        status={person.you ? endText.you : file.out ? endText.out : null}
        className={cx(styles.file, isWinner && styles.winner)}
      >
        <HoledCards
          faces={faces ?? file.cards.map(({ face }) => face)}
          holed={holed}
          isWounded={(slot) => file.cards[slot].wounded}
          className={styles.cards}
        />
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
