import { expect, test } from 'vitest';
import { hasManyAddresses } from './hostile/attacker';
import { attack, broken } from './hostile/run';

test.skipIf(!(await hasManyAddresses()))(
  'people play on while a server is sent thousands of hostile messages, and it is afterwards as it was before',
  async () => {
    const report = await attack({ seed: 'short', messages: 4_000 });
    expect(broken(report)).toEqual([]);
    expect(Object.keys(report.messages).length).toBeGreaterThan(10);
  },
  240_000,
);
