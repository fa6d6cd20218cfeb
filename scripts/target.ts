import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[];
};

/** The oldest browsers the client is built for, as Vite names them: those of package.json. */
export const TARGET = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));
