import type { Context, Next } from 'koa';
import type { ProblemDocument } from '#shared/room/room.ts';
import type { ServerContext } from '../context';
import { faultSite } from '../log';
import { RequestProblem } from '../rooms/problem';
import { PROBLEM_KINDS } from './problemKinds';

/** Answers every error with a problem document. Logs unexpected errors, but no part of the request. */
export function answerErrors({ log }: ServerContext) {
  return async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const problem = error instanceof RequestProblem ? error : fromLibrary(error);
      if (problem.code === 'fault') log.error(faultSite(error), 'http-fault');
      answerProblem(ctx, problem);
    }
  };
}

/**
 * Turns an error thrown by Koa or its middleware into a problem. Hides the error's message, because it may quote the
 * request.
 */
function fromLibrary(error: unknown): RequestProblem {
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 413) return new RequestProblem('body-too-large');
  if (typeof status === 'number' && status >= 400 && status < 500) return new RequestProblem('invalid-body');
  return new RequestProblem('fault');
}

function answerProblem(ctx: Context, { code, answer }: RequestProblem): void {
  const { retryAfter, ...said } = answer;
  const known = Object.hasOwn(PROBLEM_KINDS, code) ? PROBLEM_KINDS[code as keyof typeof PROBLEM_KINDS] : null;
  // Codes that are not in `PROBLEM_KINDS` come from a game that refused its options.
  const status = known?.status ?? 409;
  const body: ProblemDocument = { type: 'about:blank', title: known?.title ?? 'Not like this', status, code, ...said };
  if (retryAfter !== undefined) ctx.set('Retry-After', String(Math.ceil(retryAfter / 1000)));
  if (code === 'try-again' || code === 'draining') ctx.set('Retry-After', '2');
  if (status === 401) ctx.set('WWW-Authenticate', 'Bearer');
  ctx.status = status;
  ctx.body = JSON.stringify(body);
  ctx.type = 'application/problem+json';
}
