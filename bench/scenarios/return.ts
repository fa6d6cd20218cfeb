import { setTimeout } from 'node:timers/promises';
import { atMost, figure, type Scenario } from '../figures';
import { attend, followAll } from '../hush/device';
import { makeFolder, startHush } from '../hush/server';
import { fillTables, mixedTables, type Place } from '../hush/tables';

/** Time in ms within which all people reconnect. */
const WITHIN = 1_000;

/** Measures how fast all people reconnect after a restart. Each of them was in a room with a running match. */
export const returning: Scenario = {
  id: 'return',
  title: '500 people come back within a second after a restart',
  async run({ runs, quick, profiles, wholeViews, log }) {
    const waits: number[] = [];
    for (let run = 0; run < runs; run++) {
      const { folder: data, remove } = makeFolder();
      const places = (await fillTables(data, mixedTables(quick ? 20 : 100, Date.now()))).flat();
      const before = await startHush({ data });
      await followAll(before.port, places, wholeViews);
      await before.stop();
      const after = await startHush({ data, port: before.port, profiles });
      await after.begin();
      const wait = await comeBack(after.port, places, wholeViews);
      const { cpu, lag } = await after.usage();
      log(
        `${places.length} people: the last has its view after ${Math.round(wait)} ms; loop late by ${Math.round(lag.max)} ms at most, ${cpu.toFixed(2)} s of processor`,
      );
      waits.push(wait / 1000);
      await after.stop();
      remove();
    }
    const what = 'from the first connection until the last client has its view';
    return [figure({ id: 'return-last', what, unit: 's' }, waits, atMost(3, ' s'))];
  },
};

/**
 * Reconnects the people, evenly spread over `WITHIN`.
 * @returns the time in ms until the last person has a view
 */
async function comeBack(port: number, places: readonly Place[], wholeViews: boolean): Promise<number> {
  const began = performance.now();
  const devices = await Promise.all(
    places.map(async (place, n) => {
      await setTimeout((n * WITHIN) / places.length);
      return attend(port, place, wholeViews);
    }),
  );
  const wait = performance.now() - began;
  for (const device of devices) device.close();
  return wait;
}
