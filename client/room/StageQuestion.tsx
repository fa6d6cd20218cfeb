import { Eye, Lock, Tv } from 'lucide-react';
import type { SeatQuestionView } from '#shared/room/room.ts';
import { Effect, QuestionSheet } from './QuestionSheet';
import { QUESTION, STAGE_QUESTION } from './seatQuestionText';

export function StageQuestion({ question }: { question: SeatQuestionView }) {
  return (
    <QuestionSheet
      question={question}
      title={
        <span data-first-focus tabIndex={-1}>
          {STAGE_QUESTION.title}
        </span>
      }
      no={STAGE_QUESTION.no}
      yes={STAGE_QUESTION.yes}
      count={QUESTION.times(question.nth, question.of)}
    >
      <Effect icon={<Tv />}>{STAGE_QUESTION.check}</Effect>
      <Effect icon={<Lock />}>{STAGE_QUESTION.untilYes}</Effect>
      <Effect icon={<Eye />}>{STAGE_QUESTION.shows}</Effect>
    </QuestionSheet>
  );
}
