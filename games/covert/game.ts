import { ActivePlayers } from 'boardgame.io/core';
import { type Apis, must, type Seat, type TypedGame } from 'hush/game';
import { playerOf } from './queries';
import { fly, useAbility } from './rules/abilities';
import { complete, forfeitDie, move, takeAgency, takeAgencyAny, takeMission } from './rules/actions';
import { proceed } from './rules/agenda';
import { discardAgency, discardMission, keepSearch, keepToken, pickMission, takeIntelCard } from './rules/choices';
import { stopTurn } from './rules/clock';
import { claim, coverTile, drawCode, endStep, swap } from './rules/codes';
import { deal } from './rules/deal';
import { chooseCharacter, keepMissions } from './rules/opening';
import { placeCircle, placeDecoder, placeSpecialOps, reroll, takeOrder } from './rules/placing';
import { beSilent } from './rules/silence';
import { before, forget, remember, undo } from './rules/undo';
import { giveAnswer } from './rules/windows';
import type { Moves, Options, State } from './state';

type Rule<Args extends readonly unknown[]> = (G: State, by: Seat, args: Args, apis: Apis) => void;

/** The rule for each move, in the order of a round. `legal/` has already checked the move. */
const RULES: { [Move in keyof Moves]: Rule<Moves[Move]> } = {
  chooseCharacter: (G, by, [character], apis) => chooseCharacter(G, by, character, apis),
  keepMissions: (G, by, handles, apis) => keepMissions(G, by, handles, apis),
  reroll: (G, by, [dice], apis) => reroll(G, by, dice, apis),
  placeCircle: (G, by, [die, circle, mods, handler], apis) => placeCircle(G, by, die, circle, mods, handler, apis),
  placeDecoder: (G, by, [die, mods], apis) => placeDecoder(G, by, die, mods, apis),
  placeSpecialOps: (G, by, [die], apis) => placeSpecialOps(G, by, die, apis),
  takeOrder: (G, by, _, apis) => takeOrder(G, by, apis),
  endTurn: (G) => G.agenda.push({ do: 'endTurn' }),
  ability: (G, by, [card, detail], apis) => useAbility(G, by, card, detail, apis),
  fly: (G, by, [card, agent], apis) => fly(G, by, card, agent, apis),
  swap: (G, by, [lower, higher, source], apis) => swap(G, by, lower, higher, source, apis),
  coverTile: (G, by, [die, position], apis) => coverTile(G, by, die, position, apis),
  claim: (G, by, [code, row, column], apis) => claim(G, by, code, row, column, apis),
  drawCode: (G, by, [deck], apis) => drawCode(G, by, deck, apis),
  done: (G, by) => endStep(G, by),
  complete: (G, by, [mission, payment], apis) => complete(G, by, mission, payment, apis),
  takeMission: (G, by, [from], apis) => takeMission(G, by, from, apis),
  takeAgency: (G, by, [region], apis) => takeAgency(G, by, region, apis),
  takeAgencyAny: (G, by, [from, power], apis) => takeAgencyAny(G, by, from, power, apis),
  move: (G, by, [dice, routes, power], apis) => move(G, by, dice, routes, power, apis),
  forfeitDie: (G, by, [circle], apis) => forfeitDie(G, by, circle, apis),
  first: (G, by, [handle]) => giveAnswer(G, by, { kind: 'first', handle }),
  espionage: (G, by, [handle, wanted]) => giveAnswer(G, by, { kind: 'espionage', handle, wanted }),
  pass: (G, by) => {
    if (G.window) giveAnswer(G, by, { kind: 'pass' });
    else G.agenda.push({ do: 'endTurn' });
  },
  takeIntelCard: (G, _, [from], apis) => takeIntelCard(G, from, apis),
  keepSearch: (G, _, [keep, under]) => keepSearch(G, keep, under),
  pickMission: (G, _, [keep]) => pickMission(G, keep),
  keepToken: (G, _, [keep]) => keepToken(G, keep),
  discardAgency: (G, _, [card], apis) => discardAgency(G, card, apis),
  discardMission: (G, _, [mission], apis) => discardMission(G, mission, apis),
  undo: (G, by, _, apis) => {
    undo(G, by);
    apis.tell('took-back', { by });
  },
  setAutoPass: (G, by, [on]) => {
    playerOf(G, by).autoPass = on;
  },
};

/** Covert, defined as a boardgame.io game. */
export const game: TypedGame<State, Moves, Options> = {
  setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),

  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    ...Object.fromEntries(
      Object.keys(RULES).map((name) => [
        name,
        ({ G, playerID, ...apis }: { G: State; playerID: Seat } & Apis, ...args: never) =>
          make(G, playerID, name as keyof Moves, args, apis),
      ]),
    ),
    /** The move that the server makes when the deadline passes. */
    timeout: ({ G, ...apis }) => {
      stopTurn(G, apis);
      forget(G);
      beSilent(G, apis);
      proceed(G, apis);
    },
  },
};

/**
 * Moves that must not change anything public. They do not even set `stirred`, because that would show that the player
 * is present.
 */
const SEALED: readonly (keyof Moves)[] = ['setAutoPass', 'first', 'espionage', 'pass'];

/** Makes a seat's move and applies its consequences. */
function make<Move extends keyof Moves>(G: State, by: Seat, name: Move, args: Moves[Move], apis: Apis): void {
  stopTurn(G, apis);
  if (!SEALED.includes(name)) G.stirred = true;
  const { turn } = G;
  const { agency, tokens } = playerOf(G, by);
  const held = agency.length + tokens.length;
  const step = before(G, by, name);
  RULES[name](G, by, args, apis);
  proceed(G, apis);
  if (name === 'setAutoPass' || name === 'undo') return;
  if (turn?.seat === by) playerOf(G, by).silences = 0;
  const hasShown = agency.length + tokens.length !== held;
  const goesOn = turn !== null && G.turn === turn && G.window === null && G.choice === null;
  if (step && goesOn && !hasShown) remember(G, step);
  else forget(G);
}
