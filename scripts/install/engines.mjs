// Finds Firefox and WebKitGTK, for tests in engines other than Chromium.
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { folderOf, PACKAGES } from './programs.mjs';

/** For each engine, the Debian packages whose programs the tests start. */
const ENGINES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * Packages to unpack into the project if they are missing. WebKitGTK cannot be unpacked, because it looks for its
 * processes only in `/usr`.
 */
export const UNPACKED_ENGINES = ENGINES.firefox;

/**
 * Returns the environment variables for the tests: the programs' paths and, for each missing engine, the reason to skip
 * its tests.
 * @param find returns the folder with a package's programs, or null
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
