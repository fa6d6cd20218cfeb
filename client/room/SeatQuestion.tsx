import { ArrowLeftRight, Crown, Lock, Mic, Smartphone, UsersRound } from 'lucide-react';
import type { FormerMemberView, MemberView, SeatQuestionView } from '#shared/room/room.ts';
import { colourOf, coloursOf } from '../table/colours';
import { useRoom } from '../table/context';
import { Face } from '../ui/Face';
import { Effect, QuestionSheet } from './QuestionSheet';
import css from './QuestionSheet.module.css';
import { QUESTION } from './seatQuestionText';

interface Props {
  question: SeatQuestionView;
  member: MemberView | FormerMemberView;
}

export function SeatQuestion({ question, member }: Props) {
  const { room, me } = useRoom();
  const isOwn = me?.id === member.id;
  const hasLeft = !('online' in member);
  const others = room.members.filter(({ id }) => question.asked.includes(id) && id !== member.id && id !== me?.id);
  return (
    <QuestionSheet
      question={question}
      title={
        <span className={css.who} data-first-focus tabIndex={-1}>
          <Face
            face={member.face}
            name={member.name}
            colour={coloursOf(room.members).get(member.id) ?? colourOf(member.id)}
            size="4.5rem"
          />
          <span>
            {isOwn ? QUESTION.isItYou : QUESTION.isIt(member.name)}
            <span className={css.asks}>{isOwn ? QUESTION.asksYou(member.name) : QUESTION.asks(member.name)}</span>
          </span>
        </span>
      }
      no={isOwn ? QUESTION.notMe : QUESTION.no}
      yes={isOwn ? QUESTION.itIsMe : QUESTION.itIsThem}
      row={[member.name, hasLeft ? QUESTION.left : member.online ? QUESTION.online : QUESTION.away]}
      count={
        question.needs > 1
          ? QUESTION.saidYes(question.yes.length, question.needs)
          : QUESTION.times(question.nth, question.of)
      }
    >
      {isOwn ? (
        <>
          <Effect icon={<ArrowLeftRight />}>{QUESTION.moves}</Effect>
          <Effect icon={<Smartphone />}>{QUESTION.keepBoth}</Effect>
          {others.length > 0 && <Effect icon={<Crown />}>{QUESTION.alsoAsked(others.map(({ name }) => name))}</Effect>}
        </>
      ) : (
        <>
          <Effect icon={<Mic />}>{QUESTION.askAloud}</Effect>
          <Effect icon={<Lock />}>{QUESTION.untilYes}</Effect>
          <Effect icon={<UsersRound />}>{(hasLeft ? QUESTION.comesBack : QUESTION.oldToo)(member.name)}</Effect>
        </>
      )}
    </QuestionSheet>
  );
}
