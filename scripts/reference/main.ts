import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, type Context, Converter, type DeclarationReflection } from 'typedoc';
import { type Contract, fill } from './page';
import { PAGE, sign, TEMPLATE } from './signature';

/** Writes `docs/module.md` from the template `module.md` in this folder and from doc comments: `npm run docs`. */
const root = process.cwd();

async function read(): Promise<Contract> {
  const app = await Application.bootstrap({
    entryPoints: [join(root, 'scripts/reference/contract.ts')],
    tsconfig: join(root, 'scripts/reference/tsconfig.json'),
    // The project's own TypeScript, which is newer, checks the types elsewhere.
    skipErrorChecking: true,
    excludeExternals: true,
    logLevel: 'Warn',
    sort: ['source-order'],
  });
  const sources: Contract['sources'] = new Map();
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context: Context, reflection: DeclarationReflection) => {
    sources.set(reflection, context.getSymbolFromReflection(reflection)?.declarations ?? []);
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc found nothing to read');
  return { project, sources };
}

const frame = readFileSync(join(root, TEMPLATE), 'utf8');
writeFileSync(join(root, PAGE), sign(root, fill(frame, await read())));
process.stdout.write(`${PAGE} is written.\n`);
