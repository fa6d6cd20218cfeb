import { FingerprintPattern, Laptop, LayoutGrid, Menu as Lines } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Clock } from '../../board/chrome/Clock';
import { Slip } from '../../board/chrome/director/Slip';
import { FloorLine, FloorSign } from '../../board/chrome/Floor';
import { PausedDock } from '../../board/chrome/Paused';
import { pausedText } from '../../board/chrome/pausedText';
import { ReactionBurst } from '../../board/chrome/ReactionBurst';
import { useAwayFor } from '../../board/chrome/ScreensBar';
import { ConnectionRibbon } from '../../board/chrome/TopBar';
import { type TableTab, useTablePanels } from '../../board/chrome/tablePanels';
import { type PrivateFrameProps, type PrivateScreen, type TwoScreens, useBoardContext } from '../../board/context';
import { Captions } from '../../feedback/Captions';
import { useBack } from '../../state/back';
import { Button, IconButton } from '../../ui/Button';
import { CoveredSecret } from '../../ui/CoveredSecret';
import { cx } from '../../ui/cx';
import { Face } from '../../ui/Face';
import { Name } from '../../ui/Name';
import { useArrival } from '../../ui/nextAction';
import { useShape } from '../../ui/shape';
import { Tabs } from '../../ui/Tabs';
import { Toasts } from '../../ui/Toasts';
import { text } from '../../ui/text';
import { OwnLines } from './OwnLines';
import css from './PrivateFrame.module.css';
import { privateText } from './text';

const SECRET = 'secret';
const BOARD = 'board';

/**
 * The frame of a seat's private screen: the person, the remaining time, a sentence, the covered card, the seat's notes,
 * and the moves that need secrets. The table is in a tab, which opens by itself while the table needs this seat to do
 * something there.
 */
export function PrivateFrame({ table, frame, parts }: PrivateFrameProps) {
  const { privateScreen, screens, pause } = useBoardContext();
  const isPhone = useShape() === 'phone';
  const [open, setOpen] = useOpen(parts.asks === true);
  const panelId = useId();
  const toBoard = () => setOpen(BOARD);
  const secret: TableTab = {
    id: SECRET,
    label: privateText.secret,
    icon: <FingerprintPattern />,
    panel: privateScreen && (
      <Secret {...privateScreen} actions={pause ? <PausedDock endsAt={frame.endsAt} /> : parts.actions(toBoard)} />
    ),
  };
  const own = parts.tabs ?? [];
  const panels = useTablePanels([secret, ...own], false);
  const board = { id: BOARD, label: frame.boardLabel ?? text.board, icon: frame.boardIcon ?? <LayoutGrid /> };
  const tabs = [...panels.slice(0, own.length + 1), board, ...panels.slice(own.length + 1)];
  const panel = panels.find(({ id }) => id === open);
  useBack(panel?.id !== SECRET, () => setOpen(SECRET));
  useTabOf(frame, isPhone, setOpen);
  useArrival();

  const nav = (at: 'top' | 'foot') => (
    <nav className={at === 'top' ? css.atTop : css.tabs}>
      <Tabs
        look={at === 'top' ? 'inline' : 'bottom'}
        label={privateText.parts}
        tabs={tabs}
        value={panel?.id ?? BOARD}
        onChange={setOpen}
        panel={panel && panelId}
      />
    </nav>
  );
  if (!panel || !privateScreen || !screens) return table(nav);
  return (
    <main className={cx(css.frame, frame.className)} tabIndex={-1}>
      <Who screens={screens} endsAt={frame.endsAt} now={frame.clockNow} />
      <ConnectionRibbon />
      <FloorLine />
      <Gone screens={screens} />
      <p className={css.now} role="status">
        {pause ? pausedText.stopped : privateScreen.sentence}
      </p>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={panel.label}
        className={cx(css.panel, panel.id === SECRET && css.secret)}
      >
        {panel.panel}
      </div>
      {nav('foot')}
      <div hidden={pause !== null} style={{ display: pause ? undefined : 'contents' }}>
        {frame.overlay}
      </div>
      <ReactionBurst />
    </main>
  );
}

function Who({ screens, endsAt, now }: { screens: TwoScreens; endsAt: number | null; now(): number }) {
  const { people, seat, openMenu } = useBoardContext();
  const me = people.find((person) => person.seat === seat);
  return (
    <header className={css.who}>
      <button type="button" className={css.me} onClick={screens.openSheet}>
        {me && <Face {...me} size={undefined} className={css.face} />}
        <span>
          <b>
            <Name>{privateText.name(me?.name ?? '')}</Name>
          </b>
          <small>
            <Laptop aria-hidden="true" />
            {privateText.here}
          </small>
        </span>
        <span className="sr">. {privateText.manage}</span>
      </button>
      <Slip at="bar" />
      <Captions at="bar" />
      <FloorSign />
      <Clock endsAt={endsAt} now={now} />
      <IconButton label={text.menu} icon={<Lines />} onClick={openMenu} />
    </header>
  );
}

/** Tells the person that the other screen has disconnected, and offers to continue on this screen only. */
function Gone({ screens }: { screens: TwoScreens }) {
  if (useAwayFor(screens) === null) return null;
  return (
    <p className={css.gone} role="status">
      {privateText.gone}
      <Button variant="text" onClick={() => screens.remove('open')}>
        {privateText.alone}
      </Button>
    </p>
  );
}

/** Shows the covered card, the notes and the buttons. The card has the same size when covered and uncovered. */
function Secret({ label, card, actions }: Pick<PrivateScreen, 'label' | 'card'> & { actions: ReactNode }) {
  return (
    <>
      <CoveredSecret label={label} look="large" height="100%" hotkey className={css.card}>
        {card}
      </CoveredSecret>
      <div className={css.notes}>
        <OwnLines />
      </div>
      <div className={css.foot}>
        <Toasts />
        <section data-next className={css.actions} aria-label={privateText.hand}>
          {actions}
        </section>
      </div>
    </>
  );
}

/**
 * Tracks which tab is open: at first the covered card, and the table while it needs this seat to do something.
 * Afterwards, the previous tab opens again.
 */
function useOpen(asks: boolean): [string, (id: string) => void] {
  const [open, setOpen] = useState(asks ? BOARD : SECRET);
  const [before, setBefore] = useState(SECRET);
  const [wasAsked, setAsked] = useState(asks);
  if (asks !== wasAsked) {
    setAsked(asks);
    if (asks) setBefore(open);
    if (asks) setOpen(BOARD);
    else if (open === BOARD) setOpen(before);
  }
  return [open, setOpen];
}

/** On phones, opens a tab of the private screen if the board opens its own tab with this name ("Talk"). */
function useTabOf({ tab, onTab }: PrivateFrameProps['frame'], isPhone: boolean, open: (id: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each requested tab
  useEffect(() => {
    if (!isPhone || tab === undefined || tab === BOARD) return;
    open(tab);
    onTab?.(BOARD);
  }, [tab, isPhone]);
}
