import type { MatchId } from '#shared/ids.ts';
import type { MemberView, RoomView } from '#shared/room/room.ts';
import type { Config } from '../config';
import { isLoopback } from '../origin';
import { characterOf } from './bots/characters';
import { openQuestions } from './devices/questions';
import { type Catalogue, gameOf, optionsOf } from './games';
import { sharedSeedView } from './matches/sharedSeed';
import { floorView } from './members/floor';
import { hasRunningSeat } from './members/former';
import { cannotStart, startWarning } from './members/seats';
import type { Room } from './state/room';
import { type Member, matchSeatOf, type RoomState } from './state/state';

interface Shower {
  catalogue: Catalogue;
  build: string;
  config: Pick<Config, 'local'>;
  /** Server time in ms. */
  now(): number;
}

/**
 * Returns a room as its members see it. If the room is not locked, anyone with the room's code gets the same view. Only
 * named fields are copied, so that tokens and secrets stay out.
 */
export function roomView(room: Room, { catalogue, build, config, now }: Shower, publicUrl: string): RoomView {
  const state = room.state();
  const module = gameOf(catalogue, state.game);
  const { match } = state;
  const questions = openQuestions(state, now());
  return {
    code: state.code,
    ...linkTo(publicUrl, state.code, config.local),
    game: state.game,
    ...(state.unpicked && { unpicked: state.unpicked }),
    options: optionsOf(module, state),
    host: state.host,
    members: state.members.map((member) => memberView(member, room)),
    ...formerView(state, questions),
    match: match && {
      id: match.id,
      game: match.game,
      over: match.over,
      commitment: match.commitment,
      ...(match.lesson && { lesson: true }),
      ...delayOf(state, match.id),
    },
    totals: totals(state),
    dealing: state.dealing,
    questions,
    cannotStart: cannotStart(state, module),
    startWarning: startWarning(state, module),
    callLink: state.callLink,
    chat: state.chat,
    locked: state.locked,
    sharedSeed: sharedSeedView(state),
    stage: { open: room.presence.stages(), cardsUp: state.stage.cardsUp, delay: state.stage.delay },
    floor: floorView(state, now()),
    botSpeed: state.botSpeed,
    build,
  };
}

function delayOf({ delayed }: Readonly<RoomState>, id: MatchId): { delay?: number } {
  const minutes = delayed.find(({ match }) => match === id)?.minutes;
  return minutes === undefined ? {} : { delay: minutes };
}

export function roomUrl(publicUrl: string, code: string): string {
  return `${publicUrl}/r/${code}`;
}

/**
 * Returns the link to a room for callers at this origin, and whether it works only on the server's computer.
 * @param local true if the server listens on a loopback address
 */
export function linkTo(publicUrl: string, code: string, local: boolean): Pick<RoomView, 'url' | 'local'> {
  const url = roomUrl(publicUrl, code);
  const isLocal = local && URL.canParse(url) && isLoopback(new URL(url).hostname);
  return { url, ...(isLocal && { local: true }) };
}

function memberView({ screens, status, ...member }: Member, room: Room): MemberView {
  const { id, name, face, bot, ready, seat, reading, standIn } = member;
  const isBot = bot !== null;
  const online = isBot || room.isOnline(id);
  const about = isBot ? characterOf(name)?.about : undefined;
  return {
    ...{ id, name, face, bot, online, ready: isBot || ready, seat, reading, standIn },
    ...(about !== undefined && { about }),
    ...(screens && {
      screens: { open: room.presence.isHere(screens.open), private: room.presence.isHere(screens.private) },
    }),
    ...(status && { status }),
  };
}

/**
 * Returns the former members whom the people in the room can let in. The names of others who left are kept back, because
 * anyone with the code gets this view.
 */
function formerView(state: Readonly<RoomState>, questions: RoomView['questions']): Pick<RoomView, 'former'> {
  const former = state.former
    .map(({ id, name, face }) => ({ id, name, face, seat: hasRunningSeat(state, id) ? matchSeatOf(state, id) : null }))
    .filter(({ id, seat }) => seat !== null || questions.some(({ member }) => member === id));
  return former.length > 0 ? { former } : {};
}

function totals({ members, totals }: Readonly<RoomState>): RoomView['totals'] {
  return members.flatMap(({ id }) => {
    const total = totals[id];
    return total ? [{ member: id, ...total }] : [];
  });
}
