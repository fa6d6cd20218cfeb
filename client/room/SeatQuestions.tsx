import { lazy, Suspense } from 'react';
import { useRoom } from './context';

const SeatQuestion = lazy(() => import('./SeatQuestion').then((part) => ({ default: part.SeatQuestion })));

/** Asks whoever is to say whether it is really that person who stands at the door; one question at a time. */
export function SeatQuestions() {
  const { room, me } = useRoom();
  const mine = room.questions.filter(({ asked, yes }) => me !== null && asked.includes(me.id) && !yes.includes(me.id));
  const question = mine.find(({ member }) => room.members.some(({ id }) => id === member));
  const member = room.members.find(({ id }) => id === question?.member);
  if (!question || !member) return null;
  return (
    <Suspense>
      <SeatQuestion key={question.id} question={question} member={member} />
    </Suspense>
  );
}
