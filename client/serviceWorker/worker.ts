import type { Shell } from './files';
import { openTables } from './notes';
import type { WorkerScope } from './scope';
import { keepShell } from './shell';

/** The build replaces this name with the list of files. */
declare const SHELL: Shell;

const worker = globalThis as unknown as WorkerScope;
keepShell(worker, SHELL);
openTables(worker);
