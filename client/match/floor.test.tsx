import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#shared/must.ts';
import { STATUSES } from '#shared/room/floor.ts';
import type { MemberView } from '#shared/room/room.ts';
import { PersonChip } from '../board/chrome/Person';
import { TableFrame } from '../board/chrome/TableFrame';
import { BoardContext, type BoardContextValue } from '../board/context';
import { testContext } from '../board/testing';
import { serverNow } from '../net/connection';
import { StageFloor } from '../stage/StageFloor';
import { type InRoom, RoomContext } from '../table/context';
import { FaceMark } from '../table/floor/FaceMark';
import { FloorLine } from '../table/floor/FloorLine';
import { FloorSign } from '../table/floor/FloorSign';
import { HandButton } from '../table/floor/HandButton';
import { withMarks } from '../table/floor/marks';
import { FLOOR, STATUS } from '../table/floor/text';
import { useHasFloor } from '../table/floor/useHasFloor';
import { aMember, aRoom } from '../table/testing';
import { Face } from '../ui/Face';
import { peopleOf } from './people';

// Stops the clock, because the remaining time depends on it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ines = aMember('ines', { name: 'Ines', seat: '0' });
const mara = aMember('mara', { name: 'Mara', seat: '1' });
const otis = aMember('otis', { name: 'Otis', seat: '2' });
const bot = aMember('bot', { name: 'Juno', seat: '3', bot: 'random' });
const everybody = [ines, mara, otis, bot];

type Floor = Partial<InRoom['room']['floor']>;

function roomOf(floor: Floor, members: MemberView[] = everybody, part = {}) {
  const whole = { hands: [], speaker: null, seconds: null, spectators: false, ...floor };
  return aRoom(members, { floor: whole, ...part });
}

/** Renders a component for the member `me`, and returns the markup. */
function draw(what: ReactNode, me: MemberView | null, room = roomOf({})): string {
  const inRoom = { room, me, isHost: me?.id === room.host, state: { muted: [], screen: null }, api: {} };
  return renderToStaticMarkup(<RoomContext value={inRoom as unknown as InRoom}>{what}</RoomContext>);
}

/** Makes a speaker who has `left` seconds left. If `left` is null, there is no time limit. */
const speaker = (member: string, left: number | null = null) => ({
  member,
  since: 0,
  until: left === null ? null : serverNow() + left * 1000,
});

test('the hand button’s label says what pressing it does', () => {
  expect(draw(<HandButton />, mara)).toMatch(/aria-label="Raise your hand"[^>]*/);
  const up = draw(<HandButton />, mara, roomOf({ hands: ['otis', 'mara'] }));
  expect(up).toContain('aria-label="Lower your hand, 2"');
  expect(up).toContain('aria-pressed="true"');
  expect(draw(<HandButton />, mara, roomOf({ speaker: speaker('mara') }))).toContain(`aria-label="${FLOOR.done}"`);
});

/** Renders "here" if this device has a button for raising a hand. */
const Here = () => (useHasFloor() ? 'here' : null);

test('the hand button is missing for members who may only listen', () => {
  expect(draw(<Here />, ines, roomOf({}, [ines, bot]))).toBe('');
  expect(draw(<Here />, null)).toBe('');
  expect(draw(<Here />, ines)).toBe('here');
  const match = { id: 'm', game: 'one', over: false, commitment: null };
  const watcher = { ...mara, seat: null };
  const members = [ines, watcher, otis];
  expect(draw(<HandButton />, watcher, roomOf({}, members, { match }))).toBe('');
  expect(draw(<HandButton />, watcher, roomOf({ spectators: true }, members, { match }))).not.toBe('');
  expect(draw(<HandButton />, watcher, roomOf({}, members, { match: { ...match, over: true } }))).not.toBe('');
});

test('the floor line names the current and next speakers', () => {
  const room = roomOf({ speaker: speaker('mara', 44.9), hands: ['otis', 'ines'] });
  const seen = draw(<FloorLine />, otis, room);
  for (const words of ['Mara is speaking.', 'Next: Otis, Ines', '0:45']) expect(seen).toContain(words);
  expect(seen).not.toContain('Let Otis speak');
  for (const who of [ines, mara]) expect(draw(<FloorLine />, who, room)).toContain('Let Otis speak');
  expect(draw(<FloorLine />, mara, room)).toContain(FLOOR.youHave);
});

test('the floor line is a button on a low screen', () => {
  const room = roomOf({ speaker: speaker('mara', 44.9), hands: ['otis', 'ines'] });
  const seen = draw(<FloorSign />, otis, room);
  expect(seen).toContain('Mara is speaking. Next: Otis, Ines');
  expect(seen).toMatch(/<button[^>]*aria-haspopup="dialog".*0:45/);
  expect(draw(<FloorSign />, otis, roomOf({ hands: ['otis', 'ines'] }))).toMatch(/<button.*2 hands/);
  const away = { ...otis, status: 'phone' as const };
  expect(draw(<FloorSign />, away, roomOf({}, [ines, away]))).toMatch(/<button/);
  expect(draw(<FloorSign />, otis)).not.toContain('<button');
});

test('nothing is shown about the floor if no one has it', () => {
  expect(draw(<FloorLine />, ines)).not.toContain('<button');
  expect(draw(<FloorLine />, ines, roomOf({ speaker: speaker('mara', 0) }))).not.toContain('Mara');
  expect(draw(<FloorLine />, ines, roomOf({ speaker: speaker('mara', 0.1) }))).toContain('0:01');
});

test('members are reminded of the status they set', () => {
  for (const status of STATUSES) {
    const me = { ...mara, status };
    const drawn = draw(<FloorLine />, me, roomOf({}, [ines, me]));
    expect(drawn).toContain(STATUS[status].own);
    expect(drawn).toContain(FLOOR.back);
  }
});

test('each face shows whether the person is speaking or waiting', () => {
  const away = { ...otis, status: 'phone' as const, online: false };
  const room = roomOf({ speaker: speaker('mara'), hands: ['ines', 'otis'] }, [ines, mara, away, bot]);
  const [one, two, three, four] = withMarks(peopleOf(room, [], null, null), room);
  // The mark on the face is loaded lazily. This test uses the loaded one.
  const face = (person: typeof one) => {
    const { props } = must(person).mark as ReactElement<ComponentProps<typeof FaceMark>>;
    return renderToStaticMarkup(<PersonChip person={{ ...must(person), mark: <FaceMark {...props} /> }} />);
  };
  expect(face(one)).toContain('Hand up, first in line');
  expect(face(two)).toContain(FLOOR.speaks);
  expect(face(three)).toContain('Hand up, number 2 in line');
  expect(face(three)).toContain('On the phone');
  expect(face(three)).toContain('Away');
  expect(four).not.toHaveProperty('mark');
  const small = <Face {...must(three)} mark={<u>mark</u>} size="sm" />;
  expect(renderToStaticMarkup(small)).not.toContain('mark');
});

test('a stage shows the speaker, the time and the queue', () => {
  const page = renderToStaticMarkup(
    <StageFloor room={roomOf({ speaker: speaker('mara', 59.9), hands: ['otis', 'ines'] })} />,
  );
  for (const words of ['Mara is speaking.', 'Otis, Ines', '1:00']) expect(page).toContain(words);
  expect(page).not.toContain('<button');
  expect(renderToStaticMarkup(<StageFloor room={roomOf({})} />)).toBe('');
});

test('every table’s frame has the hand button and the floor line', () => {
  const frame = <TableFrame logo="Logo" endsAt={null} clockNow={() => 0} main={<i>the cards</i>} />;
  const own = { people: [], now: () => 0, seat: null };
  const table = (floor: BoardContextValue['floor']) =>
    renderToStaticMarkup(<BoardContext value={testContext(own, { floor })}>{frame}</BoardContext>);
  const page = table({ Hand: () => <u>hand</u>, Line: () => <u>line</u>, Sign: () => <u>sign</u> });
  expect(page).not.toContain('sign');
  expect(page).toMatch(/<u>hand<\/u>.*<u>line<\/u>.*the cards/s);
  expect(table(null)).not.toContain('<u>');
});
