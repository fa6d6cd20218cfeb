/**
 * The parts from which a game's rules are built, imported as `hush/game`. Shipped games import nothing else from
 * `shared/`. Boards use `hush/board` (`client/board/kit.ts`), and tests use `hush/testing` (`shared/testing/index.ts`).
 */

export {
  type Claim,
  type ClaimMoves,
  claimLog,
  claimRefusals,
  defineClaims,
  hasSaidEnough,
  note,
  type Saying,
  standing,
  type Unclaimed,
} from './claims/claims';
export {
  against,
  between,
  type Contradiction,
  firstOfEach,
  type Ledger,
  type LedgerRow,
  type Offer,
  type OfferGroup,
  type Side,
} from './claims/ledger';
export { aSeat } from './contract/aSeat';
export { beforeDeadline, type Stretch } from './contract/botTiming';
export type { Coach, CoachStep, Picked } from './contract/coach';
export { defineGame } from './contract/defineGame';
export { holdAll, type Law } from './contract/invariant';
export type {
  Apis,
  BaseView,
  Bot,
  BotContext,
  BotMove,
  BotTiming,
  Company,
  Draft,
  EntryOf,
  Legality,
  LegalMoves,
  Lesson,
  LogEntry,
  MoveDefinitions,
  Outcome,
  RefusalOf,
  Setup,
  Step,
  TypedGame,
} from './contract/module';
export { openOf } from './contract/openOf';
export type { Lines, Remark } from './contract/voice';
export { legacy } from './engine/legacy';
export { type Code, clockwiseFrom, type Seat, seatsOf, type Viewer } from './ids';
export type { Json } from './json';
export {
  append,
  everyDraft,
  flat,
  type LegalityOf,
  ON_YOUR_PHONE,
  randomDraft,
  refusalOf,
  stamped,
  stepwise,
  tree,
} from './legality/legality';
export { must } from './must';
export { chance, fastChance, fromNumbers, pick, type Random } from './random';
export type { ReplayStep } from './replay/replay';
export { commaList, eitherOf, listed } from './text/names';
export { capital, inWords } from './text/numbersText';
export type { Fact, Said } from './text/phrases';
export { platformReason } from './text/reasons';
export {
  type Award,
  type Deduction,
  type Deed,
  honoursOf,
  type Lying,
  lineOf as lineOfClaim,
  type Pair,
  type Slip,
  type StoryEvent,
  type Tale,
  tell,
} from './text/story';
export {
  byCode,
  type GameText,
  type Grammar,
  grammarOf,
  type LogLine,
  lineOf,
  type Names,
  nameUnlessYou,
  piecesOf,
  plainText,
  readBy,
  type Sentence,
  seatIn,
  sentence,
  strong,
} from './text/text';
export { texts } from './text/texts';
export type { Answer } from './wire/wire';
