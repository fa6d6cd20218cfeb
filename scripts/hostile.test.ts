// @module-tag long
import { expect, inject, test } from 'vitest';
import { hasManyAddresses } from './hostile/attacker';
import { attack, broken } from './hostile/run';
import { needs } from './needs';

test.skipIf(!(await hasManyAddresses()))(
  'people play on while a server is sent thousands of hostile messages, and it is afterwards as it was before',
  { ...needs('many addresses of its own'), timeout: 240_000 },
  async () => {
    const report = await attack({ seed: 'short', messages: 4_000 });
    expect(broken(report)).toEqual([]);
    expect(Object.keys(report.messages).length).toBeGreaterThan(10);
  },
);

const hasServices = inject('postgres') !== '' && inject('redis');

test.skipIf(!hasServices || !(await hasManyAddresses()))(
  'and also where three processes serve the same rooms and each message goes to the next',
  { ...needs('PostgreSQL, Redis and many addresses of its own'), timeout: 240_000 },
  async () => {
    const report = await attack({ seed: 'short', messages: 1_500, processes: 3 });
    expect(broken(report)).toEqual([]);
    expect(Object.keys(report.messages).length).toBeGreaterThan(10);
  },
);
