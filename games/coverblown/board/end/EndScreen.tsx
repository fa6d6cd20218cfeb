import { BookOpen, Menu, MessageCircle, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../../client/ui/Button';
import type { Person } from '../../../../client/ui/board';
import { Captions } from '../../../../client/ui/Captions';
import { ChatPanel } from '../../../../client/ui/ChatPanel';
import { useWide } from '../../../../client/ui/media';
import { ReactionBurst } from '../../../../client/ui/ReactionBurst';
import { ReplayPanel } from '../../../../client/ui/ReplayPanel';
import { Sheet } from '../../../../client/ui/Sheet';
import { useTable } from '../../../../client/ui/services';
import { Toasts } from '../../../../client/ui/Toasts';
import { text as kitText } from '../../../../client/ui/text';
import type { Outcome } from '../../../../shared/module';
import type { Names } from '../../../../shared/text';
import type { View } from '../../state';
import { DAY_NAMES, text } from '../../text';
import { Logo } from '../art/drawings';
import { DAY_SHORT, endText } from '../text';
import { CaseFile } from './CaseFile';
import styles from './EndScreen.module.css';
import { Moment } from './Moment';
import { markOf } from './marks';

interface EndScreenProps {
  view: View;
  outcome: Outcome;
  people: readonly Person[];
  names: Names;
}

/** Who won and why, everything revealed, and the week once more. */
export function EndScreen({ view, outcome, people, names }: EndScreenProps) {
  const table = useTable();
  const main = useRef<HTMLElement>(null);
  const [chatting, setChatting] = useState(false);
  const wide = useWide();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.scrollingElement?.scrollTo(0, 0);
    // The table is gone, and with it whatever had the keyboard.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  const again = async () => {
    setBusy(true);
    await table.again.run().finally(() => setBusy(false));
  };
  return (
    <main ref={main} className={styles.end} tabIndex={-1}>
      <header className={styles.bar}>
        <Logo />
        <Captions at="bar" />
        <IconButton label={kitText.rules} icon={<BookOpen />} onClick={() => table.rules.open('end')} />
        {table.chat.on && (
          <IconButton
            label={kitText.chat}
            icon={<MessageCircle />}
            badge={table.chat.unread}
            onClick={() => setChatting(true)}
          />
        )}
        <IconButton label={kitText.menu} icon={<Menu />} onClick={table.openMenu} />
      </header>
      <section className={styles.win}>
        <h1>{headline(view, outcome)}</h1>
        <p>{text.reason(outcome, names, view)}</p>
        <div className={styles.toasts}>
          <Toasts />
        </div>
        <div className={styles.dock}>
          <Button
            variant="primary"
            size="lg"
            full
            busy={busy}
            why={table.again.why}
            icon={<RotateCcw />}
            onClick={again}
          >
            {endText.again}
          </Button>
          <Button size="lg" full onClick={table.anotherGame}>
            {endText.another}
          </Button>
        </div>
      </section>
      {view.truth && <CaseFile truth={view.truth} people={people} solved={outcome.reason === 'case-solved'} />}
      <div className={styles.replay}>
        <ReplayPanel<View>
          Moment={Moment}
          mark={markOf}
          section={(moment) => (wide ? DAY_NAMES : DAY_SHORT)[moment.day]}
        />
      </div>
      <Sheet open={chatting} onClose={() => setChatting(false)} title={kitText.chat}>
        <ChatPanel chat={table.chat} />
      </Sheet>
      <ReactionBurst />
    </main>
  );
}

function headline({ truth }: View, { cancelled, winners }: Outcome): string {
  const [winner] = winners;
  if (cancelled || winner === undefined) return endText.stopped;
  return truth?.players[winner]?.role === 'dirty' ? endText.dirty : endText.honest;
}
