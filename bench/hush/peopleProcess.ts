import { performance } from 'node:perf_hooks';
import { followAll } from './device';
import { Party } from './party';
import type { Asked, PeopleReport, Said } from './people';
import type { Tally } from './person';

/** The load generator: a separate process that plays at all tables it is given and reports the results. */
const tally: Tally = { moves: 0, refused: {}, waits: [] };
const parties: Party[] = [];
let cutOff = 0;
let idle = performance.eventLoopUtilization();

process.on('message', (asked: Asked) => void answer(asked));
process.on('disconnect', () => process.exit(0));

async function answer(asked: Asked): Promise<void> {
  if (asked.kind === 'sit') return sit(asked);
  if (asked.kind === 'begin') {
    Object.assign(tally, { moves: 0, refused: {}, waits: [] });
    idle = performance.eventLoopUtilization();
    return say({ kind: 'begun' });
  }
  const { utilization: busy } = performance.eventLoopUtilization(idle);
  const report: PeopleReport = { ...tally, cutOff, busy, matches: parties.flatMap((party) => party.matches()) };
  say({ kind: 'report', report });
}

async function sit({ port, tables, seed, wholeViews }: Extract<Asked, { kind: 'sit' }>): Promise<void> {
  for (const [n, places] of tables.entries()) {
    const devices = await followAll(port, places, wholeViews);
    for (const device of devices)
      device.closed = () => {
        cutOff += 1;
      };
    parties.push(new Party(port, devices, `${seed} ${n}`, tally));
  }
  say({ kind: 'seated' });
}

function say(said: Said): void {
  process.send?.(said);
}
