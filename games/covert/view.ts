import { must, openOf, type Seat, type Viewer } from 'hush/game';
import { AGENCY, abilityOfToken, codeOf, MISSIONS } from './content/cards';
import { playerOf, pointsOf } from './queries';
import { noCubes } from './rules/deal';
import type { CodeDeck, CodeId, Held, Own, OwnToken, Player, PlayerView, State, Truth, View } from './state';

/** Copies the public fields, which a state and a view have in common. */
export const openPart = openOf(
  'options',
  'seats',
  'phase',
  'round',
  'order',
  'turn',
  'stepsDone',
  'window',
  'windows',
  'pool',
  'choice',
  'agenda',
  'turnLeft',
  'isLastRound',
  'idle',
  'stirred',
  'discards',
  'outcome',
);

/**
 * Builds a viewer's view field by field (`cases.md`, *Who may know what*). A null viewer is a spectator, who gets only
 * the public part.
 */
export function view(G: State, viewer: Viewer): View {
  return {
    ...open(G),
    me: viewer === null ? null : own(seenOf(G, viewer)),
    truth: G.outcome ? truth(G) : null,
  };
}

/** Returns the view with all cards revealed, for replays of finished matches. */
export function reveal(G: State): View {
  return { ...open(G), me: null, truth: truth(G) };
}

/** [CV-79] Whether characters are being chosen. Until all seats have a character, views show nothing that was dealt. */
const isChoosing = ({ phase }: State): boolean => phase === 'setupCharacters';

/**
 * [CV-77] Whether characters or missions are being chosen. The codes, cipher, mission row and start player's roll are
 * already dealt, but views hide them until all players have kept their missions.
 */
const isDealing = ({ phase }: State): boolean => phase === 'setupCharacters' || phase === 'setupMissions';

/** Returns the player's state without the parts that no view shows yet. */
function seenOf(G: State, seat: Seat): Player {
  const player = playerOf(G, seat);
  if (!isDealing(G)) return player;
  return { ...player, dice: [], codes: [], ...(isChoosing(G) && { agents: [], agency: [], missions: [] }) };
}

/** Returns the parts of the state that views hide before the first round. */
function laidOut(G: State): Pick<View, 'starter' | 'tiles' | 'missionRow' | 'missionDeck' | 'codeDecks'> {
  const { starter, tiles, missionRow, codeDecks } = G;
  const missionDeck = isChoosing(G) ? MISSIONS.length - missionRow.length : G.missionDeck.length;
  if (isDealing(G)) {
    const codeDecks: View['codeDecks'] = [codeDeck([]), codeDeck([])];
    return { starter: null, tiles: [], missionRow: [], missionDeck: missionDeck + missionRow.length, codeDecks };
  }
  return { starter, tiles, missionRow, missionDeck, codeDecks: [codeDeck(codeDecks[0]), codeDeck(codeDecks[1])] };
}

function open(G: State): Omit<View, 'me' | 'truth'> {
  return {
    ...openPart(G),
    ...laidOut(G),
    waitingFor: waitingFor(G),
    out: [],
    endsAt: G.deadline,
    practice: G.practice !== null,
    practising: G.practice,
    cubes: isChoosing(G) ? noCubes() : G.cubes,
    faceUp: isChoosing(G) ? {} : G.faceUp,
    agencyDeck: isChoosing(G) ? AGENCY.length : G.agencyDeck.length,
    bag: G.bag.length,
    players: Object.fromEntries(G.seats.map((seat) => [seat, openPlayer(seenOf(G, seat))])),
  };
}

/**
 * Returns the seats that the match is publicly waiting for. In a window, these are all seats that are asked, even those
 * that have answered.
 */
function waitingFor(G: State): Seat[] {
  if (G.choice) return [G.choice.seat];
  if (G.window) return G.window.asked;
  if (G.turn) return [G.turn.seat];
  return G.phase === 'setupMissions' ? G.seats.filter((seat) => !playerOf(G, seat).hasKept) : [];
}

function codeDeck(deck: readonly CodeId[]): CodeDeck {
  const [top] = deck;
  return { count: deck.length, top: top === undefined ? null : codeOf(top).equipment };
}

function openPlayer(player: Player): PlayerView {
  return {
    character: player.hasCharacter ? player.character : null,
    dice: player.dice,
    agents: player.agents,
    supply: player.supply,
    held: player.held,
    hasReroll: player.hasReroll,
    isPowerUsed: player.isPowerUsed,
    silences: player.silences,
    finishedMissions: player.finishedMissions,
    finishedCodes: player.finishedCodes,
    hasKept: player.hasKept,
    shown: player.shown,
    agency: player.agency.length,
    missions: player.missions.length,
    tokens: player.tokens.length,
    codes: player.codes.map(({ card }) => codeOf(card).equipment),
    points: pointsOf(player),
  };
}

/**
 * Returns the private part of a seat's view. Every key is always present. The server pads the view to hide differences
 * in length.
 */
function own(player: Player): Own {
  const isToken = ({ card }: Held) => card.startsWith('SO');
  const token = ({ handle, card }: Held): OwnToken => ({
    handle,
    ability: abilityOfToken(card),
    isNew: player.newTokens.includes(handle),
  });
  return {
    agency: player.agency,
    missions: player.missions,
    codes: player.codes,
    tokens: player.tokens.map(token),
    seen: player.seen.filter((held) => !isToken(held)),
    seenTokens: player.seen.filter(isToken).map(token),
    returned: player.returned,
    autoPass: player.autoPass,
    answer: player.answer,
  };
}

function truth(G: State): Truth {
  const cards = (held: readonly Held[]) => held.map(({ card }) => card);
  const hands = G.seats.map((seat) => {
    const { agency, missions, codes, tokens } = must(G.players[seat]);
    const abilities = cards(tokens).map(abilityOfToken);
    return [
      seat,
      { agency: cards(agency), missions: cards(missions), codes: cards(codes), tokens: abilities },
    ] as const;
  });
  return { hands: Object.fromEntries(hands) };
}
