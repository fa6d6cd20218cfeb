// @module-tag long
import { expect, inject, test } from 'vitest';
import { needs } from '../testing/needs';
import { hasManyAddresses } from './attacker';
import { attack, broken } from './run';

test.skipIf(!(await hasManyAddresses()))(
  'people keep playing while a server gets thousands of hostile messages, and afterwards it has freed its memory and connections',
  { ...needs('many separate addresses'), timeout: 240_000 },
  async () => {
    const report = await attack({ seed: 'short', messages: 4_000 });
    expect(broken(report)).toEqual([]);
    expect(Object.keys(report.messages).length).toBeGreaterThan(10);
  },
);

const hasServices = inject('postgres') !== '' && inject('redis');

test.skipIf(!hasServices || !(await hasManyAddresses()))(
  'people also keep playing if three processes serve the same rooms and take turns getting the messages',
  { ...needs('PostgreSQL, Redis and many separate addresses'), timeout: 240_000 },
  async () => {
    const report = await attack({ seed: 'short', messages: 1_500, processes: 3 });
    expect(broken(report)).toEqual([]);
    expect(Object.keys(report.messages).length).toBeGreaterThan(10);
  },
);
