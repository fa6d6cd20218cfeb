import { toy } from '../matches/toy';
import type { MetricSources } from './metrics';

export const quiet = (changes: Partial<MetricSources> = {}): MetricSources => ({
  catalogue: [toy],
  rooms: () => 0,
  sockets: () => 0,
  matches: () => new Map(),
  errors: new Map(),
  eventLoop: { read: () => ({ p99: 0, max: 0 }) },
  now: () => 0,
  ...changes,
});

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses the samples in a scrape, with their labels. */
export function samplesOf(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', list = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const labels = [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text]);
    return { name, labels: Object.fromEntries(labels), value: Number(value) };
  });
}

/** Returns the type of each metric in a scrape, by name. */
export function typesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));
}
