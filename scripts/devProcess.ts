/**
 * A process on standby to become the development server. It has loaded all packages, but none of our sources, which may
 * still change. On the first message it receives, it imports the module given as its first argument.
 */
import './devPackages';

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.once('message', () => import(String(process.argv[2])));
