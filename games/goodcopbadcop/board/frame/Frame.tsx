import {
  type BoardProps,
  Captions,
  ChatPanel,
  cx,
  IconButton,
  LogList,
  type SecretParts,
  Sheet,
  type StageContent,
  TableFrame,
  useBoardContext,
  useShape,
  useWide,
} from 'hush/board';
import { MessageCircle, NotebookPen, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Moves, secondsOf, type View } from '../../state';
import { Logo } from '../art/Logo';
import { Wood } from '../art/Wood';
import { FieldNotes } from '../notes/FieldNotes';
import { frameText } from '../text';
import styles from './Frame.module.css';

export type FrameSheet = 'notes' | 'chat' | 'log';

interface FrameProps extends BoardProps<View, Moves> {
  /** A sentence about the current situation, shown above the hint. Missing on screens that have a different heading. */
  title?: string | undefined;
  hint?: string | undefined;
  /** True if an open window already shows the sentence. The frame then leaves only room for captions. */
  isSaid?: boolean | undefined;
  alert?: boolean | undefined;
  dim?: boolean | undefined;
  sheet: FrameSheet | null;
  onSheet(sheet: FrameSheet | null): void;
  /** Called when the player has uncovered the field notes and covers them again. */
  onRead?: (() => void) | undefined;
  secretParts?: SecretParts | undefined;
  className?: string | undefined;
  /** Shown in place of the children on a stage. */
  stage?: StageContent | undefined;
  children: ReactNode;
}

/** The frame around every screen of the match: the top bar, the sentence and the oak table. */
export function Frame(frame: FrameProps) {
  const { title, hint, isSaid, alert, dim, sheet, onSheet, secretParts, className, stage, children, ...props } = frame;
  const { view, now } = props;
  const { practice } = useBoardContext();
  // While a window is open, its tape shows the time left instead. In a practice match, the person has no clock.
  const endsAt = view.window || practice ? null : view.endsAt;
  const seconds = secondsOf(view, view.phase);
  // A phone's bar has no room for a caption, so the caption replaces the hint.
  const isPhone = useShape() === 'phone';
  const captions = isPhone && <Captions at="line" />;
  const sentence = isSaid ? (
    <div className={cx(styles.now, styles.lane)}>{captions}</div>
  ) : title ? (
    <div className={cx(styles.now, alert && styles.alert)} role="status">
      {/* A key gives each sentence a new element, so that text never shifts within a line. */}
      <b key={title}>{title}</b>
      {captions}
      {hint && <span key={hint}>{hint}</span>}
    </div>
  ) : null;
  return (
    <TableFrame
      logo={<Logo />}
      endsAt={endsAt}
      hasOtherClock={!practice && view.window !== null && view.window.endsAt !== null}
      total={seconds > 0 ? seconds * 1000 : null}
      clockNow={now}
      buttons={<Buttons onOpen={onSheet} notes={view.me !== null} />}
      sentence={sentence}
      main={
        <Wood dim={dim} className={className}>
          {children}
        </Wood>
      }
      stage={stage && { ...stage, main: <Wood dim={dim}>{stage.main}</Wood> }}
      overlay={<FrameSheets {...props} open={sheet} onClose={() => onSheet(null)} />}
      secretParts={secretParts}
      toasts={view.phase === 'placement'}
      className={styles.frame}
      classNames={{ top: styles.top, slip: styles.slip }}
    />
  );
}

function Buttons({ onOpen, notes }: { onOpen(sheet: FrameSheet): void; notes: boolean }) {
  const { chat } = useBoardContext();
  const wide = useWide();
  return (
    <>
      {notes && <IconButton label={frameText.notes} icon={<NotebookPen />} onClick={() => onOpen('notes')} />}
      {wide && (
        <span className={styles.narrowDesk}>
          <IconButton label={frameText.log} icon={<ScrollText />} onClick={() => onOpen('log')} />
        </span>
      )}
      {chat.on && (
        <IconButton
          label={frameText.chat}
          icon={<MessageCircle />}
          badge={chat.unread}
          onClick={() => onOpen('chat')}
        />
      )}
    </>
  );
}

interface FrameSheetsProps extends BoardProps<View, Moves>, Pick<FrameProps, 'onRead'> {
  open: FrameSheet | null;
  onClose(): void;
}

function FrameSheets({ open, onClose, ...props }: FrameSheetsProps) {
  const { chat, log } = useBoardContext();
  if (open === 'notes') return <FieldNotes {...props} onClose={onClose} />;
  return (
    <>
      <Sheet open={open === 'chat'} onClose={onClose} title={frameText.chat}>
        <div className={styles.chat}>
          <ChatPanel chat={chat} />
        </div>
      </Sheet>
      <Sheet open={open === 'log'} onClose={onClose} title={frameText.dutyLog}>
        <LogList lines={log} whole />
      </Sheet>
    </>
  );
}
