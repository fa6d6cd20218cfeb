/**
 * Everything that a game's rules are made from, as `hush/game`. Boards use `hush/board` (`client/board/kit.ts`), and
 * tests use `hush/testing` (`shared/testing/index.ts`).
 */
export { aSeat } from './aSeat';
export {
  type Claim,
  type ClaimMoves,
  claimLog,
  claimRefusals,
  defineClaims,
  note,
  type Saying,
  standing,
  type Unclaimed,
} from './claims';
export { defineGame } from './defineGame';
export { clockwiseFrom, type Seat, seatsOf, type Viewer } from './ids';
export { holdAll } from './invariant';
export type { Json } from './json';
export { against, between, type Ledger } from './ledger';
export { legacy } from './legacy';
export { everyDraft, flat, randomDraft, stamped } from './legality';
export type { Apis, BaseView, Bot, LegalMoves, MoveDefinitions, Outcome, RefusalOf, TypedGame } from './module';
export { must } from './must';
export { chance, pick, type Random } from './random';
export { type GameText, type Grammar, grammarOf, lineOf, seatIn, sentence, whyCancelled } from './text';
