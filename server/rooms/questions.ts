import type { MemberId } from '#shared/ids.ts';
import type { Membership, SeatQuestionView } from '#shared/room.ts';
import { type Entropy, hashOf, newId, newSecret } from '../crypto';
import { moveSeat } from './handoffs';
import { memberOf } from './members';
import { isNameAsWritten, isSameName } from './names';
import { found, RequestProblem } from './problem';
import type { Say } from './room';
import { type Member, people, type RoomState, type SeatQuestion } from './state';
import { SAY } from './text';

/** How long a question is open, and how long a yes may then be used, in ms. */
export const QUESTION_LIFE = 10 * 60_000;
/** How often somebody may ask for one seat within an hour. */
const QUESTIONS_A_SEAT = 3;
const HOUR = 60 * 60_000;
/** For the host's own seat so many seated people say yes, or all there are. */
const OF_THE_HOST = 2;

/** What the asker is told. */
export interface Asked {
  secret: string;
  /** The names of those who are asked beside the person's own devices. */
  asked: string[];
  /** Server time in ms. */
  until: number;
}

export interface Asking {
  /** As it was typed at the door. */
  name: string;
  /** What the asker's device says it is, in words. */
  device: string;
  /** Hash of the id by which it calls itself; null: it has none. */
  deviceId: string | null;
  now: number;
  entropy: Entropy;
}

/**
 * Somebody at the door says they are that person: asks the person's own devices and the host, or, where the person is
 * the host, whoever is seated. Nobody comes in without a yes. Refuses `member-not-found`, `being-asked`, `asked-enough`.
 */
export function askForSeat(draft: RoomState, { name, device, deviceId, now, entropy }: Asking, say: Say): Asked {
  const member = found(
    people(draft).find((other) => isNameAsWritten(other.name, name)) ??
      people(draft).find((other) => isSameName(other.name, name)),
    'member-not-found',
  );
  draft.questions = draft.questions.filter(({ at }) => at > now - HOUR);
  const earlier = draft.questions.filter((question) => question.member === member.id);
  if (earlier.some((question) => isOpen(question, now))) throw new RequestProblem('being-asked');
  if (earlier.length >= QUESTIONS_A_SEAT) throw new RequestProblem('asked-enough');
  const secret = newSecret(entropy);
  const before = draft.members.find(({ devices }) => deviceId !== null && devices.includes(deviceId));
  draft.questions.push({
    id: newId(entropy, 10),
    hash: hashOf(secret),
    member: member.id,
    device,
    before: before?.id ?? null,
    at: now,
    yes: [],
    answer: null,
  });
  say(member.id, SAY.seatAskedFor(member.name));
  return { secret, asked: askedOf(draft, member).map((other) => other.name), until: now + QUESTION_LIFE };
}

/** A member's answer. One no is enough; refuses `not-yours` to whoever was not asked, `question-closed` to whoever is late. */
export function answerQuestion(draft: RoomState, by: MemberId, id: string, yes: boolean, now: number, say: Say): void {
  const question = found(
    draft.questions.find((other) => other.id === id && isOpen(other, now)),
    'question-closed',
  );
  const member = memberOf(draft, question.member);
  if (by !== member.id && !askedOf(draft, member).some((other) => other.id === by))
    throw new RequestProblem('not-yours');
  const { name } = memberOf(draft, by);
  if (!yes) {
    question.answer = 'no';
    say(member.id, SAY.seatRefused(name, member.name));
    return;
  }
  if (!question.yes.includes(by)) question.yes.push(by);
  if (by !== member.id && question.yes.length < needed(draft, member)) return;
  question.answer = 'yes';
  say(member.id, SAY.seatGranted(name, member.name));
}

/** Refuses `question-closed` after a no, too late, and to whoever did not ask. */
export function isUnanswered(state: Readonly<RoomState>, secret: string, now: number): boolean {
  const { answer } = questionWith(state, secret, now);
  if (answer === 'no') throw new RequestProblem('question-closed');
  return answer === null;
}

/** The seat, once, for whoever asked and was told yes: its other devices and links die. Else refuses `question-closed`. */
export function takeAnswer(
  draft: RoomState,
  { secret, device, now, entropy }: { secret: string; device: string | null; now: number; entropy: Entropy },
): Membership {
  const question = questionWith(draft, secret, now);
  const member = draft.members.find(({ id }) => id === question.member);
  if (question.answer !== 'yes' || !member) throw new RequestProblem('question-closed');
  return moveSeat(draft, member, device, entropy);
}

function questionWith(state: Readonly<RoomState>, secret: string, now: number): SeatQuestion {
  const hash = hashOf(secret);
  return found(
    state.questions.find((question) => question.hash === hash && question.at + QUESTION_LIFE > now),
    'question-closed',
  );
}

/** Whom the room asks at this moment; nothing of it is secret. */
export function openQuestions(state: Readonly<RoomState>, now: number): SeatQuestionView[] {
  return state.questions.flatMap((question) => {
    const member = state.members.find(({ id }) => id === question.member);
    if (!member || !isOpen(question, now)) return [];
    const { id, device, before, at, yes } = question;
    const nth = state.questions.filter((other) => other.member === member.id && other.at <= at).length;
    return [
      {
        id,
        member: member.id,
        device,
        before,
        at,
        nth,
        of: QUESTIONS_A_SEAT,
        asked: [member.id, ...askedOf(state, member).map((other) => other.id)],
        yes: [...yes],
        needs: needed(state, member),
      },
    ];
  });
}

/** Who answers beside the person's own devices. */
function askedOf(state: Readonly<RoomState>, { id }: Member): Member[] {
  if (state.host !== id) return state.members.filter((other) => other.id === state.host);
  return people(state).filter((other) => other.id !== id && other.seat !== null);
}

function needed(state: Readonly<RoomState>, member: Member): number {
  return state.host === member.id ? Math.min(OF_THE_HOST, askedOf(state, member).length) : 1;
}

function isOpen({ answer, at }: SeatQuestion, now: number): boolean {
  return answer === null && at + QUESTION_LIFE > now;
}
