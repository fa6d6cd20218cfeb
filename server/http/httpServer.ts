import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';
import type { RateLimits } from '../limits';
import { addressOf, basePathOf } from '../origin';
import { isProxy } from '../proxies';
import { inSlices } from '../slices';

/**
 * Time limits in ms for receiving a request's headers and the whole request, and the interval between checks of these
 * limits.
 */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;
const LOOKED_AT = 5_000;
/** Time in ms after which an idle connection is closed. */
const KEPT_ALIVE = 5_000;
/**
 * After this many requests, a client must open a new connection. A client that pipelines more requests is disconnected.
 */
const REQUESTS_PER_CONNECTION = 100;

interface HttpServer {
  server: Server;
  /**
   * Makes the server answer the requests of each connection one after the other. Call this after adding all request
   * listeners.
   */
  answerInTurn(): void;
  /** Closes every connection, even in the middle of an answer. */
  cutAll(): Promise<void>;
}

/** Creates an HTTP server with limits per connection, per address and in total. */
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
  // Node restarts this timeout whenever the client accepts more of the answer. When it expires, the server closes the
  // connection.
  server.setTimeout(limits.values.stalled);
  server.on('dropRequest', (_request: IncomingMessage, connection: Socket) => connection.destroy());
  server.on('connection', (connection: Socket) => {
    // Behind a proxy, all connections come from the proxy's address, so they are not limited here. Sockets are limited
    // by the forwarded address.
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
 * Starts a request only after the previous answer on its connection is complete. Drops waiting requests when the
 * connection closes.
 * Clients may pipeline requests, and Node would start all of them immediately. A waiting answer is not notified when
 * the connection closes, and would keep its file open.
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

/** Removes the path of PUBLIC_URL from a request's path, if the proxy has not done so. */
function leaveOutBase(request: IncomingMessage, base: string): void {
  const { url = '/' } = request;
  const rest = url.startsWith(base) ? url.slice(base.length) : null;
  if (base === '' || rest === null || !/^([/?]|$)/.test(rest)) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
