// Finds Firefox and WebKitGTK for the tests in engines other than Chromium.
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { folderOf, PACKAGES } from './programs.mjs';

/** The Debian packages whose programs the tests start, for each engine. */
const ENGINES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * The packages that are unpacked into the project if they are missing. WebKitGTK is not among them, because it looks
 * for its processes only in `/usr`.
 */
export const UNPACKED_ENGINES = ENGINES.firefox;

/**
 * @param find returns the folder with a package's programs, or null
 * @returns the environment variables for the tests: the paths of the programs, and the reason to skip the tests of each
 * missing engine
 */
export function engineEnvironment(find = folderOf) {
  const fileOf = (name, program) => join(find(name) ?? '', program);
  const lacks = Object.entries(ENGINES).flatMap(([engine, packages]) => {
    const missing = packages.filter((name) => find(name) === null);
    return missing.length > 0 ? [[`HUSH_LACKS_${engine.toUpperCase()}`, wantOf(missing)]] : [];
  });
  return {
    HUSH_FIREFOX: fileOf('firefox-esr', 'firefox-esr'),
    HUSH_WEBKIT_DRIVER: fileOf('webkit2gtk-driver', 'WebKitWebDriver'),
    HUSH_XVFB: fileOf('xvfb', 'Xvfb'),
    ...Object.fromEntries(lacks),
  };
}

function wantOf(packages) {
  const programs = packages.flatMap((name) => PACKAGES[name].programs);
  return `for want of ${programs.join(', ')} (on Debian: ${packages.join(', ')})`;
}

/** Like `engineEnvironment`, for tests that also draw each screen in Chromium and store the pictures in `folder`. */
export async function pictureEnvironment(folder) {
  const chromium = (await findBrowser()) ?? { HUSH_LACKS_CHROMIUM: 'for want of Chromium' };
  return { ...engineEnvironment(), ...chromium, HUSH_ENGINE_SHOTS: folder };
}
