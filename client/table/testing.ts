import { EMPTY_FLOOR } from '#shared/room/floor.ts';
import type { MemberView, RoomView } from '#shared/room/room.ts';

export function aMember(id: string, part: Partial<MemberView> = {}): MemberView {
  return {
    id,
    name: id,
    face: id,
    bot: null,
    online: true,
    ready: true,
    seat: null,
    reading: false,
    standIn: false,
    ...part,
  };
}

export function aRoom(members: MemberView[], part: Partial<RoomView> = {}): RoomView {
  return {
    code: 'K7RM4X',
    url: '',
    game: 'one',
    options: {},
    host: 'ines',
    members,
    match: null,
    totals: [],
    dealing: false,
    questions: [],
    cannotStart: null,
    startWarning: null,
    callLink: null,
    chat: true,
    locked: false,
    sharedSeed: null,
    botSpeed: 'normal',
    stage: { open: 0, cardsUp: true, delay: null },
    floor: EMPTY_FLOOR,
    build: '1',
    ...part,
  };
}
