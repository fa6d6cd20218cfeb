import type { RoomCode } from '#shared/ids.ts';
import type { EveningView } from '#shared/room/evening.ts';
import { ask, at } from '../net/api';

export const askEvening = (code: RoomCode, token: string): Promise<EveningView> =>
  ask<EveningView>('GET', `${at(code)}/evening`, { token });
