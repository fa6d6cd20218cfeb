import { lazy, Suspense } from 'react';
import { useRoom } from '../table/context';

const SeatQuestion = lazy(() => import('./SeatQuestion').then((part) => ({ default: part.SeatQuestion })));
const StageQuestion = lazy(() => import('./StageQuestion').then((part) => ({ default: part.StageQuestion })));

/** Shows the questions about devices that want to enter the room, one at a time, if this person may answer them. */
export function SeatQuestions() {
  const { room, me } = useRoom();
  const mine = room.questions.filter(({ asked, yes }) => me !== null && asked.includes(me.id) && !yes.includes(me.id));
  const people = [...room.members, ...(room.former ?? [])];
  const question = mine.find(({ member }) => member === null || people.some(({ id }) => id === member));
  const member = people.find(({ id }) => id === question?.member);
  if (!question) return null;
  return (
    <Suspense>
      {member ? (
        <SeatQuestion key={question.id} question={question} member={member} />
      ) : (
        <StageQuestion key={question.id} question={question} />
      )}
    </Suspense>
  );
}
