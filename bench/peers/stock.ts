import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { FlatFile, Server } from 'boardgame.io/server';
import { game } from '../game';

/**
 * boardgame.io's own server. It stores matches in memory or, if a folder is given as argument, in a FlatFile database.
 */
const [dir] = process.argv.slice(2);
const server = Server({
  games: [game as Game],
  origins: ['*'],
  ...(dir !== undefined && { db: new FlatFile({ dir }) }),
});
const { appServer } = await server.run({ port: 0 });
process.stdout.write(`${JSON.stringify({ port: (appServer.address() as AddressInfo).port })}\n`);
