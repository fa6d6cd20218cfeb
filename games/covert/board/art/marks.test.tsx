import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { REGIONS } from '../../state';
import { Agent } from './Agent';
import { Cube } from './Cube';
import { Die } from './Die';
import { RegionBadge } from './Emblem';
import { Mark } from './marks';

const COLOURS = ['0', '1', '2', '3'];

/** Returns the SVG markup of a drawing with all colours removed. */
const withoutColours = (drawing: ReactElement) =>
  renderToStaticMarkup(drawing).replaceAll(/ (?:fill|stroke|stop-color|style|id)="[^"]*"/g, '');

test.each([
  ['cubes', (colour: string) => <Cube colour={colour} />],
  ['Agents', (colour: string) => <Agent colour={colour} />],
  ['dice', (colour: string) => <Die colour={colour} face={5} />],
  ['marks beside names', (colour: string) => <Mark colour={colour} />],
])('%s of four players can be told apart without colours', (_what, draw) => {
  expect(new Set(COLOURS.map((colour) => withoutColours(draw(colour)))).size).toBe(COLOURS.length);
});

test('regions can be told apart without colours', () => {
  expect(new Set(REGIONS.map((region) => withoutColours(<RegionBadge region={region} />))).size).toBe(REGIONS.length);
});
