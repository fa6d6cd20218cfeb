// @module-tag long
import { expect, inject, test } from 'vitest';
import { needs } from '../testing/needs';
import { hasManyAddresses } from './attacker';
import { attack, broken } from './run';

/**
 * The longest time in ms for which the server may block its main thread here. Beside other tests on a slow machine, one
 * turn that reads hundreds of sockets has taken 140 ms. `npm run hostile` allows 100.
 */
const LONGEST_TURN = 1_000;

test.skipIf(!(await hasManyAddresses()))(
  'people keep playing during an attack',
  { ...needs('many separate addresses'), timeout: 240_000 },
  async () => {
    const report = await attack({ seed: 'short', messages: 4_000 });
    expect(broken(report, LONGEST_TURN)).toEqual([]);
    expect(Object.keys(report.messages).length).toBeGreaterThan(10);
  },
);

const hasServices = inject('postgres') !== '' && inject('redis');

test.skipIf(!hasServices || !(await hasManyAddresses()))(
  'people keep playing during an attack on three processes',
  { ...needs('PostgreSQL, Redis and many separate addresses'), timeout: 240_000 },
  async () => {
    const report = await attack({ seed: 'short', messages: 1_500, processes: 3 });
    expect(broken(report, LONGEST_TURN)).toEqual([]);
    expect(Object.keys(report.messages).length).toBeGreaterThan(10);
  },
);
