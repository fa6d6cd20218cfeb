import { must } from 'hush/game';
import { playBots } from 'hush/testing';
import { expect, test } from 'vitest';
import type { AnyModule } from '#shared/contract/module.ts';
import { searcherBot } from '#shared/testing/bots.ts';
import { covert } from '..';
import { bots } from '.';

/** Covert with the generic searcher enabled. The real game does not use it, because Covert's own bots plan better. */
const searched = { ...covert, searcher: { playout: 'recruit' } } as unknown as AnyModule;

/** Plays a match between the searcher and a recruit. Returns the searcher's points minus the recruit's. */
function lead(seed: string, seat: '0' | '1'): number {
  const other = seat === '0' ? '1' : '0';
  const table = { [seat]: searcherBot(searched), [other]: must(bots.recruit) };
  const { outcome } = playBots({ module: searched, seats: 2, seed, bots: table, budget: 16 });
  const points = must(outcome.points);
  return must(points[seat]) - must(points[other]);
}

test('the generic searcher beats the bot `recruit` that it uses for playouts', { tags: ['long'] }, () => {
  const leads = ['a', 'b'].flatMap((seed) => [lead(seed, '0'), lead(seed, '1')]);
  expect(leads.filter((points) => points > 0).length).toBeGreaterThan(leads.length / 2);
});
