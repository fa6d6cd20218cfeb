import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigProblem, type MetricsConfig, whyNotListening } from '../config';
import { hashOf } from '../crypto';
import type { Metrics } from './metrics';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** There are few scrapers, and each of them connects rarely. */
const MOST_CONNECTIONS = 16;

/**
 * Serves `GET /metrics` at a separate address. Players must not reach this address, because counts and durations change
 * when a player acts in secret. Throws a `ConfigProblem` if the server cannot listen there.
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

/** Compares hashes of the tokens, so that the time it takes reveals nothing about the right token. */
function isBearer({ headers }: IncomingMessage, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}
