import { writeFileSync } from 'node:fs';
import confusables from 'unhomoglyph/data.json' with { type: 'json' };
import { drawConfusables } from './confusables/draw';

/**
 * Writes the table of characters that look like Latin characters: `node scripts/run.mjs tsx scripts/confusables.ts`.
 */
const table = JSON.stringify(drawConfusables(confusables), null, 2);
writeFileSync(new URL('../shared/text/confusables.json', import.meta.url), `${table}\n`);
