import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Membership, RoomView, SeatQuestionView } from '#shared/room/room.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { describeDevice } from './device';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const TEN_MINUTES = 10 * 60_000;

let server: TestServer;
beforeEach(async () => {
  server = await aServer({ catalogue: [toy], config: { rateLimits: false } });
});
afterEach(() => server.end());

interface Asked {
  secret: string;
  asked: string[];
  expiresAt: number;
}

const ask = (code: string, name: string, device = 'new-phone') =>
  server.ask<Asked & { code: string }>('POST', `/api/rooms/${code}/questions`, {
    body: { name },
    headers: { 'X-Device': device, 'User-Agent': FIREFOX },
  });
const take = (code: string, secret: string, device = 'new-phone') =>
  server.ask<{ member: Membership | null; code: string }>('POST', `/api/rooms/${code}/questions/${secret}/seat`, {
    headers: { 'X-Device': device },
  });
const answer = (guest: Guest, { id }: SeatQuestionView, yes: boolean) =>
  server.as<RoomView & { code: string }>(guest, 'POST', `/questions/${id}`, { yes });

async function onlyQuestion(code: string): Promise<SeatQuestionView> {
  const { questions } = await server.room(code);
  expect(questions).toHaveLength(1);
  return questions[0] as SeatQuestionView;
}

/** Makes a room with Ines as host; Mara and Tobias are seated too. */
async function aTable() {
  const ines = await server.makeRoom('Ines');
  return { ines, mara: await server.join(ines.code, 'Mara'), tobias: await server.join(ines.code, 'Tobias') };
}

test('a claimed seat moves to the new device if the host agrees', async () => {
  const { ines, mara } = await aTable();
  const { status, body } = await ask(ines.code, ' mara ');
  expect([status, body.asked]).toEqual([201, ['Ines']]);
  const question = await onlyQuestion(ines.code);
  expect(question).toMatchObject({
    member: mara.id,
    device: 'Phone, Firefox',
    kind: 'mobile',
    before: null,
    nth: 1,
    of: 3,
    asked: [mara.id, ines.id],
    yes: [],
    needs: 1,
  });
  expect(JSON.stringify(await server.room(ines.code))).not.toContain(body.secret);
  expect(await take(ines.code, body.secret)).toMatchObject({ status: 202, body: { member: null } });
  expect((await answer(ines, question, true)).body.questions).toEqual([]);
  const taken = await take(ines.code, body.secret);
  expect([taken.status, taken.body.member?.id]).toEqual([200, mara.id]);
  expect((await server.as(mara, 'PATCH', `/members/${mara.id}`, { ready: false })).status).toBe(401);
  const moved = { ...mara, token: taken.body.member?.token ?? '' };
  expect((await server.as(moved, 'PATCH', `/members/${mara.id}`, { ready: false })).status).toBe(200);
  expect((await take(ines.code, body.secret)).body.code).toBe('question-closed');
});

test('the claimed seat’s device may answer the claim', async () => {
  const { ines, mara, tobias } = await aTable();
  const first = await ask(ines.code, 'Mara');
  const question = await onlyQuestion(ines.code);
  expect((await answer(tobias, question, true)).body.code).toBe('not-yours');
  await answer(mara, question, false);
  expect(await take(ines.code, first.body.secret)).toMatchObject({ status: 410, body: { code: 'question-refused' } });
  expect((await answer(ines, question, true)).body.code).toBe('question-closed');
  const second = await ask(ines.code, 'Mara');
  await answer(mara, await onlyQuestion(ines.code), true);
  expect((await take(ines.code, second.body.secret)).body.member?.id).toBe(mara.id);
});

test('moving the host’s seat needs a yes from two seated members', async () => {
  const { ines, mara, tobias } = await aTable();
  const { body } = await ask(ines.code, 'Ines');
  expect(body.asked).toEqual(['Mara', 'Tobias']);
  const question = await onlyQuestion(ines.code);
  expect(question.needs).toBe(2);
  await answer(mara, question, true);
  await answer(mara, question, true);
  expect((await take(ines.code, body.secret)).status).toBe(202);
  expect(await onlyQuestion(ines.code)).toMatchObject({ yes: [mara.id] });
  await answer(tobias, question, true);
  expect((await take(ines.code, body.secret)).body.member?.id).toBe(ines.id);
  expect((await server.room(ines.code)).host).toBe(ines.id);
});

test('a seat can be claimed three times an hour', async () => {
  const { ines } = await aTable();
  expect((await ask(ines.code, 'Nobody')).body.code).toBe('member-not-found');
  const first = await ask(ines.code, 'Mara');
  const again = await ask(ines.code, 'Mara', 'another');
  expect([again.status, again.body.code]).toEqual([409, 'being-asked']);
  await answer(ines, await onlyQuestion(ines.code), true);
  await server.pass(TEN_MINUTES, TEN_MINUTES);
  expect((await take(ines.code, first.body.secret)).body.code).toBe('question-closed');
  for (let nth = 2; nth <= 3; nth++) {
    await ask(ines.code, 'Mara');
    expect(await onlyQuestion(ines.code)).toMatchObject({ nth });
    await server.pass(TEN_MINUTES, TEN_MINUTES);
    expect((await server.room(ines.code)).questions).toEqual([]);
  }
  expect((await ask(ines.code, 'Mara')).body.code).toBe('asked-enough');
  await server.pass(6 * TEN_MINUTES, TEN_MINUTES);
  expect((await ask(ines.code, 'Mara')).status).toBe(201);
});

test('a returning device is recognised', async () => {
  const { ines } = await aTable();
  const join = { body: { name: 'Oskar' }, headers: { 'X-Device': 'old-phone' } };
  const { body } = await server.ask<{ member: Membership }>('POST', `/api/rooms/${ines.code}/members`, join);
  await server.restart();
  const asked = await ask(ines.code, 'Oskar', 'old-phone');
  expect(await onlyQuestion(ines.code)).toMatchObject({ before: body.member.id });
  await server.restart();
  await answer(ines, await onlyQuestion(ines.code), true);
  expect((await take(ines.code, asked.body.secret, 'old-phone')).body.member?.id).toBe(body.member.id);
});

test('a seat claim and its answer are announced in the chat', async () => {
  const { ines } = await aTable();
  await ask(ines.code, 'Mara');
  await answer(ines, await onlyQuestion(ines.code), false);
  expect((await server.store.chat(ines.code, 10)).map(({ text }) => text)).toEqual([
    'Someone at the door says: “I’m Mara.”',
    'Ines said: “That’s not Mara.”',
  ]);
});

test('a device’s description never contains text from its User-Agent header', () => {
  expect(describeDevice('')).toEqual({ device: 'A device', kind: 'some' });
  expect(describeDevice(FIREFOX)).toEqual({ device: 'Phone, Firefox', kind: 'mobile' });
  expect(describeDevice('<img src=x> Mara/1.0 (me)')).toEqual({ device: 'A device', kind: 'some' });
  expect(describeDevice('x'.repeat(10_000))).toEqual({ device: 'A device', kind: 'some' });
});
