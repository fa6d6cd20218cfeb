import type { GameFacts } from '#shared/room.ts';
import { api, roomApi } from '../../net/api';
import { deviceId } from '../../state/device';
import type { PersonName } from '../../state/identity';
import { rememberIdentity } from '../../state/identity';
import { isIntroSeen, seeIntro } from '../../state/intro';

/** With so many seats a match against bots is lively. */
const LIVELY = 4;

/** How many bots one person plays a first game against. */
export function botsFor({ min, max }: GameFacts['players']): number {
  return Math.min(max, Math.max(min, LIVELY)) - 1;
}

/**
 * Makes a room, fills it with bots and starts; the room's code. Whoever is new to the game reads its cards there, and
 * the deal follows the last of them.
 */
export async function tryWithBots(game: GameFacts, person: PersonName): Promise<string> {
  const { code, member } = await api.createRoom(
    { ...person, game: game.id, reading: !isIntroSeen(game.id) },
    deviceId(),
  );
  rememberIdentity(code, { ...member, ...person });
  const room = roomApi(code, member.token);
  await room.addBots(botsFor(game.players));
  await room.start({ readers: 'wait' });
  return code;
}

/** Makes a room and deals the game's coached match; the code of the room. Its hints are the introduction. */
export async function learn(game: GameFacts, person: PersonName): Promise<string> {
  const { code, member } = await api.createRoom({ ...person, game: game.id }, deviceId());
  rememberIdentity(code, { ...member, ...person });
  seeIntro(game.id);
  await roomApi(code, member.token).learn();
  return code;
}
