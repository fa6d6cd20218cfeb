/**
 * Everything that a game's rules are made from, as `hush/game`. Boards use `hush/board` (`client/board/kit.ts`), and
 * tests use `hush/testing` (`shared/testing/index.ts`).
 */

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
} from './claims/claims';
export { against, between, type Ledger } from './claims/ledger';
export { aSeat } from './contract/aSeat';
export { defineGame } from './contract/defineGame';
export { holdAll } from './contract/invariant';
export type {
  Apis,
  BaseView,
  Bot,
  LegalMoves,
  MoveDefinitions,
  Outcome,
  RefusalOf,
  TypedGame,
} from './contract/module';
export { openOf } from './contract/openOf';
export { legacy } from './engine/legacy';
export { clockwiseFrom, type Seat, seatsOf, type Viewer } from './ids';
export type { Json } from './json';
export { everyDraft, flat, randomDraft, stamped } from './legality/legality';
export { must } from './must';
export { chance, pick, type Random } from './random';
export { type GameText, type Grammar, grammarOf, lineOf, platformReason, seatIn, sentence } from './text/text';
