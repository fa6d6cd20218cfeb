import type { Page } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { truthOf } from '../drivers/coverblown';
import { expect, test } from '../drivers/journey';
import { atTable } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis'];

/**
 * Makes the server's clock run in real time. The returned `at` converts a real time to the time of the server's clock.
 */
function run({ clock }: TestServer): { at(real: number): number; stop(): void } {
  const real = Date.now();
  const begun = clock.now();
  const at = (moment: number) => begun + moment - real;
  const timer = setInterval(() => clock.advance(Math.max(0, at(Date.now()) - clock.now())), 5);
  return { at, stop: () => clearInterval(timer) };
}

/**
 * Returns the real times at which the page began to show each of the next `count` seconds. The device's date does not
 * matter.
 */
async function ticks(page: Page, count: number): Promise<{ left: number; at: number }[]> {
  return page.getByRole('timer').evaluate(
    (timer, wanted) =>
      new Promise<{ left: number; at: number }[]>((done) => {
        const seen: { left: number; at: number }[] = [];
        const watch = new MutationObserver(() => {
          const [, minutes = '', seconds = ''] = /(\d+):(\d+)/.exec(timer.getAttribute('aria-label') ?? '') ?? [];
          const left = Number(minutes) * 60 + Number(seconds);
          if (seen.at(-1)?.left === left) return;
          seen.push({ left, at: performance.timeOrigin + performance.now() });
          if (seen.length < wanted) return;
          watch.disconnect();
          done(seen);
        });
        watch.observe(timer, { attributes: true, attributeFilter: ['aria-label'] });
      }),
    count,
  );
}

test('every device shows the server’s countdown', async ({ server, device }) => {
  const clock = run(server);
  try {
    let made = 0;
    const { code, phones } = await atTable(
      {
        server,
        device: async () => {
          const page = await device();
          // The date of the second device is five hours behind, and the date of the third one is a day ahead.
          await page.context().addInitScript(shiftDate, [0, -5 * 3_600_000, 86_400_000][made++] ?? 0);
          return page;
        },
      },
      NAMES,
      { options: { bulletsOnTable: false, roundSeconds: 600 } },
    );
    const deadline = must((await truthOf(server, code)).deadline);
    const dates = await Promise.all(phones.map((phone) => phone.evaluate(() => Date.now())));
    expect(must(dates[2]) - must(dates[1])).toBeGreaterThan(86_400_000);
    // On a busy machine, answers and frames are late, so the check may be repeated. Before each attempt, the devices
    // reload and ask for the time again.
    await expect(async () => {
      await Promise.all(phones.map((phone) => phone.reload()));
      const seen = await Promise.all(phones.map((phone) => ticks(phone, 4)));
      // A late frame makes a device's clock appear late, so only the most punctual second of each device counts.
      const errors = seen.map((seconds) =>
        Math.min(...seconds.map(({ left, at }) => clock.at(at) - (deadline - left * 1000))),
      );
      for (const error of errors) expect(Math.abs(error)).toBeLessThan(250);
      expect(Math.max(...errors) - Math.min(...errors)).toBeLessThan(250);
    }).toPass({ timeout: 90_000, intervals: [0] });
  } finally {
    clock.stop();
  }
});

/** Runs in the page: changes the date of the device by `by` ms. */
function shiftDate(by: number): void {
  const Real = Date;
  window.Date = class extends Real {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(Real.now() + by);
      else super(...(args as [number]));
    }
    static override now(): number {
      return Real.now() + by;
    }
  } as DateConstructor;
}

test('the day ends on time without connected devices', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, NAMES);
  for (const phone of phones) await expect(phone.getByText(/^Monday: /)).toBeVisible();
  for (const phone of phones) await phone.goto('about:blank');
  const deadline = must((await truthOf(server, code)).deadline);
  await server.pass(deadline - server.clock.now() + 5_000);
  for (const phone of phones) {
    await phone.goto(`/r/${code}`);
    await expect(phone.getByText(/^Tuesday: /)).toBeVisible();
    await expect(phone.getByRole('timer', { name: /^2:[012]\d left$/ })).toBeVisible();
  }
});

test('every screen shows the next day when time is up', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, NAMES);
  for (const phone of phones) await expect(phone.getByText(/^Monday: /)).toBeVisible();
  const deadline = must((await truthOf(server, code)).deadline);
  await server.pass(deadline - server.clock.now() - 1);
  expect((await truthOf(server, code)).day).toBe('monday');
  await server.pass(1);
  await Promise.all(phones.map((phone) => expect(phone.getByText(/^Tuesday: /)).toBeVisible()));
});
