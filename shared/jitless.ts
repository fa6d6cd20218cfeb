import { config } from 'zod';

/** Makes zod interpret schemas instead of compiling them, for pages whose content security policy forbids `eval`. */
export function withoutEval(): void {
  config({ jitless: true });
}
