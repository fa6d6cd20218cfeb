/** The parts from which a game's tests are built, imported as `hush/testing`. */
export { CLAIMS_A_ROUND } from '../claims/claims';
export { coachedLegality, coachRefusal, hintOf, wordsOf } from '../contract/coach';
export { type EngineState, viewOf } from '../engine/engine';
export { legalityOf } from '../legality/legality';
export { type AnyBot, asking, type Played, playBots, randomBot } from './bots';
export { closingCodes } from './closed';
export { followCoach, LEARNERS } from './coach';
export { Ground } from './contract/ground';
export { testContract } from './contract/index';
export { dice } from './dice';
export { faultsOfRemarks } from './lines';
export { once } from './once';
export { begin, draftOf, engineOf, playRandomly, viewersOf } from './play';
export { isReachable } from './reach';
export { saidIn } from './said';
export { expectSame } from './same';
export { TestTable } from './table';
