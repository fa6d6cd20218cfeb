import { type BoardProps, Slip, Toasts, useScene, useShape, useStepState } from 'hush/board';
import type { Moves, View } from '../../state';
import { Office } from '../frame/Office';
import { SecretPeek } from '../frame/SecretPeek';
import { Window } from '../frame/Window';
import { stillToSpeak } from '../round';
import { frameText, hintText } from '../text';
import { Chain } from './Chain';
import { Composer } from './Composer';
import { Desks, QuickReactions } from './Desks';
import { Feed } from './Feed';
import styles from './HintScreen.module.css';
import { Monitor } from './Monitor';
import { useOwnPapers } from './OwnPapers';
import { SideWindow } from './SideWindow';

/** The screen for the hint phase and the discussion that follows. */
export function HintScreen(props: BoardProps<View, Moves>) {
  const { view, seat, people, now } = props;
  const scene = useScene();
  const shape = useShape();
  const [tab, setTab] = useStepState(`${view.round} ${view.phase}`, 'board');
  const { notes, cover, pane } = useOwnPapers(props);
  const composer = <Composer {...props} onTalk={() => setTab('talk')} />;
  return (
    <Office
      view={view}
      people={people}
      now={now}
      className={styles.hint}
      desks={<Desks view={view} people={people} />}
      notes={pane}
      tab={tab}
      onTab={setTab}
      actions={composer}
    >
      {shape === 'desk' ? (
        <Window title={frameText.desks} aside={frameText.order} className={styles.desks}>
          <div className={styles.order}>
            <Chain view={view} people={people} tall />
            <QuickReactions />
          </div>
        </Window>
      ) : (
        <div className={styles.head}>
          {shape === 'phone' && <SecretPeek view={view} people={people} look="reminder" />}
          <Monitor view={view} full={shape === 'tablet'} />
          <Chain view={view} people={people} />
        </div>
      )}
      <div className={styles.work}>
        <Window title={hintText.feed} aside={hintText.left(stillToSpeak(view))} className={styles.feed}>
          {/* The hints below show a new hint, and a toast confirms the player's own claim. */}
          <Slip className={scene?.kind === 'hinted' || scene?.by === seat ? styles.none : styles.slip} />
          <Feed view={view} people={people} now={now} />
        </Window>
        <div className={styles.foot}>
          {/* On wide screens, a note covers the sentence below the hints, never a hint. */}
          <div className={styles.toasts}>
            <Toasts />
          </div>
          {composer}
        </div>
      </div>
      {(shape === 'desk' || shape === 'tablet') && (
        <aside className={styles.side}>
          {shape === 'desk' && <Monitor view={view} full />}
          {cover}
          <SideWindow key={view.phase} notes={notes} first={view.phase === 'discuss' ? 'chat' : 'notes'} />
        </aside>
      )}
    </Office>
  );
}
