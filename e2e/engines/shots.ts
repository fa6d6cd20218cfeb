import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { expect } from '../drivers/journey';
import { bothWays, covered, cutWords, sideways, tinyWords, tooSmall } from '../looks/inPage';
import type { Screen } from './screen';

/** The folder in which `npm run engines` stores screenshots. */
export const SHOTS = process.env.HUSH_ENGINE_SHOTS;

/** Runs in the page: lists pictures that have no source yet or could not be loaded. */
function missingPictures(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ src }) => src);
}

const QUESTIONS = { sideways, tooSmall, bothWays, cutWords, tinyWords, covered };
const ASKED = `({ ${Object.entries(QUESTIONS)
  .map(([name, ask]) => `${name}: (${ask})()`)
  .join(', ')} })`;

/**
 * Makes the same checks of the layout as in Chromium: nothing is cut off, covered, too small, or wider than the screen.
 */
export async function looksRight(screen: Screen, name: string, { project, title }: TestInfo): Promise<void> {
  await screen.driver.run('document.fonts.ready.then(() => undefined)');
  await screen.settled();
  // Faces are drawn a few at a time.
  await expect
    .poll(() => screen.driver.run<string[]>(`(${missingPictures})()`), `${name}: pictures that are missing`)
    .toEqual([]);
  const { width, height } = screen.size;
  if (SHOTS) {
    mkdirSync(join(SHOTS, project.name), { recursive: true });
    const file = `${title} ${name} ${width}x${height}`.replaceAll(/[^\w]+/g, '-').toLowerCase();
    writeFileSync(join(SHOTS, project.name, `${file}.png`), await screen.driver.screenshot());
  }
  const wrong = await screen.driver.run<Record<string, string[]>>(ASKED);
  for (const [what, where] of Object.entries(wrong))
    expect.soft(where, `${name} at ${width}x${height} in ${project.name}: ${what}`).toEqual([]);
}
