import { type ReactNode, useEffect, useState } from 'react';
import type { SeatQuestionView } from '#shared/room/room.ts';
import { timeOfDay } from '../board/time';
import { useRoom } from '../table/context';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { releaseAll } from '../ui/usePress';
import css from './QuestionSheet.module.css';
import { QUESTION } from './seatQuestionText';

interface Props {
  question: SeatQuestionView;
  title: ReactNode;
  no: string;
  yes: string;
  /** A row to add to the list of facts, as a label and a value. */
  row?: [string, string];
  /** Says how often the question has been asked, or how many members have said yes. */
  count: string;
  /** The consequences of answering yes, as `Effect` elements. */
  children: ReactNode;
}

/**
 * Asks a member a question about a device that wants to enter the room. The answer is never yes automatically. Neither
 * button is highlighted, so that people do not say yes just because a button stands out.
 */
export function QuestionSheet({ question, title, no, yes, row, count, children }: Props) {
  const { room, api, run } = useRoom();
  const [busy, setBusy] = useState(false);
  const before = [...room.members, ...(room.former ?? [])].find(({ id }) => id === question.before)?.name ?? null;
  // Covers secrets that are uncovered below this sheet.
  useEffect(releaseAll, []);
  const answer = async (isYes: boolean) => {
    setBusy(true);
    await run(() => api.send('POST', `/questions/${encodeURIComponent(question.id)}`, { yes: isYes }));
    setBusy(false);
  };
  const rows: [string, string][] = [
    [QUESTION.device, question.device],
    [QUESTION.inHere, before === null ? QUESTION.never : QUESTION.as(before)],
    ...(row ? [row] : []),
    [QUESTION.asked, timeOfDay(question.at)],
  ];
  return (
    <Sheet
      open
      mustAnswer
      onClose={() => undefined}
      title={title}
      actions={
        <div className={css.answers}>
          <Button size="lg" busy={busy} onClick={() => void answer(false)}>
            {no}
          </Button>
          <Button size="lg" busy={busy} onClick={() => void answer(true)}>
            {yes}
          </Button>
        </div>
      }
    >
      <div className={css.question}>
        <dl className={css.slip}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={css.effects}>{children}</ul>
        <p className={css.counts}>
          <span>{count}</span>
          <span>{QUESTION.stays}</span>
        </p>
      </div>
    </Sheet>
  );
}

export function Effect({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
