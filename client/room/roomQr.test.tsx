// @vitest-environment happy-dom

import { act, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import type { RoomApi } from '../net/api';
import { Ticket } from '../stage/Ticket';
import { type InRoom, RoomContext } from '../table/context';
import { AddScreen } from '../table/screens/AddScreen';
import { SCREENS_TEXT } from '../table/screens/text';
import { STAGES } from '../table/stageText';
import { aMember, aRoom } from '../table/testing';
import { IN_ROOM } from '../table/text';
import { InviteCard } from './InviteCard';
import { MoveSeat } from './MoveSeat';
import { MOVE } from './moveText';
import { StageSheet } from './stage/StageSheet';
import { ROOM } from './text';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const url = 'http://localhost:8000/r/K7RM4X';
const api: Partial<RoomApi> = {
  handOver: async () => ({ url: `${url}/move#secret`, expiresAt: 0 }),
  screenCode: async () => ({ url: `${url}/p#secret`, code: 'K7RM4X', expiresAt: Date.now() + 60_000 }),
};
const onClose = () => undefined;

let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function draw(part: (inRoom: InRoom) => ReactNode, local: boolean): Promise<void> {
  const me = aMember('ines');
  const room = aRoom([me], { url, ...(local && { local }) });
  const inRoom = { room, me, isHost: true, api } as InRoom;
  root = testRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RoomContext value={inRoom}>{part(inRoom)}</RoomContext>));
}

const codes = () =>
  [...document.querySelectorAll('svg[role=img][aria-label]')].map((svg) => svg.getAttribute('aria-label'));

test.each([
  ['inviting to the room', ROOM.qr, () => <InviteCard />],
  ['inviting on the stage', ROOM.qr, ({ room }: InRoom) => <Ticket room={room} look="row" />],
  ['moving a seat', MOVE.qr, () => <MoveSeat member={null} onClose={onClose} />],
  ['adding a screen', SCREENS_TEXT.ticket.qr, () => <AddScreen onClose={onClose} />],
  ['opening a stage', STAGES.qr, () => <StageSheet onClose={onClose} />],
])('%s: a local-only server has a note instead of a QR code', async (_, label, part) => {
  await draw(part, false);
  expect(codes()).toContain(label);
  expect(document.body.textContent).not.toContain(IN_ROOM.local);
  await act(async () => root.unmount());
  document.body.replaceChildren();
  await draw(part, true);
  expect(codes()).not.toContain(label);
  expect(document.body.textContent).toContain(IN_ROOM.local);
});
