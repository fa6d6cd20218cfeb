import path from 'node:path';
import type { Plan } from './generator/main';
import type { ServerPlan } from './servers/start';

/** Sizes in bytes of the frames and answers that plain socket.io sends. They are the same as Hush's. */
export interface Sizes {
  frame: number;
  answer: number;
}

/** A server to measure. */
export interface Peer {
  id: 'hush' | 'stock' | 'flatfile' | 'colyseus' | 'bare' | 'committing' | 'floor';
  title: string;
  speaks: Plan['speaks'];
  /** Returns the plan for starting the server. `folder` is a separate folder on the disk for this server. */
  plan(folder: string, sizes: Sizes): ServerPlan;
}

/** Hush comes first, so that the servers without a game can then send frames of the same size as Hush's. */
export const peers: readonly Peer[] = [
  {
    id: 'hush',
    title: 'Hush, SQLite, answer after commit',
    speaks: 'hush',
    plan: (folder) => ({
      script: 'hush.ts',
      // The option with which `npm start` runs the server.
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        RATE_LIMITS: 'off',
        NODE_OPTIONS: '--max-semi-space-size=32',
      },
    }),
  },
  {
    id: 'stock',
    title: 'boardgame.io, in memory',
    speaks: 'stock',
    plan: () => ({ script: '../peers/stock.ts' }),
  },
  {
    id: 'flatfile',
    title: 'boardgame.io, FlatFile',
    speaks: 'stock',
    plan: (folder) => ({ script: '../peers/stock.ts', args: [path.join(folder, 'flat')] }),
  },
  {
    id: 'colyseus',
    title: 'Colyseus, `StateView`, in memory',
    speaks: 'colyseus',
    plan: () => ({ script: '../peers/colyseus.ts' }),
  },
  {
    id: 'bare',
    title: 'socket.io alone, frames of this size',
    speaks: 'bare',
    plan: (_, { frame, answer }) => ({ script: 'bare.ts', args: [String(frame), String(answer)] }),
  },
  {
    id: 'committing',
    title: 'socket.io alone that commits each move to SQLite',
    speaks: 'bare',
    plan: (folder, { frame, answer }) => ({ script: 'bare.ts', args: [String(frame), String(answer), folder] }),
  },
  {
    id: 'floor',
    title: '`ws` that commits each move to SQLite',
    speaks: 'bare',
    plan: (folder, { frame, answer }) => ({ script: 'floor.ts', args: [String(frame), String(answer), folder] }),
  },
];
