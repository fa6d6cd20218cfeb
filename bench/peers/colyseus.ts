import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { ArraySchema, MapSchema, type SchemaType, StateView, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { EXCHANGED_EVERY, game, REMEMBERED, SEATS, type State } from '../game';

/**
 * A Colyseus server whose state is that of the bench's game as a schema: each seat's `StateView` holds only the seat's
 * own player. Rooms are kept in memory, and each move is broadcast immediately.
 */
const Suspect = schema({ name: 'string', alibi: 'string', cleared: 'boolean', marks: { map: 'number' } });
const Recent = schema({ n: 'number', by: 'string', suspect: 'number' });
const Player = schema({ role: 'string', hand: ['string'], notes: { map: 'string' } });
const Table = schema({
  n: 'number',
  suspects: [Suspect],
  recent: [Recent],
  calls: { map: 'number' },
  players: { map: Player, view: true },
});

function numbers(of: Record<string, number>): MapSchema<number> {
  return new MapSchema<number>(of);
}

function dealt(G: State): SchemaType<typeof Table> {
  const players = Object.entries(G.players).map(
    ([seat, { role, hand, notes }]) =>
      [seat, new Player({ role, hand: new ArraySchema(...hand), notes: new MapSchema(notes) })] as const,
  );
  return new Table({
    n: 0,
    suspects: new ArraySchema(...G.suspects.map((each) => new Suspect({ ...each, marks: numbers(each.marks) }))),
    recent: new ArraySchema(...G.recent.map((each) => new Recent(each))),
    calls: numbers(G.calls),
    players: new MapSchema(new Map(players)),
  });
}

class Hidden extends Room<{ state: SchemaType<typeof Table> }> {
  override maxClients = SEATS;
  override patchRate = null;
  #deck: string[] = [];
  #seats = new Map<string, string>();

  override onCreate(): void {
    const G = game.setup?.({} as never) as State;
    this.#deck = G.deck;
    this.state = dealt(G);
    this.onMessage('examine', (client: Client, suspect: number) => {
      this.#examine(this.#seats.get(client.sessionId) ?? '', suspect);
      this.broadcastPatch();
    });
  }

  override onJoin(client: Client): void {
    const seat = String(this.#seats.size);
    this.#seats.set(client.sessionId, seat);
    const own = this.state.players.get(seat);
    client.view = new StateView();
    if (own) client.view.add(own);
    // Sends the deal together with the initial state, and not with the first move.
    this.broadcastPatch();
  }

  /** Makes the same move as the one in `bench/game.ts`. */
  #examine(by: string, at: number): void {
    const { state } = this;
    const suspect = state.suspects[at];
    if (!suspect) return;
    state.n += 1;
    suspect.marks.set(by, (suspect.marks.get(by) ?? 0) + 1);
    suspect.cleared = !suspect.cleared;
    state.recent[state.n % REMEMBERED]?.assign({ n: state.n, by, suspect: at });
    state.calls.set(by, (state.calls.get(by) ?? 0) + 1);
    const hand = state.players.get(by)?.hand;
    if (state.n % EXCHANGED_EVERY !== 0 || !hand) return;
    this.#deck.push(hand[0] ?? '');
    hand[0] = this.#deck.shift() ?? '';
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('hidden', Hidden);
await server.listen(0, '127.0.0.1');
process.stdout.write(`${JSON.stringify({ port: (http.address() as AddressInfo).port })}\n`);
