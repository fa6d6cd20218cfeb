import type { AnyModule } from '#shared/contract/module.ts';
import type { MemberId } from '#shared/ids.ts';
import type { DeviceKind, Membership, SeatQuestionView } from '#shared/room/room.ts';
import { type Entropy, hashOf, newId, newSecret } from '../../crypto';
import { memberAgain, personOf } from '../members/former';
import { memberOf, memberWithToken } from '../members/members';
import { isNameAsWritten, isSameName } from '../members/names';
import { MESSAGES } from '../messages';
import { found, RequestProblem } from '../problem';
import type { Say } from '../state/room';
import { type Member, people, type RoomState, type SeatQuestion } from '../state/state';
import { moveSeat } from './handoffs';

/** Time in ms during which a question can be answered and an approved seat can be taken. */
export const QUESTION_LIFE = 10 * 60_000;
/** Maximum number of requests per hour for the same seat, and for stages together. */
const QUESTIONS_A_SEAT = 3;
const HOUR = 60 * 60_000;
/** Time in ms, counted from its request, during which an approved stage may reconnect to a locked room. */
const STAGE_LIFE = 12 * HOUR;
/**
 * Number of seated members who must agree before the host's seat moves. If fewer are seated, all of them must agree.
 */
const OF_THE_HOST = 2;

/** The result of a request by a person or a screen to be let in. */
export interface Asked {
  secret: string;
  /** Names of the members who can answer. The devices of the person whose seat is requested can answer too. */
  asked: string[];
  /** Server time in ms. */
  until: number;
}

export interface Asking {
  /** The person's name, as typed. */
  name: string;
  /** A description of the device that asks. */
  device: string;
  kind: DeviceKind;
  /** Hash of the device's id, or null if the device sends none. */
  deviceId: string | null;
  now: number;
  entropy: Entropy;
}

/**
 * Handles a person who claims to be a member and asks for that member's seat. Asks the member's own devices, and the
 * host. If the seat is the host's, asks the other seated members instead.
 * If the room is locked, throws `room-locked` without revealing whether the name exists. Otherwise may throw
 * `member-not-found`, `being-asked` or `asked-enough`.
 */
export function askForSeat(draft: RoomState, { name, ...asking }: Asking, say: Say): Asked {
  if (draft.locked) throw new RequestProblem('room-locked');
  const known = [...people(draft), ...draft.former];
  const member = found(
    known.find((other) => isNameAsWritten(other.name, name)) ?? known.find((other) => isSameName(other.name, name)),
    'member-not-found',
  );
  const secret = addQuestion(draft, member.id, asking);
  say(member.id, MESSAGES.seatAskedFor(member.name));
  return { secret, asked: askedOf(draft, member).map((other) => other.name), until: asking.now + QUESTION_LIFE };
}

/**
 * Asks the room's members whether a screen may show the room. The result contains no names. Throws `being-asked` or
 * `asked-enough`.
 */
export function askForStage(draft: RoomState, asking: Omit<Asking, 'name'>, say: Say): Asked {
  const secret = addQuestion(draft, null, asking);
  if (draft.host !== '') say(draft.host, MESSAGES.stageAskedFor);
  return { secret, asked: [], until: asking.now + QUESTION_LIFE };
}

/**
 * Returns whether a stage or a spectator may see the room's table. Returns true if the room is not locked, if `token`
 * belongs to a member, or if members have approved the request with this token.
 */
export function mayWatch(state: Readonly<RoomState>, token: string, now: number): boolean {
  if (!state.locked || memberWithToken(state, token)) return true;
  return stageQuestion(state, token, now)?.answer === 'yes';
}

/** If `mayWatch` is false, throws `stage-locked`, `stage-waiting`, `stage-refused` or `stage-unanswered`. */
export function admitStage(state: Readonly<RoomState>, token: string, now: number): void {
  if (mayWatch(state, token, now)) return;
  const question = found(stageQuestion(state, token, now), 'stage-locked');
  if (question.answer === 'no') throw new RequestProblem('stage-refused');
  throw new RequestProblem(isOpen(question, now) ? 'stage-waiting' : 'stage-unanswered');
}

function stageQuestion({ questions }: Readonly<RoomState>, secret: string, now: number): SeatQuestion | undefined {
  const hash = hashOf(secret);
  return questions.find(({ member, hash: own, at }) => member === null && own === hash && at > now - STAGE_LIFE);
}

/** Adds a question to the room. Returns a secret that lets the asking device read the answer. */
function addQuestion(
  draft: RoomState,
  member: MemberId | null,
  { device, kind, deviceId, now, entropy }: Omit<Asking, 'name'>,
): string {
  draft.questions = draft.questions.filter(({ at, ...question }) => at > now - lifeOf(question));
  const earlier = draft.questions.filter((question) => question.member === member && question.at > now - HOUR);
  if (earlier.some((question) => isOpen(question, now)))
    throw new RequestProblem('being-asked', member === null ? MESSAGES.stageBeingAsked : undefined);
  if (earlier.length >= QUESTIONS_A_SEAT)
    throw new RequestProblem('asked-enough', member === null ? MESSAGES.stageAskedEnough : undefined);
  const secret = newSecret(entropy);
  const before = [...draft.members, ...draft.former].find(
    ({ devices }) => deviceId !== null && devices.includes(deviceId),
  );
  draft.questions.push({
    id: newId(entropy, 10),
    hash: hashOf(secret),
    member,
    device,
    kind,
    before: before?.id ?? null,
    at: now,
    yes: [],
    answer: null,
  });
  return secret;
}

function lifeOf({ member, answer }: Pick<SeatQuestion, 'member' | 'answer'>): number {
  return member === null && answer === 'yes' ? STAGE_LIFE : HOUR;
}

/**
 * Records a member's answer. A single no closes the question. Throws `not-yours` if the member was not asked, and
 * `question-closed` after the deadline.
 */
export function answerQuestion(draft: RoomState, by: MemberId, id: string, yes: boolean, now: number, say: Say): void {
  const question = found(
    draft.questions.find((other) => other.id === id && isOpen(other, now)),
    'question-closed',
  );
  if (question.member === null) {
    if (!people(draft).some(({ id }) => id === by)) throw new RequestProblem('not-yours');
    const { name } = memberOf(draft, by);
    if (yes) question.yes.push(by);
    question.answer = yes ? 'yes' : 'no';
    say(by, yes ? MESSAGES.stageAllowed(name) : MESSAGES.stageTurnedAway(name));
    return;
  }
  const member = personOf(draft, question.member);
  if (by !== member.id && !askedOf(draft, member).some((other) => other.id === by))
    throw new RequestProblem('not-yours');
  const { name } = memberOf(draft, by);
  const isOwn = by === member.id;
  if (!yes) {
    question.answer = 'no';
    say(member.id, isOwn ? MESSAGES.seatRefusedByOwner(name) : MESSAGES.seatRefused(name, member.name));
    return;
  }
  if (!question.yes.includes(by)) question.yes.push(by);
  if (!isOwn && question.yes.length < needed(draft, member)) return;
  question.answer = 'yes';
  say(member.id, isOwn ? MESSAGES.seatGrantedByOwner(name) : MESSAGES.seatGranted(name, member.name));
}

/**
 * Returns whether the question is waiting for an answer. Throws `question-refused` after a no, and `question-closed`
 * after the deadline or if no question has this secret.
 */
export function isUnanswered(state: Readonly<RoomState>, secret: string, now: number): boolean {
  const { answer } = questionWith(state, secret, now);
  if (answer === 'no') throw new RequestProblem('question-refused');
  return answer === null;
}

/**
 * Hands over an approved seat to the device that asked for it. Revokes the member's other devices and links. Throws
 * `question-closed` if the request was not approved or the seat was already taken.
 */
export function takeAnswer(
  draft: RoomState,
  module: AnyModule,
  { secret, device, now, entropy }: { secret: string; device: string | null; now: number; entropy: Entropy },
): Membership {
  const question = questionWith(draft, secret, now);
  const isKnown = [...draft.members, ...draft.former].some(({ id }) => id === question.member);
  if (question.answer !== 'yes' || question.member === null || !isKnown) throw new RequestProblem('question-closed');
  return moveSeat(draft, memberAgain(draft, module, question.member), device, entropy);
}

function questionWith(state: Readonly<RoomState>, secret: string, now: number): SeatQuestion {
  const hash = hashOf(secret);
  return found(
    state.questions.find((question) => question.hash === hash && question.at + QUESTION_LIFE > now),
    'question-closed',
  );
}

/** Returns the open questions. All members may see them. */
export function openQuestions(state: Readonly<RoomState>, now: number): SeatQuestionView[] {
  return state.questions.flatMap((question) => {
    const member = [...state.members, ...state.former].find(({ id }) => id === question.member) ?? null;
    if ((question.member !== null && !member) || !isOpen(question, now)) return [];
    const { id, device, kind, before, at, yes } = question;
    const counts = (other: SeatQuestion) => other.member === question.member && other.at <= at && other.at > at - HOUR;
    const nth = state.questions.filter(counts).length;
    return [
      {
        id,
        member: question.member,
        device,
        kind,
        before,
        at,
        nth,
        of: QUESTIONS_A_SEAT,
        asked: member
          ? [member.id, ...askedOf(state, member).map((other) => other.id)]
          : people(state).map((other) => other.id),
        yes: [...yes],
        needs: member ? needed(state, member) : 1,
      },
    ];
  });
}

/** Returns the members who may answer in addition to the person's own devices. */
function askedOf(state: Readonly<RoomState>, { id }: Pick<Member, 'id'>): Member[] {
  if (state.host !== id) return state.members.filter((other) => other.id === state.host);
  return people(state).filter((other) => other.id !== id && other.seat !== null);
}

function needed(state: Readonly<RoomState>, member: Pick<Member, 'id'>): number {
  return state.host === member.id ? Math.min(OF_THE_HOST, askedOf(state, member).length) : 1;
}

function isOpen({ answer, at }: SeatQuestion, now: number): boolean {
  return answer === null && at + QUESTION_LIFE > now;
}
