// @module-tag long
import { describe, expect, test } from 'vitest';
import type { AnyModule, LogEntry } from '#shared/contract/module.ts';
import { constantCtx } from '#shared/engine/ctx.ts';
import { outcomeOf, viewOf } from '#shared/engine/engine.ts';
import type { Viewer } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Random } from '#shared/random.ts';
import { dice } from '#shared/testing/dice.ts';
import { playRandomly, viewersOf } from '#shared/testing/play.ts';
import { expectSame } from '#shared/testing/same.ts';
import type { EventLog } from '../../log';
import { wholeGames } from '../../testing/games';
import { createRuntimes } from '../runtimes';
import { MatchState } from '../state/state';
import { aScreen, type Screen } from '../testing';
import type { Subscription } from '../types';
import { Broadcast } from './broadcast';

interface Device {
  viewer: Viewer;
  screen: Screen;
  subscription: Subscription | null;
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Returns the size in bytes of each device's last frame. */
const sizesOf = (devices: readonly Device[], heard: ReadonlyMap<Device, number>) =>
  devices.flatMap((device) => device.screen.frames.slice(heard.get(device)).map((frame) => Buffer.byteLength(frame)));

/**
 * Plays a whole match with devices that connect and disconnect. Returns how often a device's view was compared with the
 * true view.
 */
function playBefore(module: AnyModule, seed: string): number {
  const faults: string[] = [];
  const log = { error: (_: object, event: string) => faults.push(event) } as unknown as EventLog;
  const seats = Math.max(3, module.players.min);
  const runtime = must(createRuntimes([module]).get(module.id));
  const broadcast = new Broadcast('m1', module, seats, log, () => undefined);
  const random: Random = dice(`cuts ${seed}`);
  let devices: Device[] = [];
  let rows = 0;
  const publicLog: LogEntry[] = [];
  let compared = 0;
  for (const { seats: all, position, facts, now } of playRandomly({ module, seats, seed })) {
    const news = facts.map((fact, index) => ({ n: publicLog.length + index + 1, at: now, ...fact }));
    publicLog.push(...news);
    const state = new MatchState(runtime, position, rows, publicLog.length);
    rows += 1;
    const heard = new Map(devices.map((device) => [device, device.screen.frames.length]));
    broadcast.show(state, news);
    const seated = devices.filter(({ viewer, subscription }) => viewer !== null && subscription !== null);
    if (!outcomeOf(position)) expect(new Set(sizesOf(seated, heard)).size).toBeLessThanOrEqual(1);
    for (const { viewer, screen, subscription } of devices) {
      if (!subscription) continue;
      expectSame(screen.state().G, json(viewOf(module, position, viewer)));
      compared += 1;
    }
    if (devices.length === 0)
      devices = [...viewersOf(all), '0'].map((viewer) => ({ viewer, screen: aScreen(), subscription: null }));
    for (const device of devices) {
      // A device that reconnects is sent its current view and not the frames it missed.
      if (device.subscription && random.Number() < 0.01) {
        device.subscription.detach();
        device.subscription = null;
      } else if (!device.subscription && random.Number() < 0.5) {
        device.screen = aScreen(true);
        const follower = { viewer: device.viewer, holder: null, connection: device.screen };
        device.subscription = broadcast.attach(follower, { state, facts: publicLog, people: [], commitment: null });
      }
    }
  }
  for (const { screen, subscription } of devices) {
    if (!subscription) continue;
    expect(screen.state().ctx).toEqual({ ...constantCtx(seats), gameover: expect.anything() });
    expectSame(
      [...must(screen.syncs[0]).publicLog, ...screen.updates.flatMap((update) => update.facts)],
      json(publicLog),
    );
  }
  expect(faults).toEqual([]);
  return compared;
}

describe.each(wholeGames.map((module) => ({ id: module.id, module })))(
  'devices that receive a match of $id as state patches',
  ({ module }) => {
    test('applying state patches yields the viewer’s view', () => {
      // Matches differ in length, so this plays as many matches as are needed to compare some hundred frames.
      for (let compared = 0, match = 1; compared < 500; match++) compared += playBefore(module, `wire ${match}`);
    });
  },
);
