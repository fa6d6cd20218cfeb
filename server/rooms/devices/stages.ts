import type { MatchId } from '#shared/ids.ts';
import { EMPTY_FLOOR } from '#shared/room/floor.ts';
import type { RoomView } from '#shared/room/room.ts';
import { MESSAGES } from '../messages';
import { RequestProblem } from '../problem';
import type { Say } from '../state/room';
import { type DelayedMatch, isRunning, type RoomState, seated } from '../state/state';

export interface StageChange {
  cardsUp?: boolean | undefined;
  /** The delay in minutes, or null for no delayed stage. */
  delay?: number | null | undefined;
}

/** Minimum time in ms from announcing a delayed stage to the next deal. */
const ANNOUNCED_FOR = 10_000;
/**
 * Number of matches recorded for a delayed stage. While the latest match is too recent to be shown, the stage shows the
 * previous match.
 */
const KEPT = 2;

/**
 * Changes what stages show, and announces a delayed stage in the chat. Also cancels a deal that waits for readers,
 * because it was requested before the announcement. Throws `too-late` during a match.
 */
export function changeStage(draft: RoomState, { cardsUp, delay }: StageChange, now: number, say: Say): void {
  if (cardsUp !== undefined) draft.stage.cardsUp = cardsUp;
  if (delay === undefined || delay === draft.stage.delay) return;
  if (isRunning(draft)) throw new RequestProblem('too-late');
  draft.stage = { ...draft.stage, delay, announced: now };
  draft.dealing = false;
  const host = draft.members.find(({ id }) => id === draft.host);
  if (host) say(host.id, delay === null ? MESSAGES.stageStays(host.name) : MESSAGES.stageOpens(host.name, delay));
}

/**
 * Throws if a delayed stage was announced only just now. Members must have time to read that their cards will be shown.
 */
export function refuseUnannounced({ stage }: RoomState, now: number): void {
  const wait = stage.announced + ANNOUNCED_FOR - now;
  if (stage.delay !== null && wait > 0) throw new RequestProblem('just-announced', undefined, wait);
}

/** Records what a delayed stage may later show of this match: the names and faces at the time of the deal. */
export function recordDelayed(draft: RoomState, match: MatchId, now: number): void {
  const { stage, game } = draft;
  if (stage.delay === null) return;
  const dealt = seated(draft).map(({ id: member, name, face, bot, seat }) => {
    return [String(seat), { member, name, face, isBot: bot !== null }] as const;
  });
  const people = Object.fromEntries(dealt);
  const delayed: DelayedMatch = { match, game, minutes: stage.delay, began: now, ended: null, people };
  draft.delayed = [delayed, ...draft.delayed].slice(0, KEPT);
}

export function endDelayed({ delayed }: RoomState, match: MatchId, now: number): void {
  const one = delayed.find((each) => each.match === match);
  if (one) one.ended = now;
}

/**
 * Returns the match's delay in ms and when the match began. Returns null if no delayed stage was announced before the
 * deal.
 */
export function delayOf({ delayed }: Readonly<RoomState>, match: MatchId): { ms: number; began: number } | null {
  const one = delayed.find((each) => each.match === match);
  return one ? { ms: late(one), began: one.began } : null;
}

/** Returns whether a delayed stage has something to show, now or after the next deal. */
export function hasDelayed({ stage, delayed }: Readonly<RoomState>): boolean {
  return stage.delay !== null || delayed.length > 0;
}

/**
 * Returns the room as a delayed stage sees it: the people in the last match that is old enough to be shown, with their
 * names at the deal. The view contains nothing more recent, such as presence, a later deal or an end.
 */
export function delayedView(
  state: Readonly<RoomState>,
  build: string,
  link: Pick<RoomView, 'url' | 'local'>,
  now: number,
): RoomView {
  const shown = state.delayed.find((one) => one.began + late(one) <= now) ?? null;
  const coming = state.delayed[0];
  const isOver = shown !== null && shown.ended !== null && shown.ended + late(shown) <= now;
  return {
    code: state.code,
    ...link,
    game: shown?.game ?? coming?.game ?? state.game,
    options: {},
    host: '',
    members: Object.entries(shown?.people ?? {}).map(([seat, { member: id, name, face, isBot }]) => ({
      id,
      name,
      face,
      bot: isBot ? 'bot' : null,
      online: true,
      ready: true,
      seat,
      reading: false,
      standIn: false,
    })),
    match: shown && { id: shown.match, game: shown.game, over: isOver, commitment: null, delay: shown.minutes },
    totals: [],
    dealing: false,
    questions: [],
    sharedSeed: null,
    cannotStart: null,
    startWarning: null,
    callLink: null,
    chat: false,
    locked: false,
    stage: { open: 0, cardsUp: true, delay: (shown ?? coming)?.minutes ?? state.stage.delay },
    floor: EMPTY_FLOOR,
    botSpeed: 'normal',
    build,
  };
}

/**
 * Returns the server time in ms at which a delayed stage next changes by itself. Returns null if it changes only with
 * the room.
 */
export function nextDelayedChange({ delayed }: Readonly<RoomState>, now: number): number | null {
  const times = delayed.flatMap((one) => [one.began, one.ended ?? 0].map((time) => time + late(one)));
  const later = times.filter((time) => time > now);
  return later.length > 0 ? Math.min(...later) : null;
}

function late({ minutes }: DelayedMatch): number {
  return minutes * 60_000;
}
