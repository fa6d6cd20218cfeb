import { type BoardProps, Toasts, uiText, useShape, useStepState } from 'hush/board';
import type { Moves, View } from '../../state';
import { Office } from '../frame/Office';
import { Desks } from '../hint/Desks';
import { useOwnPapers } from '../hint/OwnPapers';
import { SideWindow } from '../hint/SideWindow';
import { voteText } from '../text';
import { Ballot } from './Ballot';
import { SealedVotes } from './SealedVotes';
import styles from './VoteScreen.module.css';

/** The screen for the secret vote, in which voted-out players take part too. */
export function VoteScreen(props: BoardProps<View, Moves>) {
  const { view, seat, people, now } = props;
  const shape = useShape();
  const isBeside = shape === 'desk' || shape === 'tablet';
  const [tab, setTab] = useStepState(`${view.round} vote`, 'board');
  const { notes, cover, pane } = useOwnPapers(props);
  const sealed = <SealedVotes view={view} people={people} />;
  return (
    <Office
      view={view}
      people={people}
      now={now}
      className={styles.vote}
      desks={<Desks view={view} people={people} />}
      notes={pane}
      tab={tab}
      onTab={setTab}
    >
      <header className={styles.head}>
        {view.publicWord !== null && <small>{voteText.word(view.publicWord)}</small>}
        <h2>{voteText.ask}</h2>
        <p>{seat === null ? voteText.watching : view.me ? voteText.how : uiText.onYourPhoneWhy}</p>
      </header>
      <Ballot {...props} between={shape === 'phone' ? sealed : null} toasts={<Toasts />} />
      {shape === 'low' && <div className={styles.sealed}>{sealed}</div>}
      {isBeside && (
        <aside className={styles.side}>
          {sealed}
          {cover}
          <SideWindow notes={notes} first="chat" />
        </aside>
      )}
    </Office>
  );
}
