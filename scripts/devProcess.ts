/**
 * A process that is ready to become the development server: it has all packages in memory and none of our sources, which
 * may still change. On its first message it imports the module in its first argument.
 */
import './devPackages';

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.once('message', () => import(String(process.argv[2])));
