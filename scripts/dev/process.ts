/**
 * A standby process that can become the development server. It has loaded all packages but none of our sources, because
 * those may still change. On the first message, it imports the module that its first argument names.
 */
import './packages';

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.once('message', () => import(String(process.argv[2])));
