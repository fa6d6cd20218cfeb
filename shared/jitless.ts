import { config } from 'zod';

/** From here on schemas are read and not compiled: pages whose policy allows no code made from text say so first. */
export function withoutEval(): void {
  config({ jitless: true });
}
