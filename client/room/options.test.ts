import { expect, test } from 'vitest';
import type { MemberView, RoomView } from '#shared/room/room.ts';
import { changedIn, durationOf, fieldsOf, type NumberField, offeredPaces, paceOf, stepped } from './options';

const schema = {
  type: 'object',
  properties: {
    bulletsOnTable: { type: 'boolean', title: 'Bullets', default: false, labels: ['Kept by the game', 'On the table'] },
    openVotes: { type: 'boolean', description: 'Votes are seen at once', default: true },
    roundSeconds: {
      title: 'Round',
      unit: 's',
      default: 0,
      anyOf: [
        { type: 'number', const: 0 },
        { type: 'integer', minimum: 60, maximum: 600 },
      ],
    },
    level: { type: 'string', enum: ['easy', 'very-hard'], default: 'easy' },
    odd: { type: 'array' },
  },
};

test('a boolean with two labels becomes a choice between them', () => {
  expect(fieldsOf(schema, {})[0]).toEqual({
    kind: 'choice',
    name: 'bulletsOnTable',
    title: 'Bullets',
    hint: null,
    isMain: false,
    value: false,
    choices: [
      { value: false, label: 'Kept by the game' },
      { value: true, label: 'On the table' },
    ],
  });
});

test('a boolean without labels becomes a switch', () => {
  expect(fieldsOf(schema, {})[1]).toMatchObject({ kind: 'switch', title: 'Open votes', value: true });
});

test('a number can have a special value outside its bounds', () => {
  expect(fieldsOf(schema, { roundSeconds: 90 })[2]).toMatchObject({
    kind: 'number',
    value: 90,
    min: 60,
    max: 600,
    off: 0,
    unit: 's',
  });
});

test('a default of zero means automatic', () => {
  const seconds = { type: 'integer', minimum: 0, maximum: 600, default: 0 };
  expect(fieldsOf({ properties: { seconds } }, {})[0]).toMatchObject({ kind: 'number', value: 0, off: 0 });
});

test('labels may be listed by value', () => {
  const open = { type: 'boolean', labels: { false: 'Sealed', true: 'Open' } };
  expect(fieldsOf({ properties: { open } }, {})[0]).toMatchObject({
    choices: [{ label: 'Sealed' }, { label: 'Open' }],
  });
});

test('an enum becomes a choice', () => {
  const fields = fieldsOf(schema, {});
  expect(fields).toHaveLength(4);
  expect(fields[3]).toMatchObject({ kind: 'choice', choices: [{ label: 'Easy' }, { label: 'Very hard' }] });
});

test('a choice of languages has the name of each language in that language', () => {
  const words = { type: 'string', enum: ['en', 'de'], default: 'en', language: true };
  expect(fieldsOf({ properties: { words } }, {})[0]).toMatchObject({
    value: 'en',
    choices: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'de', label: 'Deutsch', lang: 'de' },
    ],
  });
});

test('a game without options has no form', () => {
  expect(fieldsOf(null, {})).toEqual([]);
  expect(fieldsOf({ type: 'object' }, null)).toEqual([]);
});

test('seconds are shown as minutes and seconds', () => {
  expect([5, 60, 90, 300].map(durationOf)).toEqual(['5 s', '1 min', '1 min 30 s', '5 min']);
});

const talk = { type: 'integer', minimum: 0, maximum: 900, default: 180, unit: 'seconds', from: 30, off: 'No limit' };
const aClock = (value: number) => fieldsOf({ properties: { talk } }, { talk: value })[0] as NumberField;

test('a number of seconds changes in round steps', () => {
  expect([stepped(aClock(0), 1), stepped(aClock(0), -1)]).toEqual([30, 30]);
  const steps = [30];
  while (stepped(aClock(steps.at(-1) ?? 0), 1) !== steps.at(-1)) steps.push(stepped(aClock(steps.at(-1) ?? 0), 1));
  expect(steps.slice(0, 4)).toEqual([30, 45, 60, 75]);
  expect(steps.at(-1)).toBe(900);
  const down = [...steps].reverse().map((value) => stepped(aClock(value), -1));
  expect(down).toEqual([...steps].reverse().slice(1).concat(30));
  expect(stepped(aClock(100), 1)).toBe(105);
  expect(stepped(aClock(100), -1)).toBe(90);
  expect(aClock(0)).toMatchObject({ min: 30, off: 0, offLabel: 'No limit' });
});

const paces = [
  { title: 'Quick', about: '', options: { talk: 90 } },
  { title: 'Normal', about: '', options: { talk: 180 } },
];

test('a pace is selected if all its options match', () => {
  expect(paceOf(paces, { talk: 90, open: true })?.title).toBe('Quick');
  expect(paceOf(paces, { talk: 91 })).toBeNull();
  expect(paceOf([], {})).toBeNull();
});

test('the quickest pace is offered only to experienced players', () => {
  const member = (id: string, seat: string | null, bot: string | null = null) => ({ id, seat, bot }) as MemberView;
  const members = [member('ana', '0'), member('ben', '1'), member('cy', null), member('bot', '2', 'analyst')];
  const total = (id: string) => ({ member: id, played: 1, won: 0, points: {} });
  const offered = (totals: RoomView['totals'], options = { talk: 180 }) =>
    offeredPaces(paces, { members, totals, options }).map(({ title }) => title);
  expect(offered([total('ana')])).toEqual(['Normal']);
  expect(offered([total('ana'), total('ben')])).toEqual(['Quick', 'Normal']);
  expect(offered([], { talk: 90 })).toEqual(['Quick', 'Normal']);
  expect(offeredPaces(paces.slice(0, 1), { members, totals: [], options: {} })).toHaveLength(1);
});

test('the list of changed options leaves out the main options', () => {
  const open = { type: 'boolean', title: 'Open', default: false };
  const main = { type: 'boolean', title: 'Main', default: false, main: true };
  const form = { properties: { talk, open, main } };
  const names = (values: object) => changedIn(form, values as never, paces).map(({ name }) => name);
  expect(names({ talk: 90, open: false, main: true })).toEqual([]);
  expect(names({ talk: 90, open: true, main: false })).toEqual(['open']);
  expect(names({ talk: 100, open: false, main: false })).toEqual(['talk']);
});
