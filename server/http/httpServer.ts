import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';
import type { RateLimits } from '../limits';
import { addressOf, basePathOf } from '../origin';
import { isProxy } from '../proxies';
import { inSlices } from '../slices';

/** How long a request may take to come, its headers alone and as a whole, in ms; and how often that is looked at. */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;
const LOOKED_AT = 5_000;
/** How long a connection waits for its next request, in ms. */
const KEPT_ALIVE = 5_000;
/** After so many a client opens a new connection; who has sent more ahead is cut off. */
const REQUESTS_PER_CONNECTION = 100;

interface HttpServer {
  server: Server;
  /** Answers what each connection asks one after the other. Call it once everybody who answers requests listens. */
  answerInTurn(): void;
  /** Ends every connection that is still open, whatever is under way on it. */
  cutAll(): Promise<void>;
}

/**
 * Node's server with bounds on what one connection, one address and all together can hold: connections, requests sent
 * ahead of their answers, and answers that nobody reads.
 */
export function createHttpServer(answer: RequestListener, limits: RateLimits, config: Config): HttpServer {
  const open = new Set<Socket>();
  const server = createServer(
    {
      headersTimeout: HEADERS_WITHIN,
      requestTimeout: REQUEST_WITHIN,
      connectionsCheckingInterval: LOOKED_AT,
      keepAliveTimeout: KEPT_ALIVE,
    },
    answer,
  );
  const base = basePathOf(config);
  server.on('upgrade', (request: IncomingMessage) => leaveOutBase(request, base));
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.maxConnections = limits.values.connectionsInAll;
  // While an answer goes out, Node counts what the system takes of it as a sign of life; then the connection is closed.
  server.setTimeout(limits.values.stalled);
  server.on('dropRequest', (_request: IncomingMessage, connection: Socket) => connection.destroy());
  server.on('connection', (connection: Socket) => {
    // Behind a proxy all have the proxy's address; the sockets among them are counted by the one it tells.
    const isShared = isProxy(connection, config.trustProxy);
    const address = isShared ? null : addressOf({ socket: connection, headers: {} }, config);
    if (address !== null && !limits.enter('connections', address)) {
      connection.destroy();
      return;
    }
    open.add(connection);
    connection.once('close', () => {
      open.delete(connection);
      if (address !== null) limits.leave('connections', address);
    });
  });
  return {
    server,
    answerInTurn() {
      const listeners = server.listeners('request') as RequestListener[];
      server.removeAllListeners('request');
      const answerOne = inTurn(listeners);
      server.on('request', (request, response) => {
        leaveOutBase(request, base);
        answerOne(request, response);
      });
    },
    cutAll: () => inSlices([...open], (connection) => connection.destroy()),
  };
}

/**
 * A client may send requests ahead. Node starts all of them at once, and an answer that has to wait for an earlier one
 * never learns that its connection is gone: whatever it holds, such as an open file, stays open. So a request begins
 * when the answer before it is out, and those still waiting when the connection closes never do.
 */
function inTurn(listeners: readonly RequestListener[]): RequestListener {
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  function begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (next) begin(...next);
      else waiting.delete(socket);
    });
    for (const listener of listeners) listener.call(null, request, response);
  }

  return (request, response) => {
    const behind = waiting.get(request.socket);
    if (behind) {
      behind.push([request, response]);
      return;
    }
    waiting.set(request.socket, []);
    begin(request, response);
  };
}

/** Some proxies pass the path of PUBLIC_URL on and others leave it out: behind it both are the same. */
function leaveOutBase(request: IncomingMessage, base: string): void {
  const { url = '/' } = request;
  const rest = url.startsWith(base) ? url.slice(base.length) : null;
  if (base === '' || rest === null || !/^([/?]|$)/.test(rest)) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
