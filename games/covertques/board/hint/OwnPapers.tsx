import type { BoardProps } from 'hush/board';
import type { Moves, View } from '../../state';
import { useSuspicions } from '../notes';
import { frameText } from '../text';
import { Notes } from './Notes';
import styles from './OwnPapers.module.css';
import { RoleCover } from './RoleCover';

/** Returns the seat's private parts: the covered card, the notes, and a pane with both. */
export function useOwnPapers({ view, seat, people }: BoardProps<View, Moves>) {
  const { levels, raise } = useSuspicions(seat);
  const notes = <Notes view={view} seat={seat} people={people} levels={levels} onRaise={raise} />;
  const cover = <RoleCover view={view} people={people} />;
  const pane = (
    <div className={styles.own}>
      {cover}
      <p className="caps">{frameText.suspicions}</p>
      {notes}
    </div>
  );
  return { notes, cover, pane };
}
