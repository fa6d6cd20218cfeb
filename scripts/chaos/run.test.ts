// @module-tag long
import { describe, inject, test } from 'vitest';
import { needs } from '../testing/needs';
import { BOUNDS, broken } from './report';
import { type Campaign, chaos } from './run';

/** Limits several times higher than those of `npm run chaos`, because the machine runs other tests at the same time. */
const LENIENT = { late: 5 * BOUNDS.late, away: 5 * BOUNDS.away };
const LASTS = 400_000;
/**
 * Number of games, with one match each. Only `npm run chaos` plays the last game, because its matches take hundreds of
 * moves.
 */
const QUICK = 3;

/** These tests mostly wait, so they run concurrently. */
describe.concurrent('matches lose no move while servers and networks fail', () => {
  const play = async (campaign: Omit<Campaign, 'seed'>) => {
    const report = await chaos({ seed: 'short', ...campaign });
    return { ...report, broken: broken(report, LENIENT) };
  };

  test(
    'no move is lost when the only process is killed',
    async ({ expect }) => {
      const { broken, matches, happened } = await play({ setUp: 'one', matches: QUICK });
      expect(broken).toEqual([]);
      expect(Object.keys(matches)).toHaveLength(QUICK);
      expect(Object.keys(happened)).toEqual(expect.arrayContaining(['kill -9 of a server', 'connections cut']));
    },
    LASTS,
  );

  const hasServices = inject('postgres') !== '' && inject('redis');

  test.skipIf(!hasServices)(
    'no move is lost when one of three processes is killed',
    { ...needs('PostgreSQL and Redis'), timeout: LASTS },
    async ({ expect }) => {
      const { broken, matches, happened } = await play({ setUp: 'three', matches: QUICK });
      expect(broken).toEqual([]);
      expect(Object.keys(matches)).toHaveLength(QUICK);
      expect(Object.keys(happened)).toEqual(
        expect.arrayContaining(['kill -9 of a server', 'restart of Redis', 'restart of PostgreSQL']),
      );
    },
  );

  test.skipIf(!hasServices)(
    'no move is lost in a rolling restart',
    { ...needs('PostgreSQL and Redis'), timeout: LASTS },
    async ({ expect }) => {
      const { broken, happened } = await play({ setUp: 'three', matches: QUICK, rolling: true });
      expect(broken).toEqual([]);
      expect(happened).toEqual({ 'rolling restart': 1 });
    },
  );
});
