import { EMPTY_FLOOR } from '#shared/floor.ts';
import type { MatchId } from '#shared/ids.ts';
import type { RoomView } from '#shared/room.ts';
import { RequestProblem } from './problem';
import type { Say } from './room';
import { type DelayedMatch, isRunning, type RoomState, seated } from './state';
import { MESSAGES } from './text';
import { roomUrl } from './view';

/** What the host changes about stages. */
export interface StageChange {
  cardsUp?: boolean | undefined;
  /** In minutes; null: no delayed stage. */
  delay?: number | null | undefined;
}

/** How long a delayed stage stands announced before a deal, in ms: nobody finds out after it. */
const ANNOUNCED_FOR = 10_000;
/** While the last match is too new to be shown, a stage still shows the one before it. */
const KEPT = 2;

/**
 * Sets what stages show. A delayed stage is told to everybody in the chat, and takes back a deal that waited for
 * readers, since nobody had heard of it then. Refuses `too-late` while a match is running.
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

/** Refuses a deal of which nobody could yet read that all its cards will be shown. */
export function refuseUnannounced({ stage }: RoomState, now: number): void {
  const wait = stage.announced + ANNOUNCED_FOR - now;
  if (stage.delay !== null && wait > 0) throw new RequestProblem('just-announced', undefined, wait);
}

/** A match was dealt: what a delayed stage may show of it later, as everything stands now. */
export function layDelayed(draft: RoomState, match: MatchId, now: number): void {
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

/** The delay of a match in ms; null: it was not announced before its deal. */
export function delayOf({ delayed }: Readonly<RoomState>, match: MatchId): { ms: number; began: number } | null {
  const one = delayed.find((each) => each.match === match);
  return one ? { ms: late(one), began: one.began } : null;
}

/** A delayed stage has something to show, or will have after the next deal. */
export function hasDelayed({ stage, delayed }: Readonly<RoomState>): boolean {
  return stage.delay !== null || delayed.length > 0;
}

/**
 * The room as a delayed stage sees it, built up from nothing: whoever was dealt the match that is old enough to be
 * shown, as they were called then. Nothing that happened since can be told from it: nobody's presence, no later deal
 * and no end.
 */
export function delayedView(state: Readonly<RoomState>, build: string, publicUrl: string, now: number): RoomView {
  const shown = state.delayed.find((one) => one.began + late(one) <= now) ?? null;
  const coming = state.delayed[0];
  const isOver = shown !== null && shown.ended !== null && shown.ended + late(shown) <= now;
  return {
    code: state.code,
    url: roomUrl(publicUrl, state.code),
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
    callLink: null,
    chat: false,
    locked: false,
    stage: { open: 0, cardsUp: true, delay: (shown ?? coming)?.minutes ?? state.stage.delay },
    floor: EMPTY_FLOOR,
    botSpeed: 'normal',
    build,
  };
}

/** When a delayed stage shows something else, in ms of server time; null: not before the room changes. */
export function nextDelayedChange({ delayed }: Readonly<RoomState>, now: number): number | null {
  const times = delayed.flatMap((one) => [one.began, one.ended ?? 0].map((time) => time + late(one)));
  const later = times.filter((time) => time > now);
  return later.length > 0 ? Math.min(...later) : null;
}

function late({ minutes }: DelayedMatch): number {
  return minutes * 60_000;
}
