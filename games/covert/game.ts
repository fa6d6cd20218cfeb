import type { Game } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import type { Seat } from '../../shared/ids';
import type { Apis, Setup } from '../../shared/module';
import { must } from '../../shared/must';
import { fly, useAbility } from './rules/abilities';
import { complete, forfeitDie, move, takeAgency, takeAgencyAny, takeMission } from './rules/actions';
import { proceed } from './rules/agenda';
import { discardAgency, discardMission, keepSearch, keepToken, pickMission, takeIntelCard } from './rules/choices';
import { stopTurn } from './rules/clock';
import { claim, coverTile, drawCode, endStep, swap } from './rules/codes';
import { deal } from './rules/deal';
import { keepMissions } from './rules/opening';
import { placeCircle, placeDecoder, placeSpecialOps, reroll, takeOrder } from './rules/placing';
import { playerOf, type Table } from './rules/queries';
import { beSilent } from './rules/silence';
import { before, forget, remember, undo } from './rules/undo';
import { giveAnswer } from './rules/windows';
import type { Moves, Options, State } from './state';

type Rule<Args extends readonly unknown[]> = (G: State, by: Seat, args: Args, table: Table) => void;

/** By name, in the order of a round. `legal.ts` has judged every move before it gets here. */
const RULES: { [Move in keyof Moves]: Rule<Moves[Move]> } = {
  keepMissions: (G, by, handles, table) => keepMissions(G, by, handles, table),
  reroll: (G, by, [dice], table) => reroll(G, by, dice, table),
  placeCircle: (G, by, [die, circle, mods, handler], table) => placeCircle(G, by, die, circle, mods, handler, table),
  placeDecoder: (G, by, [die, mods], table) => placeDecoder(G, by, die, mods, table),
  placeSpecialOps: (G, by, [die], table) => placeSpecialOps(G, by, die, table),
  takeOrder: (G, by, _, table) => takeOrder(G, by, table),
  endTurn: (G) => G.agenda.push({ do: 'endTurn' }),
  ability: (G, by, [card, detail], table) => useAbility(G, by, card, detail, table),
  fly: (G, by, [card, agent], table) => fly(G, by, card, agent, table),
  swap: (G, by, [lower, higher, source], table) => swap(G, by, lower, higher, source, table),
  coverTile: (G, by, [die, position], table) => coverTile(G, by, die, position, table),
  claim: (G, by, [code, row, column], table) => claim(G, by, code, row, column, table),
  drawCode: (G, by, [deck], table) => drawCode(G, by, deck, table),
  done: (G, by) => endStep(G, by),
  complete: (G, by, [mission, payment], table) => complete(G, by, mission, payment, table),
  takeMission: (G, by, [from], table) => takeMission(G, by, from, table),
  takeAgency: (G, by, [region], table) => takeAgency(G, by, region, table),
  takeAgencyAny: (G, by, [from, power], table) => takeAgencyAny(G, by, from, power, table),
  move: (G, by, [dice, routes, power], table) => move(G, by, dice, routes, power, table),
  forfeitDie: (G, by, [circle], table) => forfeitDie(G, by, circle, table),
  first: (G, by, [handle]) => giveAnswer(G, by, { kind: 'first', handle }),
  espionage: (G, by, [handle, wanted]) => giveAnswer(G, by, { kind: 'espionage', handle, wanted }),
  pass: (G, by) => {
    if (G.window) giveAnswer(G, by, { kind: 'pass' });
    else G.agenda.push({ do: 'endTurn' });
  },
  takeIntelCard: (G, _, [from], table) => takeIntelCard(G, from, table),
  keepSearch: (G, _, [keep, under]) => keepSearch(G, keep, under),
  pickMission: (G, _, [keep]) => pickMission(G, keep),
  keepToken: (G, _, [keep]) => keepToken(G, keep),
  discardAgency: (G, _, [card], table) => discardAgency(G, card, table),
  discardMission: (G, _, [mission], table) => discardMission(G, mission, table),
  undo: (G, by, _, table) => {
    undo(G, by);
    table.tell('took-back', { by });
  },
  setAutoPass: (G, by, [on]) => {
    playerOf(G, by).autoPass = on;
  },
};

/** A match, as boardgame.io plays it. */
export const game: Game<State, Apis, Setup<Options>> = {
  setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),

  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    ...Object.fromEntries(
      Object.keys(RULES).map((name) => [
        name,
        ({ G, playerID, ...table }, ...args) => make(G, playerID, name as keyof Moves, args as never, apis(table)),
      ]),
    ),
    /** The host's, when the deadline has passed. */
    timeout: ({ G, ...table }) => {
      stopTurn(G, apis(table));
      forget(G);
      beSilent(G, apis(table));
      proceed(G, apis(table));
    },
  },
};

/** Nobody may notice that they were made: they must not show in anything public, that somebody is there included. */
const SEALED: readonly (keyof Moves)[] = ['setAutoPass', 'first', 'espionage', 'pass'];

/** One move of a seat with all that follows from it. */
function make<Move extends keyof Moves>(G: State, by: Seat, name: Move, args: Moves[Move], table: Table): void {
  stopTurn(G, table);
  if (!SEALED.includes(name)) G.stirred = true;
  const { turn } = G;
  const { agency, tokens } = playerOf(G, by);
  const held = agency.length + tokens.length;
  const step = before(G, by, name);
  RULES[name](G, by, args, table);
  proceed(G, table);
  if (name === 'setAutoPass' || name === 'undo') return;
  if (turn?.seat === by) playerOf(G, by).silences = 0;
  const hasShown = agency.length + tokens.length !== held;
  const goesOn = turn !== null && G.turn === turn && G.window === null && G.choice === null;
  if (step && goesOn && !hasShown) remember(G, step);
  else forget(G);
}

function apis({ random, clock, tell }: Table): Table {
  return { random, clock, tell };
}
