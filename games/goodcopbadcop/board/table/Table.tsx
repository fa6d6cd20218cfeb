import { type BoardProps, Button, cx, nameOf, Toasts, useBoardContext, useSecret, useWide } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { FileKey, NotebookPen } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { passesAutomatically } from '../../passing';
import type { Moves, View } from '../../state';
import { firstWords, text } from '../../text';
import { Actions } from '../actions/Actions';
import { type FlowState, useFlow } from '../actions/useFlow';
import { DiscardSheet } from '../equipment/DiscardSheet';
import { EquipmentSheet } from '../equipment/EquipmentSheet';
import { Frame, type FrameSheet } from '../frame/Frame';
import { LearnedFile } from '../learned/LearnedFile';
import { learnedText } from '../learned/text';
import { useLearned } from '../learned/useLearned';
import { FieldNotes } from '../notes/FieldNotes';
import { SceneLayer } from '../scenes/SceneLayer';
import { PersonSheet } from '../sheets/PersonSheet';
import { PickCard } from '../sheets/PickCard';
import { PileSheet } from '../sheets/PileSheet';
import { ShootSheet } from '../sheets/ShootSheet';
import { frameText, heading, secretText } from '../text';
import { Ribbon } from '../window/Ribbon';
import { isInWindow, partOf } from '../window/text';
import { Away } from './Away';
import { Clipboard } from './Clipboard';
import { Desk } from './Desk';
import { lookCount } from './looks';
import { OwnFile } from './OwnFile';
import type { FreshLook, TableLook } from './officer';
import { pickingOf } from './picking';
import { Roll } from './Roll';
import styles from './Table.module.css';
import { useSeen } from './useSeen';

/** Loaded lazily, because only a stage shows this screen. */
const TableStage = lazy(() => import('../stage/TableStage'));

type Open = { kind: 'file'; of: Seat } | { kind: 'piles' } | { kind: 'hand' };

interface TableProps extends BoardProps<View, Moves> {
  /** True while the screen for a shot is shown. Windows and questions wait until it closes. */
  isShot: boolean;
}

/** The table after the cards are filed: a desk if there is room, a list of officers on phones. */
export function Table({ isShot: isShotShown, ...props }: TableProps) {
  const { view, seat, people, legal } = props;
  const names = useMemo(() => nameOf(people), [people]);
  const wide = useWide();
  const learned = useLearned(view, seat);
  const isLooking = learned?.isFirst === true;
  const whole = useFlow(props);
  const flow: FlowState = isLooking ? { ...whole, flow: null, ask: null } : whole;
  const [open, setOpen] = useState<Open | null>(null);
  const [sheet, setSheet] = useState<FrameSheet | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const isFree = view.window === null && open === null && sheet === null;
  const isOwnFree = isFree && learned === null;
  const secret = useSecret({ hotkey: isOwnFree && view.me !== null });
  const held = secret.open ? view.me : null;
  const fresh = useFreshLook(view);
  const { isAsked, ...picking } = pickingOf(view, legal, flow, (of) => setOpen({ kind: 'file', of }));
  useFirstFile(isAsked);
  const isOut = seat !== null && view.out.includes(seat);
  const isShot = view.window?.about?.action === 'shoot';
  const shooter = isShot ? view.active : null;

  const { stage } = useBoardContext();
  const look: TableLook = { view, seat, people, names, held, fresh, ...picking };
  const ownSeat = seat ?? (wide ? (view.seats[0] ?? null) : null);
  const own = ownSeat !== null && (
    <OwnFile of={ownSeat} look={look} secret={secret} hotkey={isOwnFree} onHand={() => setOpen({ kind: 'hand' })} />
  );
  const actions = !isLooking && (
    <Actions view={view} seat={seat} legal={legal} act={props.act} names={names} flow={flow} />
  );
  // A window that this seat can answer shows the card that was just looked at. Otherwise `LearnedFile` shows it.
  const isWindowFull = view.window !== null && isInWindow(partOf(view, view.window, seat));
  const file = learned && seat !== null && !isWindowFull && (
    <LearnedFile
      key={learned.key}
      learned={learned}
      view={view}
      seat={seat}
      people={people}
      names={names}
      onNotes={() => setSheet('notes')}
      hotkey={open === null && sheet === null}
      legal={legal}
    />
  );
  const isBusy = learned !== null && !learned.isFolded;
  // A seat that has passed stays in `waitingFor` until the window closes, because passes are secret.
  const mayAnswer = view.window ? view.me?.passed === false && !passesAutomatically(view, seat) : view.active !== seat;
  const isAskedNow = seat !== null && view.waitingFor.includes(seat) && mayAnswer;
  const notes = <FieldNotes {...props} onClose={null} onRead={learned?.sawAll} />;
  const parts = {
    asks: isAskedNow || isBusy || flow.flow !== null || open !== null,
    tabs: [{ id: 'notes', label: frameText.notes, icon: <NotebookPen />, panel: notes }],
    actions: () => (
      <div className={styles.hand}>
        {actions}
        <Button full icon={<FileKey />} onClick={() => setOpen({ kind: 'hand' })}>
          {secretText.use}
        </Button>
      </div>
    ),
  };
  const onPiles = () => setOpen({ kind: 'piles' });
  const onStage = stage && {
    sentence: sentenceOnStage(view, names),
    clock: view.window === null,
    corner: null,
    main: (
      <Suspense>
        <TableStage look={look} shooter={shooter} now={props.now} own={own} />
      </Suspense>
    ),
  };
  return (
    <Frame
      {...props}
      {...(isLooking ? learnedText.first : heading(text.now, view, seat, names))}
      isSaid={isWindowFull && !wide}
      alert={isShot}
      dim={isShot}
      sheet={sheet}
      onSheet={setSheet}
      onRead={learned?.sawAll}
      secretParts={seat === null || isOut ? undefined : parts}
      className={wide ? styles.wide : cx(styles.narrow, isWindowFull && styles.beside, isOut && styles.out)}
      stage={onStage ?? undefined}
    >
      {/* The tape comes first in the DOM, so that a keyboard user reaches its buttons in a few presses from either end of the table. */}
      {!isShotShown && (
        <Ribbon
          {...props}
          learned={learned}
          isHandOpen={open?.kind === 'hand'}
          onUse={() => setOpen({ kind: 'hand' })}
        />
      )}
      {wide ? (
        <>
          <Desk look={look} shooter={shooter} onPiles={onPiles} own={own} actions={actions} />
          <Clipboard view={view} seat={seat} people={people} />
          <Away {...props} />
          {file}
          <Toasts floating />
        </>
      ) : (
        <>
          <div className={styles.scroll} data-tight={view.window !== null || learned !== null || undefined}>
            <Roll
              look={look}
              shooter={shooter}
              onPiles={onPiles}
              onLog={() => setSheet('log')}
              own={own}
              withOwn={isWindowFull}
            />
          </div>
          <div className={cx(isAsked && styles.picking)}>
            <Toasts />
          </div>
          {(!view.window || file) && (
            <div className={styles.dock}>
              {!view.window && <Away {...props} />}
              {file}
              {!view.window && !isBusy && actions}
            </div>
          )}
        </>
      )}
      <SceneLayer />
      {open?.kind === 'file' && <PersonSheet {...props} of={open.of} names={names} flow={flow} onClose={close} />}
      {open?.kind === 'piles' && <PileSheet view={view} onClose={close} />}
      <EquipmentSheet {...props} open={open?.kind === 'hand'} onClose={close} />
      {seat !== null && (
        <>
          <PickCard view={view} seat={seat} names={names} flow={flow} />
          <ShootSheet view={view} seat={seat} names={names} flow={flow} />
          {!isShotShown && <DiscardSheet {...props} />}
        </>
      )}
    </Frame>
  );
}

/** Returns what the top bar of a stage says, or undefined without an open window. The captions then say it. */
function sentenceOnStage(view: View, names: Names): string | undefined {
  if (view.phase === 'preGame') return firstWords(view, null, names);
  return view.window ? frameText.turnOf(names(view.active)) : undefined;
}

/** Moves the focus to the first file that can be picked if the button that had the focus disappears. */
function useFirstFile(isPicking: boolean): void {
  useEffect(() => {
    if (!isPicking || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-light="open"]')?.focus({ preventScroll: true });
  }, [isPicking]);
}

/** Time in ms for which the eye is shown over a card that was looked at. */
const LOOKS = 2400;

/**
 * Returns the latest look while the eye is shown over its card, or null. Looks from before the board was opened are not
 * shown.
 */
function useFreshLook(view: View): FreshLook | null {
  const n = lookCount(view);
  const seen = useSeen(n, LOOKS);
  const last = view.looks.at(-1);
  return n > seen && last ? { n, by: last.by, at: last.at, slot: last.slot } : null;
}
