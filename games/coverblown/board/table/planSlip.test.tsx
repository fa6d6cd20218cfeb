import type { Person } from 'hush/board';
import { seatsOf } from 'hush/game';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { legal } from '../../legal';
import { HEARING_MS } from '../../queries';
import { aMatch, NOON } from '../../testing';
import { PlanSlip } from './PlanSlip';

const NAMES = ['Vera', 'Quinn', 'Otis', 'Ines'];

function slip(
  table: ReturnType<typeof aMatch>,
  seat: string | null,
  { practice = false, isBots = false, passed = 1000 } = {},
) {
  const view = { ...table.view(seat), practice };
  const people = seatsOf(4).map((each) => ({ seat: each, name: NAMES[Number(each)], bot: isBots }) as Person);
  return renderToStaticMarkup(
    <PlanSlip
      view={view}
      seat={seat}
      people={people}
      now={() => NOON + passed}
      why={(answer) => (seat === null ? 'not-your-seat' : legal[answer].why(view, seat))}
      onAnswer={() => {}}
      onExamine={seat === null ? null : () => {}}
    />,
  );
}

const proposed = () => {
  const table = aMatch({ players: 4 });
  table.play('0', 'announce', 'crane', 'garrotte');
  return table;
};
const countsDown = (markup: string) => markup.includes('--part');

test('only the player who proposed gets “Examine now”', () => {
  const buttons = (markup: string) => [...markup.matchAll(/<button.*?<b>(.*?)<\/b>/g)].map(([, word]) => word);
  const table = proposed();
  expect(buttons(slip(table, '0'))).toEqual(['Examine now']);
  expect(buttons(slip(table, '1'))).toEqual(['Wait', 'Go ahead']);
  expect(buttons(slip(table, null))).toEqual([]);
});

test('at most two players who answered are named', () => {
  const table = proposed();
  table.play('1', 'agree');
  expect(slip(table, '2')).toContain('Quinn says that’s fine');
  expect(slip(table, '1')).toContain('You say that’s fine');
  expect(slip(table, '0')).toContain('Quinn says go ahead');
  table.play('2', 'agree');
  expect(slip(table, '2')).toContain('Quinn and you');
  table.play('3', 'agree');
  expect(slip(table, null)).toContain('Quinn and 2 more');
});

test('a bot’s proposal shows a countdown to the examination', () => {
  const table = proposed();
  const bots = { isBots: true };
  expect(slip(table, '1', bots)).toContain('examines in 9 s:');
  expect(countsDown(slip(table, '1', bots))).toBe(true);
  expect(slip(table, '1', { ...bots, passed: HEARING_MS })).toContain('is about to examine:');
  expect(countsDown(slip(table, '1', { ...bots, passed: HEARING_MS }))).toBe(false);
  table.play('1', 'object');
  expect(slip(table, '1', bots)).toContain('is thinking it over:');
  expect(countsDown(slip(table, '1', bots))).toBe(false);
});

test('a person’s proposal shows no countdown', () => {
  const table = proposed();
  for (const options of [{}, { isBots: true, practice: true }]) {
    expect(countsDown(slip(table, '1', options))).toBe(false);
    expect(slip(table, '1', options)).toContain('wants to examine');
  }
});

test('until a pair is proposed, its place shows two empty pictures', () => {
  const empty = (markup: string) => markup.match(/<i>\?</g)?.length ?? 0;
  const table = aMatch({ players: 4 });
  expect(empty(slip(table, '1'))).toBe(2);
  expect(empty(slip(table, null))).toBe(2);
  table.play('0', 'announce', 'crane', 'garrotte');
  expect(empty(slip(table, '1'))).toBe(0);
});
