// The exports that `docs/module.md` describes. TypeDoc reads their doc comments.
export type { BoardDefinition, BoardProps } from '../../client/board/contract';
export { defineBoard } from '../../client/board/contract';
export type { PublicCtx } from '../../shared/ctx';
export { defineGame } from '../../shared/defineGame';
export type { Rule } from '../../shared/legality';
export { flat, randomDraft, stamped, stepwise, tree } from '../../shared/legality';
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
} from '../../shared/module';
export type { Random } from '../../shared/random';
export { Refusal } from '../../shared/refusal';
export type { GameText } from '../../shared/text';
export { sentence } from '../../shared/text';
