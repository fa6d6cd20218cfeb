import type { BoardProps } from '../../../../client/ui/board';
import { useWide } from '../../../../client/ui/media';
import { Toasts } from '../../../../client/ui/Toasts';
import type { Moves, View } from '../../state';
import { Office, useTab } from '../frame/Office';
import { Desks } from '../hint/Desks';
import { Notes } from '../hint/Notes';
import { RoleCover } from '../hint/RoleCover';
import { SideWindow } from '../hint/SideWindow';
import { notesKey, useSuspicions } from '../notes';
import { frameText, voteText } from '../text';
import { Ballot } from './Ballot';
import { SealedVotes } from './SealedVotes';
import styles from './VoteScreen.module.css';

/** The vote: sealed, one for everybody, the voted-out too. */
export function VoteScreen(props: BoardProps<View, Moves>) {
  const { view, seat, people, told, now } = props;
  const wide = useWide();
  const { tab, change } = useTab(`${view.round} vote`);
  const { levels, raise } = useSuspicions(notesKey(told, seat));
  const notes = <Notes view={view} seat={seat} people={people} levels={levels} onRaise={raise} />;
  const cover = <RoleCover view={view} people={people} />;
  const sealed = <SealedVotes view={view} people={people} />;
  return (
    <Office
      view={view}
      now={now}
      className={styles.vote}
      desks={<Desks view={view} people={people} />}
      notes={
        <div className={styles.own}>
          {cover}
          <p className="caps">{frameText.onlyYou}</p>
          {notes}
        </div>
      }
      tab={tab}
      onTab={change}
    >
      <header className={styles.head}>
        <h2>{view.canBeAlone ? voteText.askAlone : voteText.ask}</h2>
        <p>{seat === null ? voteText.watching : voteText.how}</p>
      </header>
      <Ballot {...props} between={wide ? null : sealed} toasts={<Toasts />} />
      {wide && (
        <aside className={styles.side}>
          {sealed}
          {cover}
          <SideWindow notes={notes} first="chat" />
        </aside>
      )}
    </Office>
  );
}
