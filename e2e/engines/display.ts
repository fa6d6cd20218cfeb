import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Display {
  /** The display's name, such as `:99`. */
  name: string;
  close(): void;
}

export async function openDisplay(): Promise<Display> {
  const xvfb = spawn(
    process.env.HUSH_XVFB ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const started = xvfb.stdio[3] as NodeJS.ReadableStream;
  const [number] = await Promise.race([
    once(started, 'data'),
    once(xvfb, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ]);
  return { name: `:${String(number).trim()}`, close: () => void xvfb.kill() };
}
