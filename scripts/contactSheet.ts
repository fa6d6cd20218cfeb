// Puts the screenshots of each screen from all engines side by side: `tsx scripts/contactSheet.ts shots/engines`.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '#shared/must.ts';

const folder = must(process.argv[2], 'a folder with one folder of pictures for each engine');
const ENGINES = ['chromium', 'firefox', 'webkit'].filter((engine) => existsSync(join(folder, engine)));
const pictures = [...new Set(ENGINES.flatMap((engine) => readdirSync(join(folder, engine))))].sort();

const figureOf = (engine: string, picture: string) =>
  existsSync(join(folder, engine, picture))
    ? `<figure><img src="${engine}/${picture}" loading="lazy" alt=""><figcaption>${engine}</figcaption></figure>`
    : '';
const rows = pictures.map(
  (picture) =>
    `<h2>${picture.replace('.png', '')}</h2><section>${ENGINES.map((engine) => figureOf(engine, picture)).join('')}</section>`,
);
const style =
  'body{font:16px sans-serif;background:#222;color:#eee}section{display:flex;gap:1rem;overflow:auto}figure{margin:0}';
const page = join(folder, 'index.html');
writeFileSync(page, `<!doctype html><title>Screens by engine</title><style>${style}</style>${rows.join('\n')}\n`);
console.log(`${pictures.length} screens side by side: ${page}`);
