import { holdAll, type Law } from 'hush/game';
import { AGENCY, CODES, MISSIONS, TOKENS } from './content/cards';
import { playerOf } from './queries';
import {
  AGENCY_LIMIT,
  AGENTS,
  CODES_IN_HAND,
  CUBES,
  DICE,
  type Die,
  IDLE_ROUNDS,
  isCircle,
  MISSIONS_TO_END,
  missionLimit,
  NEUTRAL_CUBES,
  type Player,
  type State,
  turnedBy,
} from './state';

/**
 * Checks invariants that hold in every position of every match. Throws an error that names the first one that does not
 * hold.
 */
export function invariant(G: State): void {
  holdAll(ofTheCards(G), ofTheCubes(G), ofTheDice(G), ofTheTurn(G), ofTheHands(G), ofTheEnd(G));
}

function ofTheCards(G: State): Law[] {
  const players = Object.values(G.players);
  const held = (hand: 'agency' | 'missions' | 'codes' | 'tokens' | 'seen', kind: string) =>
    players.flatMap((player) => player[hand].map(({ card }) => card).filter((card) => card.startsWith(kind)));
  const agency = [...held('agency', 'AG'), ...held('seen', 'AG'), ...G.agencyDeck, ...G.discards];
  const missions = [...held('missions', 'MI'), ...held('seen', 'MI'), ...G.missionDeck];
  const pool = (G.pool?.cards ?? []).map(({ card }) => card);
  const row = G.missionRow.filter((card) => card !== null);
  const returned = players.flatMap((player) => (player.returned === null ? [] : [player.returned]));
  const finished = players.flatMap((player) => player.finishedMissions);
  const codes = [...held('codes', 'CO'), ...G.codeDecks.flat(), ...players.flatMap((player) => player.finishedCodes)];
  const tokens = [...held('tokens', 'SO'), ...held('seen', 'SO'), ...G.bag];
  return [
    ['each Agency card is somewhere, once', isAll([...agency, ...Object.values(G.faceUp), ...pool], AGENCY)],
    ['each mission is somewhere, once', isAll([...missions, ...row, ...returned, ...finished], MISSIONS)],
    ['each code is somewhere, once', isAll(codes, CODES)],
    ['each token is somewhere, once', isAll(tokens, TOKENS)],
    ['the cipher has its twelve tiles', [...G.tiles].sort().join('') === '112233445566'],
  ];
}

function isAll(ids: readonly string[], cards: readonly { id: string }[]): boolean {
  return ids.length === cards.length && new Set(ids).size === cards.length;
}

function ofTheCubes(G: State): Law[] {
  const cities = Object.values(G.cubes);
  const onBoard = cities.flat();
  const held = Object.values(G.players).flatMap((player) => player.held);
  const count = (colour: string) => [...onBoard, ...held].filter((each) => each === colour).length;
  const neutral = ['2', '3'].filter((colour) => !G.seats.includes(colour) && G.seats.length === 2);
  return [
    ['each player has fifteen cubes', G.seats.every((seat) => count(seat) + playerOf(G, seat).supply === CUBES)],
    ['a city has at most one cube of a colour', cities.every((cubes) => new Set(cubes).size === cubes.length)],
    ['neutral cubes leave in pairs', neutral.every((each) => count(each) <= NEUTRAL_CUBES && count(each) % 2 === 0)],
    ['no other cubes', onBoard.every((colour) => [...G.seats, ...neutral].includes(colour))],
    [
      'no player holds their own cubes, or two of a colour',
      G.seats.every((seat) => {
        const own = playerOf(G, seat).held;
        return !own.includes(seat) && new Set(own).size === own.length;
      }),
    ],
  ];
}

function ofTheDice(G: State): Law[] {
  const dice = G.seats.flatMap((seat) => playerOf(G, seat).dice);
  const spaces = dice.filter(({ at }) => isCircle(at)).map(({ at, face }) => `${at} ${face}`);
  return [
    ['each player has five dice', G.seats.every((seat) => playerOf(G, seat).dice.length === DICE)],
    ['dice have six faces', dice.every(({ rolled, face }) => isFace(rolled) && isFace(face))],
    ['a space takes one die', new Set(spaces).size === spaces.length],
    ['a die in hand shows what was rolled', dice.every(({ at, rolled, face }) => at !== 'hand' || rolled === face)],
    ['dice on a circle are adjacent until some are used', G.phase !== 'place' || isConnected(dice)],
  ];
}

function isFace(face: number): boolean {
  return Number.isInteger(face) && face >= 1 && face <= 6;
}

function isConnected(dice: readonly Die[]): boolean {
  const circles = new Set(dice.map(({ at }) => at).filter(isCircle));
  return [...circles].every((circle) => {
    const faces = dice.filter(({ at }) => at === circle).map(({ face }) => face);
    const ends = faces.filter((face) => !faces.includes(turnedBy(face, 1)));
    return ends.length <= 1;
  });
}

function ofTheTurn(G: State): Law[] {
  const { turn, window, choice, phase } = G;
  const isAnswered = window?.asked.every((seat) => playerOf(G, seat).answer !== null) ?? false;
  const covered = turn?.covers.map(({ position }) => position) ?? [];
  return [
    ['a seat is waited for', phase === 'setupMissions' || phase === 'over' || Boolean(turn ?? window ?? choice)],
    ['a window or a choice, not both', window === null || choice === null],
    ['a window waits for a seat', !isAnswered],
    ['Espionage has a pool', window?.kind !== 'espionage' || G.pool !== null],
    ['nothing is pending during a turn', window !== null || choice !== null || G.agenda.length === 0],
    ['the order has no seat twice', new Set(G.order).size === G.order.length],
    ['the order is complete after placing', isSetUp(G) || phase === 'place' || isWhole(G)],
    ['a tile takes one die', new Set(covered).size === covered.length],
    ['the number of undo steps is public', (turn?.undos ?? 0) === G.undo.length],
    ['missions given back are kept until all have chosen', phase === 'setupMissions' || !isAnyReturned(G)],
    ['each player has another character', isEachDifferent(G)],
    ['characters are chosen first', phase === 'setupCharacters' || areChosen(G)],
    ['the match is cancelled after too many idle rounds', G.idle < IDLE_ROUNDS || G.outcome?.cancelled === true],
  ];
}

function isWhole({ order, seats, outcome }: State): boolean {
  return order.length === seats.length || outcome?.cancelled === true;
}

function isSetUp({ phase }: State): boolean {
  return phase === 'setupCharacters' || phase === 'setupMissions';
}

function isEachDifferent({ players, seats }: State): boolean {
  return new Set(Object.values(players).map(({ character }) => character)).size === seats.length;
}

function areChosen({ players }: State): boolean {
  return Object.values(players).every(({ hasCharacter }) => hasCharacter);
}

function isAnyReturned(G: State): boolean {
  return Object.values(G.players).some(({ returned }) => returned !== null);
}

function ofTheHands(G: State): Law[] {
  const players = Object.entries(G.players);
  const isAsked = (seat: string, kind: string) => G.choice?.seat === seat && G.choice.kind === kind;
  const isOpening = isSetUp(G);
  return [
    ['each player has three Agents', players.every(([, { agents }]) => agents.length === AGENTS)],
    ['two codes at most', players.every(([, { codes }]) => codes.length <= CODES_IN_HAND)],
    [
      'at most seven Agency cards, unless the player has to discard one',
      players.every(([seat, { agency }]) => agency.length <= AGENCY_LIMIT + Number(isAsked(seat, 'discardAgency'))),
    ],
    [
      'at most three missions, or four for the Analyst, unless the player has to give one up',
      players.every(
        ([seat, { missions, character }]) =>
          isOpening || missions.length <= missionLimit(character) + Number(isAsked(seat, 'discardMission')),
      ),
    ],
    ['handles are unique within a seat', players.every(([, player]) => hasOwnNames(player))],
    ['cards that were taken openly are in that hand', players.every(([, player]) => holdsShown(player))],
    [
      'cards are shown only to the seat that has the choice',
      players.every(([seat, { seen }]) => seen.length === 0 || G.choice?.seat === seat),
    ],
    [
      'new tokens belong to the current turn',
      players.every(([seat, { newTokens }]) => newTokens.length === 0 || G.turn?.seat === seat),
    ],
  ];
}

function hasOwnNames({ agency, missions, codes, tokens, seen, newTokens }: Player): boolean {
  const names = [...agency, ...missions, ...codes, ...tokens, ...seen].map(({ handle }) => handle);
  return new Set(names).size === names.length && newTokens.every((handle) => names.includes(handle));
}

function holdsShown({ agency, shown }: Player): boolean {
  return new Set(shown).size === shown.length && shown.every((id) => agency.some(({ card }) => card === id));
}

function ofTheEnd(G: State): Law[] {
  const isOver = G.outcome !== null;
  const isReached = Object.values(G.players).some((player) => player.finishedMissions.length >= MISSIONS_TO_END);
  return [
    ['a finished match is in the phase `over`', isOver === (G.phase === 'over')],
    ['six missions make the last round', isReached === G.isLastRound || G.phase === 'finalMissions' || isOver],
    ['no seat is waited for after the end', !isOver || G.deadline === null],
    ['somebody wins', !isOver || G.outcome?.cancelled === true || (G.outcome?.winners.length ?? 0) > 0],
  ];
}
