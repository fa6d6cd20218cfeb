import { expect, test } from 'vitest';
import { fieldsOf, withOption } from './options';

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

test('a boolean with two labels is a choice between two words', () => {
  expect(fieldsOf(schema, {})[0]).toEqual({
    kind: 'choice',
    name: 'bulletsOnTable',
    title: 'Bullets',
    hint: null,
    value: false,
    choices: [
      { value: false, label: 'Kept by the game' },
      { value: true, label: 'On the table' },
    ],
  });
});

test('a boolean without labels is a switch with its default, named after itself', () => {
  expect(fieldsOf(schema, {})[1]).toMatchObject({ kind: 'switch', title: 'Open votes', value: true });
});

test('a number knows its bounds and the number beside them that means by itself', () => {
  expect(fieldsOf(schema, { roundSeconds: 90 })[2]).toMatchObject({
    kind: 'number',
    value: 90,
    min: 60,
    max: 600,
    off: 0,
    unit: 's',
  });
});

test('zero as the usual value means by itself', () => {
  const seconds = { type: 'integer', minimum: 0, maximum: 600, default: 0 };
  expect(fieldsOf({ properties: { seconds } }, {})[0]).toMatchObject({ kind: 'number', value: 0, off: 0 });
});

test('labels may stand by value', () => {
  const open = { type: 'boolean', labels: { false: 'Sealed', true: 'Open' } };
  expect(fieldsOf({ properties: { open } }, {})[0]).toMatchObject({
    choices: [{ label: 'Sealed' }, { label: 'Open' }],
  });
});

test('an enum is a choice; what the form cannot draw is left out', () => {
  const fields = fieldsOf(schema, {});
  expect(fields).toHaveLength(4);
  expect(fields[3]).toMatchObject({ kind: 'choice', choices: [{ label: 'Easy' }, { label: 'Very hard' }] });
});

test('a change keeps the other choices', () => {
  expect(withOption({ bulletsOnTable: true, roundSeconds: 0 }, 'roundSeconds', 120)).toEqual({
    bulletsOnTable: true,
    roundSeconds: 120,
  });
});

test('a game without options has no form', () => {
  expect(fieldsOf(null, {})).toEqual([]);
  expect(fieldsOf({ type: 'object' }, null)).toEqual([]);
});
