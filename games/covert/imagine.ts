import { must, type Random, type Seat, type Viewer } from 'hush/game';
import { AGENCY, CODES, codeOf, MISSIONS, TOKENS } from './content/cards';
import { openCard } from './legal/hand';
import { playerOf } from './queries';
import { deal, FACE_UP_MISSIONS, faceUp, rollDice, shuffleTiles, startPlayer } from './rules/deal';
import { newHandle, takeInto } from './rules/hands';
import {
  type AbilityId,
  CHARACTERS,
  CODES_IN_HAND,
  type CodeId,
  type Equipment,
  type Held,
  type OwnToken,
  type Player,
  REGIONS,
  type State,
  type TokenId,
  type Undo,
  type View,
} from './state';
import { openPart } from './view';

/**
 * Cards and tokens that this viewer cannot see, shuffled. They are dealt to every place for which the view has only a
 * count.
 */
interface Unseen {
  agency: string[];
  missions: string[];
  codes: CodeId[];
  tokens: TokenId[];
}

/**
 * Builds a state that could be the real one, judging only by this viewer's view. Unseen cards are shuffled among the
 * other hands, the decks and the bag. The visible equipment on codes stays the same.
 */
export function imagine(view: View, viewer: Viewer, random: Random): State {
  if (view.phase === 'setupCharacters') return dealAgain(view, viewer, random);
  const known = view.truth ? remember(view, viewer, random) : {};
  const own = viewer === null ? null : (known[viewer] ?? ownHand(view, random));
  const hands: Record<Seat, Hand> = viewer !== null && own ? { ...known, [viewer]: own } : known;
  const unseen = shuffleUnseen(view, Object.values(hands), random);
  const tops = view.codeDecks.map(({ top }) => (top === null ? [] : [takeCode(unseen, top)]));
  const players = view.seats.map((seat) => {
    const hand = hands[seat] ?? dealHand(view, seat, unseen, random);
    return [seat, playerFrom(view, seat, hand)] as const;
  });
  const later = laidOut(view, players, unseen, random);
  const decks = view.codeDecks.map(({ count }, at) => {
    const top = must(tops[at]);
    return [...top, ...unseen.codes.splice(0, count - top.length)];
  });
  if (view.phase === 'setupMissions') must(decks[1]).push(...unseen.codes);
  return {
    ...openState(view),
    ...later,
    agencyDeck: unseen.agency,
    missionDeck: unseen.missions,
    codeDecks: [must(decks[0]), must(decks[1])],
    bag: unseen.tokens,
    players: withAnswers(view, viewer, Object.fromEntries(players), random),
  };
}

/**
 * Returns the parts of the table that the view shows once missions are chosen. Before that, deals these parts at
 * random, together with the players' dice and codes.
 */
function laidOut(
  { phase, starter, tiles, missionRow }: View,
  players: readonly (readonly [Seat, Player])[],
  unseen: Unseen,
  random: Random,
): Pick<State, 'starter' | 'tiles' | 'missionRow'> {
  if (phase !== 'setupMissions') return { starter: must(starter), tiles: [...tiles], missionRow: [...missionRow] };
  for (const [, player] of players) {
    player.dice = rollDice(random);
    takeInto(player, 'codes', unseen.codes.splice(0, CODES_IN_HAND), random);
  }
  return {
    starter: startPlayer(players, random),
    tiles: shuffleTiles(random),
    missionRow: unseen.missions.splice(0, FACE_UP_MISSIONS),
  };
}

/** [CV-79] Deals a new match with the chosen characters. The view shows nothing else yet. */
function dealAgain(view: View, viewer: Viewer, random: Random): State {
  const { options, seats, practising: practice, players, turn, endsAt: deadline, turnLeft, agenda, stirred } = view;
  const G = deal(seats.length, { options, practice, now: 0, carryOver: null }, random);
  const left = random.Shuffle(CHARACTERS).filter((each) => seats.every((seat) => players[seat]?.character !== each));
  for (const seat of seats) {
    const chosen = players[seat]?.character ?? null;
    Object.assign(playerOf(G, seat), { character: chosen ?? must(left.pop()), hasCharacter: chosen !== null });
  }
  if (viewer !== null) playerOf(G, viewer).autoPass = must(view.me).autoPass;
  return { ...G, ...structuredClone({ turn, agenda }), deadline, turnLeft, stirred };
}

type OpenState = Omit<
  State,
  'starter' | 'tiles' | 'missionRow' | 'agencyDeck' | 'missionDeck' | 'codeDecks' | 'bag' | 'players'
>;

function openState(view: View): OpenState {
  return structuredClone({
    ...openPart(view),
    practice: view.practising,
    deadline: view.endsAt,
    cubes: view.cubes,
    faceUp: faceUp(REGIONS.map((region) => openCard(view, region))),
    undo: imagineUndo(view),
  });
}

/** The view does not say what the last steps changed, so undoing a step in the imagined state changes nothing. */
function imagineUndo({ turn }: View): Undo[] {
  if (!turn) return [];
  return Array.from({ length: turn.undos }, (_, undos) => ({ table: { turn: { ...turn, undos } }, player: {} }));
}

type Hand = Pick<
  Player,
  'agency' | 'missions' | 'codes' | 'tokens' | 'newTokens' | 'seen' | 'returned' | 'autoPass' | 'answer'
>;

function emptyHand({ options }: View): Hand {
  const hand = { agency: [], missions: [], codes: [], tokens: [], newTokens: [], seen: [] };
  return { ...hand, returned: null, autoPass: options.alwaysPass, answer: null };
}

function ownHand({ me }: View, random: Random): Hand {
  const { agency, missions, codes, tokens, seen, seenTokens, returned, autoPass, answer } = must(me);
  const ids = tokenIds(random);
  const held = ({ handle, ability }: OwnToken): Held => ({ handle, card: ids(ability) });
  return structuredClone({
    ...{ agency, missions, codes, returned, autoPass, answer },
    tokens: tokens.map(held),
    newTokens: tokens.filter(({ isNew }) => isNew).map(({ handle }) => handle),
    seen: [...seen, ...seenTokens.map(held)],
  });
}

/** Returns the revealed hands of a finished match. The viewer's own cards keep their handles. */
function remember(view: View, viewer: Viewer, random: Random): Record<Seat, Hand> {
  const ids = tokenIds(random);
  const own = viewer === null ? null : view.me;
  const hands = view.seats.map((seat) => {
    const { agency, missions, codes, tokens } = must(view.truth?.hands[seat]);
    const hand = emptyHand(view);
    const cards = { agency, missions, codes, tokens: tokens.map(ids) };
    for (const [place, list] of Object.entries(cards)) {
      const mine = seat === viewer ? own?.[place as keyof typeof cards] : undefined;
      list.forEach((card, at) => {
        const handle = mine?.[at]?.handle ?? newHandle(hand, random);
        hand[place as keyof typeof cards].push({ handle, card });
      });
    }
    if (seat === viewer && own) {
      hand.autoPass = own.autoPass;
      hand.answer = own.answer;
    }
    return [seat, hand] as const;
  });
  return Object.fromEntries(hands);
}

/**
 * Returns a function that finds an unused token id for an ability. The two tokens of an ability look alike, so it does
 * not matter which id is used.
 */
function tokenIds(random: Random): (ability: AbilityId) => TokenId {
  const left = random.Shuffle(TOKENS);
  return (ability) => {
    const at = left.findIndex((token) => token.ability === ability);
    return must(left.splice(at, 1)[0]).id;
  };
}

function shuffleUnseen(view: View, hands: readonly Hand[], random: Random): Unseen {
  const players = Object.values(view.players);
  const held = hands.flatMap((hand) => [...hand.agency, ...hand.missions, ...hand.codes, ...hand.tokens, ...hand.seen]);
  const seen = new Set<string | null>([
    ...held.map(({ card }) => card),
    ...hands.map(({ returned }) => returned),
    ...Object.values(view.faceUp),
    ...view.discards,
    ...(view.pool?.cards ?? []).map(({ card }) => card),
    ...view.missionRow,
    ...players.flatMap(({ shown }) => shown),
    ...players.flatMap(({ finishedMissions, finishedCodes }) => [...finishedMissions, ...finishedCodes]),
  ]);
  const left = (cards: readonly { id: string }[]) =>
    random.Shuffle(cards.map(({ id }) => id).filter((id) => !seen.has(id)));
  return { agency: left(AGENCY), missions: left(MISSIONS), codes: left(CODES), tokens: left(TOKENS) };
}

function takeCode(unseen: Unseen, equipment: Equipment): CodeId {
  const at = unseen.codes.findIndex((code) => codeOf(code).equipment === equipment);
  return must(unseen.codes.splice(at, at < 0 ? 0 : 1)[0], `an unseen code with ${equipment}`);
}

function dealHand(view: View, seat: Seat, unseen: Unseen, random: Random): Hand {
  const player = must(view.players[seat]);
  const hand = emptyHand(view);
  const put = (place: 'agency' | 'missions' | 'codes' | 'tokens' | 'seen', cards: readonly string[]) => {
    for (const card of cards) hand[place].push({ handle: newHandle(hand, random), card });
  };
  put('agency', [...player.shown, ...unseen.agency.splice(0, player.agency - player.shown.length)]);
  put('missions', unseen.missions.splice(0, player.missions));
  put('tokens', unseen.tokens.splice(0, player.tokens));
  for (const equipment of player.codes) put('codes', [takeCode(unseen, equipment)]);
  put('seen', imagineSeen(view, seat, unseen));
  if (view.phase === 'setupMissions' && player.hasKept) hand.returned = must(unseen.missions.shift());
  return hand;
}

function imagineSeen({ choice }: View, seat: Seat, unseen: Unseen): string[] {
  if (choice?.seat !== seat) return [];
  if (choice.kind === 'pickMission') return unseen.missions.splice(0, 2);
  if (choice.kind === 'keepToken') return unseen.tokens.splice(0, 2);
  if (choice.kind !== 'keepSearch') return [];
  return (choice.deck === 'agency' ? unseen.agency : unseen.missions).splice(0, choice.count);
}

function playerFrom(view: View, seat: Seat, hand: Hand): Player {
  const open = must(view.players[seat]);
  const { character, dice, agents, supply, held, hasReroll, isPowerUsed, silences } = open;
  const { finishedMissions, finishedCodes, hasKept, shown } = open;
  return structuredClone({
    ...{ character: must(character), hasCharacter: true, dice, agents, supply, held, hasReroll, isPowerUsed, silences },
    ...{ finishedMissions, finishedCodes, hasKept, shown },
    ...hand,
  });
}

/**
 * Adds random passes for some of the seats asked. At least one seat remains without an answer, because otherwise the
 * window would be closed.
 */
function withAnswers(view: View, viewer: Viewer, players: State['players'], random: Random): State['players'] {
  const others = random.Shuffle((view.window?.asked ?? []).filter((seat) => seat !== viewer));
  const isSelfAwaited = view.me !== null && view.me.answer === null && view.window?.asked.includes(viewer ?? '');
  const [waited, ...rest] = isSelfAwaited ? ['', ...others] : others;
  for (const seat of rest) if (seat !== waited && random.Number() < 0.5) must(players[seat]).answer = { kind: 'pass' };
  return players;
}
