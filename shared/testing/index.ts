/** Everything that a game's tests are made from, as `hush/testing`. */
export type { EngineState } from '../engine/engine';
export { asking } from './bots';
export { Ground } from './contract/ground';
export { testContract } from './contract/index';
export { begin } from './play';
export { TestTable } from './table';
