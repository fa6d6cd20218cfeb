import { examples } from '../docs/examples';
import { games } from '../games';
import { start } from '../server/start';

/** The server while developing: the examples of `docs/` stand in the lobby beside the games. */
start([...games, ...examples]);
