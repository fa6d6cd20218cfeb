// The exports described in `docs/module.md`. TypeDoc reads their doc comments.
export type { BoardDefinition, BoardProps } from '../../client/board/contract';
export { defineBoard } from '../../client/board/contract';
export { defineGame } from '../../shared/contract/defineGame';
export type {
  Apis,
  BaseView,
  Bot,
  BotContext,
  BotMove,
  Bots,
  BotTiming,
  Company,
  Evening,
  GameDefinition,
  Honours,
  Legality,
  Lesson,
  Lobby,
  LogEntry,
  MoveDefinition,
  Outcome,
  Pace,
  Searcher,
  Secrecy,
  SecretContent,
  Setup,
  Step,
  Storage,
  Time,
} from '../../shared/contract/module';
export { Refusal } from '../../shared/contract/refusal';
export type { PublicCtx } from '../../shared/engine/ctx';
export type { Rule } from '../../shared/legality/legality';
export { flat, randomDraft, stamped, stepwise, tree } from '../../shared/legality/legality';
export type { Random } from '../../shared/random';
export type { GameText } from '../../shared/text/text';
export { sentence } from '../../shared/text/text';
