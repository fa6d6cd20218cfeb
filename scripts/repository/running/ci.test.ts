import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  run?: string;
  env?: Record<string, string>;
}

interface Workflow {
  jobs: Record<string, { 'runs-on': string; steps: Step[]; strategy?: { matrix: { os: string[] } } }>;
}

const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
const commandsOf = (steps: readonly Step[]) => steps.flatMap(({ run }) => run?.trim() ?? []);

test('the workflow only runs .ci/run on Linux', () => {
  const onLinux = Object.values(jobs).filter((job) => job['runs-on'].startsWith('ubuntu'));
  expect(onLinux.map(({ steps }) => commandsOf(steps))).toEqual([['bash .ci/run']]);
});

test('on macOS and Windows, the workflow runs the unit tests', () => {
  const [job] = Object.values(jobs).filter(({ strategy }) => strategy);
  expect(job?.strategy?.matrix.os).toEqual(['macos-latest', 'windows-latest']);
  const [start = '', ...rest] = commandsOf(job?.steps ?? []);
  expect(start).toMatch(/^npm start &\ncurl .*--fail .*http:\/\/127\.0\.0\.1:8000\/readyz$/);
  expect(rest).toEqual(['npm run unit']);
});

test('each issue form has a name and fields with unique ids', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder).filter((file) => file !== 'config.yml');
  expect(forms).toEqual(['bug.yml', 'rule.yml']);
  for (const file of forms) {
    const form = parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown> & {
      body: { id: string }[];
    };
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    expect(new Set(form.body.map(({ id }) => id)).size).toBe(form.body.length);
  }
});

test('the project’s tools run on the Node version in .nvmrc', () => {
  expect(Number(readFileSync('.nvmrc', 'utf8'))).toBeGreaterThanOrEqual(22);
});
