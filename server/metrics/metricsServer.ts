import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigProblem, type MetricsConfig, whyNotListening } from '../config';
import { hashOf } from '../crypto';
import type { Metrics } from './metrics';

export interface MetricsServer {
  /** The port that the metrics server listens on. */
  port: number;
  close(): Promise<void>;
}

/** Maximum number of connections. There are few scrapers, and each polls slowly. */
const MOST_CONNECTIONS = 16;

/**
 * Serves `GET /metrics` at a separate address. Counts, bytes and durations change with secret actions, so players must
 * not reach this address. Throws a `ConfigProblem` if the server cannot listen there.
 */
export async function openMetrics({ host, port, token }: MetricsConfig, metrics: Metrics): Promise<MetricsServer> {
  const http = createServer({ requestTimeout: 10_000 }, (request, response) => void answer(request, response));
  http.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((listening, refused) => {
    http.once('error', refused);
    http.listen(port, host, listening);
  }).catch((error: unknown) => {
    const why = whyNotListening(error, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
    throw why === null ? error : new ConfigProblem(`no metrics can be served: ${why}`);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    if (token !== null && !isBearer(request, token)) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      return end(response, 401, 'Send METRICS_TOKEN as a bearer token.\n');
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?')[0] !== '/metrics') return end(response, 404, 'Metrics are at /metrics.\n');
    const text = await metrics.text();
    response.setHeader('Content-Type', metrics.contentType);
    end(response, 200, text);
  }

  return {
    port: (http.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        http.close(() => closed());
        http.closeAllConnections();
      }),
  };
}

function end(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.end(text);
}

/** Compares the tokens as hashes, so that the duration reveals nothing about the right token. */
function isBearer({ headers }: IncomingMessage, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}
