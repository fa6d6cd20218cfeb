import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { Armchair, DoorOpen, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Draws the icons of the installed app from `favicon.svg`: `npm run icons`. Run this script after changing that file,
 * and commit the result.
 */
const folder = fileURLToPath(new URL('../client/public/icons/', import.meta.url));
const drawing = readFileSync(new URL('../client/public/favicon.svg', import.meta.url), 'utf8');

const GROUND = '#16121b';
const PAPER = '#f2eadb';
/**
 * Launchers crop an icon to various shapes. All these shapes contain a circle four fifths as wide as the icon, so the
 * card stays inside that circle.
 */
const WITHIN = 0.78;

const card = /<g .*<\/g>/s.exec(drawing)?.[0];
if (card === undefined) throw new Error('The drawing has no card.');

const scaled = (shape: string, by: number) =>
  `<g transform="translate(32 32) scale(${by}) translate(-32 -32)">${shape}</g>`;
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`;
const onGround = (shape: string, by: number) =>
  svg(`<rect width="64" height="64" fill="${GROUND}"/>${scaled(shape, by)}`);

/** The monochrome icon, in a colour that the device chooses: the card with its letter cut out. */
const mask = card.replaceAll(/fill="#ff\w+"/g, 'fill="#fff"').replace('fill="#1c0b06"', 'fill="#000"');
const monochrome = svg(
  `<mask id="card">${scaled(mask, WITHIN)}</mask><path d="M0 0h64v64H0z" fill="#fff" mask="url(#card)"/>`,
);

function shortcut(icon: LucideIcon): string {
  const lines = renderToStaticMarkup(createElement(icon, { size: 34, x: 15, y: 15, color: PAPER }));
  return svg(`<circle cx="32" cy="32" r="32" fill="${GROUND}"/>${lines}`);
}

const ICONS: readonly (readonly [name: string, drawn: string, ...sizes: number[]])[] = [
  ['any', drawing, 192, 512],
  ['maskable', onGround(card, WITHIN), 192, 512],
  ['monochrome', monochrome, 96, 512],
  ['apple-touch', onGround(card, 0.92), 180],
  ['start', shortcut(Armchair), 96],
  ['join', shortcut(DoorOpen), 96],
];

async function draw(page: Page, drawn: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } body > svg { display: block; width: ${size}px }</style>${drawn}`);
  return page.screenshot({ omitBackground: true });
}

mkdirSync(folder, { recursive: true });
const executablePath = process.env.HUSH_CHROMIUM || undefined;
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
const page = await browser.newPage();
for (const [name, drawn, ...sizes] of ICONS)
  for (const size of sizes) writeFileSync(`${folder}${name}-${size}.png`, await draw(page, drawn, size));
await browser.close();
