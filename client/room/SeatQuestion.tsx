import { ArrowLeftRight, Crown, Lock, Mic, Smartphone, UsersRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { MemberView, SeatQuestionView } from '#shared/room.ts';
import { Button } from '../ui/Button';
import { Face } from '../ui/Face';
import { Sheet } from '../ui/Sheet';
import { releaseAll } from '../ui/usePress';
import { coloursOf } from './colours';
import { useRoom } from './context';
import css from './SeatQuestion.module.css';
import { QUESTION } from './seatQuestionText';

/**
 * Somebody at the door says they are `member`. It waits for a tap and never turns into a yes by itself; neither answer
 * is lit, so that nobody says yes because it shines.
 */
export function SeatQuestion({ question, member }: { question: SeatQuestionView; member: MemberView }) {
  const { room, me, api, run } = useRoom();
  const [busy, setBusy] = useState(false);
  const isOwn = me?.id === member.id;
  const before = room.members.find(({ id }) => id === question.before)?.name ?? null;
  const others = room.members.filter(({ id }) => question.asked.includes(id) && id !== member.id && id !== me?.id);
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
    [member.name, member.online ? QUESTION.online : QUESTION.away],
    [QUESTION.asked, QUESTION.at(question.at)],
  ];
  return (
    <Sheet
      open
      mustAnswer
      onClose={() => undefined}
      title={
        <span className={css.who} data-first-focus tabIndex={-1}>
          <Face face={member.face} name={member.name} colour={coloursOf(room.members).get(member.id)} size="4.5rem" />
          <span>
            {isOwn ? QUESTION.isItYou : QUESTION.isIt(member.name)}
            <span className={css.asks}>{isOwn ? QUESTION.asksYou(member.name) : QUESTION.asks(member.name)}</span>
          </span>
        </span>
      }
      actions={
        <div className={css.answers}>
          <Button size="lg" busy={busy} onClick={() => void answer(false)}>
            {isOwn ? QUESTION.notMe : QUESTION.no}
          </Button>
          <Button size="lg" busy={busy} onClick={() => void answer(true)}>
            {isOwn ? QUESTION.itIsMe : QUESTION.itIsThem}
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
          {isOwn ? (
            <>
              <Effect icon={<ArrowLeftRight />}>{QUESTION.moves}</Effect>
              <Effect icon={<Smartphone />}>{QUESTION.keepBoth}</Effect>
              {others.length > 0 && (
                <Effect icon={<Crown />}>{QUESTION.alsoAsked(others.map(({ name }) => name))}</Effect>
              )}
            </>
          ) : (
            <>
              <Effect icon={<Mic />}>{QUESTION.askAloud}</Effect>
              <Effect icon={<Lock />}>{QUESTION.untilYes}</Effect>
              <Effect icon={<UsersRound />}>{QUESTION.oldToo(member.name)}</Effect>
            </>
          )}
        </ul>
        <p className={css.counts}>
          <span>
            {question.needs > 1
              ? QUESTION.saidYes(question.yes.length, question.needs)
              : QUESTION.times(question.nth, question.of)}
          </span>
          <span>{QUESTION.stays}</span>
        </p>
      </div>
    </Sheet>
  );
}

function Effect({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
