import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[];
};

/** The oldest supported browsers, from package.json, in the form that Vite expects. */
export const TARGET = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));
