import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { games } from '#games/index.ts';
import { ERROR_EVENTS, OTHER } from '#server/metrics/labels.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { quiet, samplesOf, typesOf } from '#server/metrics/testing.ts';
import { logEventsOf } from './logEvents';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: unknown;
  targets?: { refId: string; expr: string }[];
}

const rules = (parse(readFileSync('deploy/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as {
  schemaVersion: number;
  uid: string;
  templating: { list: { name: string; type: string; query: string }[] };
  annotations: { list: { expr: string }[] };
  panels: Panel[];
};
const page = readFileSync('docs/operating.md', 'utf8');

/** Words of PromQL that could be mistaken for metrics. */
const WORDS = new Set(
  'sum max min rate increase changes histogram_quantile scalar by le on without event game answer of status instance quantile job'.split(
    ' ',
  ),
);
/** Labels that Prometheus adds to every metric when it scrapes. */
const OF_SCRAPERS = ['job', 'instance'];

let types: Map<string, string>;
let labels: Map<string, Map<string, Set<string>>>;
beforeAll(async () => {
  let now = 0;
  const metrics = createMetrics(quiet({ catalogue: games, now: () => now }));
  for (let n = 0; n < 100; n++) metrics.moved({ game: 'covert', answer: n % 2 ? 'try-again' : 'fault', seconds: 1 });
  metrics.committed(1, 'match', 'conflict');
  metrics.requested('GET', 'page', 503);
  now = 60_000;
  const text = await metrics.text();
  types = typesOf(text);
  labels = new Map();
  for (const { name, labels: own } of samplesOf(text)) {
    const known = labels.get(name) ?? new Map<string, Set<string>>();
    labels.set(name, known);
    for (const [label, value] of Object.entries(own)) known.set(label, (known.get(label) ?? new Set()).add(value));
  }
});

/** Lists the errors in a PromQL expression: unknown metrics, and labels or values that a metric never has. */
function problemsOf(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}/g, '').replaceAll(/\[[^\]]*\]/g, '');
  const names = [...bare.matchAll(/[a-z_]\w*/g)].map(([name]) => name).filter((name) => !WORDS.has(name));
  const unknown = names.filter((name) => name !== 'up' && !labels.has(name));
  const chosen = [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', list = '']) =>
    [...list.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)]
      .filter(([, label = '']) => !OF_SCRAPERS.includes(label))
      .flatMap(([matcher, label = '', operator, value = '']) => {
        const values = [...(labels.get(name)?.get(label) ?? [])];
        const alternatives = operator === '=~' ? value.split('|') : [value];
        const fits = (pattern: string) =>
          values.some((each) => (operator === '=~' ? new RegExp(`^(${pattern})$`).test(each) : each === pattern));
        // The value `ok` of the label `answer` means success. It is no refusal code, so it is allowed separately.
        return (label === 'answer' && value === 'ok') || alternatives.every(fits) ? [] : [`${name} ${matcher}`];
      }),
  );
  return [...unknown, ...chosen];
}

test('a PromQL expression with unknown metrics, labels or values is reported', () => {
  expect(problemsOf('rate(hush_move_total[5m]) > 0')).toEqual(['hush_move_total']);
  expect(problemsOf('hush_rooms{room="A"}')).toEqual(['hush_rooms room="A"']);
  expect(problemsOf('hush_errors_total{event=~"fault|oops"}')).toEqual(['hush_errors_total event=~"fault|oops"']);
  expect(problemsOf('sum by (le) (rate(hush_move_seconds_bucket[15m])) > 0.5')).toEqual([]);
});

test('every alert has a paragraph in docs/operating.md', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr, labels: own, annotations, ...rest } of rules) {
    expect(alert).toMatch(/^Hush[A-Z][A-Za-z]+$/);
    expect(problemsOf(expr), alert).toEqual([]);
    expect(expr, alert).toMatch(/ (>|==) [\d.]+$/);
    expect(rest.for ?? '1m', alert).toMatch(/^\d+[smh]$/);
    expect(['page', 'ticket'], alert).toContain(own.severity);
    expect(annotations.summary, alert).toMatch(/^[A-Z].*\.$/);
    expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`);
  }
  const paragraphs = [...page.matchAll(/^### (Hush\w+)$/gm)].map(([, name]) => name);
  expect(paragraphs).toEqual(rules.map(({ alert }) => alert));
});

test('every dashboard panel uses existing metrics', () => {
  expect(dashboard.schemaVersion).toBe(39);
  expect(dashboard.uid).toBe('hush');
  expect(dashboard.templating.list).toMatchObject([{ name: 'datasource', type: 'datasource', query: 'prometheus' }]);
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const taken = new Set<string>();
  for (const { title, type, gridPos, datasource, targets = [] } of panels) {
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(taken.has(`${x} ${y}`), `${title} covers another panel`).toBe(false);
        taken.add(`${x} ${y}`);
      }
    if (type === 'row') continue;
    expect(['stat', 'timeseries'], title).toContain(type);
    expect(datasource, title).toEqual({ type: 'prometheus', uid: `\${datasource}` });
    expect(
      targets.map(({ refId }) => refId),
      title,
    ).toEqual([...'ABC'].slice(0, Math.max(1, targets.length)));
    for (const { expr } of targets) expect(problemsOf(expr), title).toEqual([]);
  }
  for (const { expr } of dashboard.annotations.list) expect(problemsOf(expr)).toEqual([]);
});

test('docs/operating.md lists every metric', () => {
  const listed = [...page.matchAll(/^\| `((?:hush|process)_\w+)(?:\{\w+(?:, \w+)*\})?` \|/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...types.keys()].sort());
  const asked = JSON.stringify([rules, dashboard]);
  for (const name of types.keys()) expect(asked, name).toContain(name);
});

test('docs/operating.md lists every log event with its level', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server'], {
    encoding: 'utf8',
  });
  const sources = files
    .trim()
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing/.test(file));
  const written = sources.flatMap((file) => logEventsOf(file, readFileSync(file, 'utf8')));
  const lines = new Set(written.map(({ level, event }) => `${level} ${event}`));
  const logs = page.slice(page.indexOf('## Logs'));
  const listed = [...logs.matchAll(/^\| `([a-z-]+)` \| (info|warn|error) \|/gm)].map(
    ([, event, level]) => `${level} ${event}`,
  );
  expect(listed.toSorted()).toEqual([...lines].sort());
  const errors = new Set(written.filter(({ level }) => level === 'error').map(({ event }) => event));
  expect([...ERROR_EVENTS]).toEqual([...errors].sort());
  expect(labels.get('hush_errors_total')?.get('event')).toEqual(new Set([...errors, OTHER]));
});
