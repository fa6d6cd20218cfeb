import type { GameFacts } from '#shared/room/room.ts';
import { api, roomApi } from '../../net/api';
import { deviceId } from '../../state/device';
import type { PersonName } from '../../state/identity';
import { rememberIdentity } from '../../state/identity';
import { isIntroSeen, seeIntro } from '../../state/intro';
import { currentSettings } from '../../state/settings';

/** The preferred number of seats in a match with bots. */
const LIVELY = 4;

export function botsFor({ min, max }: GameFacts['players']): number {
  return Math.min(max, Math.max(min, LIVELY)) - 1;
}

/**
 * Makes a room, adds bots and starts a match. Resolves to the room's code. If the game is new to the person, the match
 * is dealt after they have read the intro.
 */
export async function tryWithBots(game: GameFacts, person: PersonName): Promise<string> {
  const { code, member } = await api.createRoom(
    { ...person, game: game.id, reading: !isIntroSeen(game.id) },
    deviceId(),
    currentSettings().language,
  );
  rememberIdentity(code, { ...member, ...person });
  const room = roomApi(code, member.token);
  await room.addBots(botsFor(game.players));
  await room.start({ readers: 'wait' });
  return code;
}

/**
 * Makes a room and deals the coached match of a game. Resolves to the room's code. There is no intro, because the coach
 * explains the game.
 */
export async function learn(game: GameFacts, person: PersonName): Promise<string> {
  const { code, member } = await api.createRoom({ ...person, game: game.id }, deviceId(), currentSettings().language);
  rememberIdentity(code, { ...member, ...person });
  seeIntro(game.id);
  await roomApi(code, member.token).learn();
  return code;
}
