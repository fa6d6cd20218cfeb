import type { Shell } from './files';
import { openTables } from './notes';
import type { WorkerScope } from './scope';
import { keepShell } from './shell';

/** Defined by the build. */
declare const SHELL: Shell;

declare const self: WorkerScope;

keepShell(self, SHELL);
openTables(self);
