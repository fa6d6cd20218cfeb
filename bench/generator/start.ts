import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Load } from './load';
import type { Plan, Report } from './main';

/** Maximum time in seconds for creating the matches. A server that has not answered by then causes an error. */
const PREPARED_WITHIN = 240;

/** Puts a server under load from a separate process. Before the measurement starts, `warm` is called and awaited. */
export async function generate(plan: Plan, warm: () => Promise<void>): Promise<Load> {
  const args = ['--import', 'tsx', path.resolve('bench/generator/main.ts'), JSON.stringify(plan)];
  const generator = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const gone = once(generator, 'exit').then(([code, signal]) => {
    throw new Error(`the load generator ended with ${code ?? signal}`);
  });
  gone.catch(() => undefined);
  const late = setTimeout(() => generator.kill('SIGKILL'), (PREPARED_WITHIN + plan.warmUp + plan.seconds) * 1000);
  const hear = () => Promise.race([once(generator, 'message').then(([said]) => said as Report), gone]);
  await hear();
  await warm();
  generator.send('go');
  const report = await hear().finally(() => clearTimeout(late));
  await gone.catch(() => undefined);
  if (!('load' in report)) throw new Error('the load generator is warm twice');
  return report.load;
}
