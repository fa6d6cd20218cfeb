import { Eye, Lock, Tv } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SeatQuestionView } from '#shared/room.ts';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { releaseAll } from '../ui/usePress';
import { useRoom } from './context';
import css from './SeatQuestion.module.css';
import { QUESTION, STAGE_QUESTION } from './seatQuestionText';

/** Asks a member whether a screen may show the locked room. Neither answer is highlighted. */
export function StageQuestion({ question }: { question: SeatQuestionView }) {
  const { room, api, run } = useRoom();
  const [busy, setBusy] = useState(false);
  const before = room.members.find(({ id }) => id === question.before)?.name ?? null;
  // Nothing private stays open under it.
  useEffect(releaseAll, []);
  const answer = async (yes: boolean) => {
    setBusy(true);
    await run(() => api.send('POST', `/questions/${encodeURIComponent(question.id)}`, { yes }));
    setBusy(false);
  };
  const rows: [string, string][] = [
    [QUESTION.device, question.device],
    [QUESTION.inHere, before === null ? QUESTION.never : QUESTION.as(before)],
    [QUESTION.asked, QUESTION.at(question.at)],
  ];
  return (
    <Sheet
      open
      mustAnswer
      onClose={() => undefined}
      title={
        <span data-first-focus tabIndex={-1}>
          {STAGE_QUESTION.title}
        </span>
      }
      actions={
        <div className={css.answers}>
          <Button size="lg" busy={busy} onClick={() => void answer(false)}>
            {STAGE_QUESTION.no}
          </Button>
          <Button size="lg" busy={busy} onClick={() => void answer(true)}>
            {STAGE_QUESTION.yes}
          </Button>
        </div>
      }
    >
      <div className={css.question}>
        <dl className={css.slip}>
          {rows.map(([what, said]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
        <ul className={css.effects}>
          <li>
            <Tv />
            <span>{STAGE_QUESTION.check}</span>
          </li>
          <li>
            <Lock />
            <span>{STAGE_QUESTION.untilYes}</span>
          </li>
          <li>
            <Eye />
            <span>{STAGE_QUESTION.shows}</span>
          </li>
        </ul>
        <p className={css.counts}>
          <span>{QUESTION.times(question.nth, question.of)}</span>
          <span>{QUESTION.stays}</span>
        </p>
      </div>
    </Sheet>
  );
}
