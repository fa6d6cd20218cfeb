import { ActivePlayers } from 'boardgame.io/core';
import { type Apis, clockwiseFrom, must, type Seat, seatsOf, type TypedGame } from 'hush/game';
import { COINS, DECK, inCourt, type Moves, type Office, type State } from './state';

type Table = Apis & { G: State };
type Act = NonNullable<State['claim']>;

export const game: TypedGame<State, Moves, { seconds: number }> = {
  setup: ({ ctx, random }, setup) => {
    const { now, options, practice } = must(setup);
    const deck = random.Shuffle(DECK);
    const each = <T>(of: () => T) => Object.fromEntries(seatsOf(ctx.numPlayers).map((seat) => [seat, of()]));
    const [hands, coins, up] = [each(() => deck.splice(0, 2)), each(() => 2), each((): Office[] => [])];
    const ms = practice == null ? options.seconds * 1000 : null;
    const open = { turn: String(random.Die(ctx.numPlayers) - 1), claim: null, claims: 0, doubter: null, coins, up };
    return { ...open, ms, endsAt: ms && now + 3 * ms, hands, answers: {}, deck, outcome: null };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    /** [EM-3] A claim to an office waits for the other seats' answers. Tithe and depose take effect immediately. */
    act: ({ playerID: by, ...table }, deed, at) => {
      const { G, clock, tell } = table;
      const claim = { by, deed, at };
      if (deed === 'tithe' || deed === 'depose') return carryOut(table, claim);
      Object.assign(G, { claim, claims: G.claims + 1, endsAt: G.ms && clock.now() + G.ms });
      tell('claimed', claim);
    },
    /**
     * [EM-4] Answers stay hidden until the timeout reveals all of them. If the last answer revealed them, players would
     * learn what that answer was.
     */
    answer: ({ G, playerID, clock }, doubts) => {
      G.answers[playerID] = doubts;
      if (Object.keys(G.answers).length === inCourt(G).length - 1) G.endsAt = clock.now();
    },
    /** [EM-8] A player who does not act takes the tithe. A player who does not answer believes the claim. */
    timeout: (table) => {
      const { turn, claim, answers, up } = table.G;
      if (!claim) return carryOut(table, { by: turn, deed: 'tithe', at: null });
      const doubter = clockwiseFrom(Object.keys(up), claim.by).find((seat) => answers[seat]);
      table.G.doubter = doubter ?? null;
      if (doubter === undefined || proves(table, claim, doubter)) carryOut(table, claim);
      else endTurn(table);
    },
  },
};

/**
 * [EM-5] Returns whether the claim is true. If it is, the doubter turns up a card and the card that proves the claim is
 * replaced. Otherwise the claimer turns up a card.
 */
function proves(table: Table, { by, deed }: Act, doubter: Seat): boolean {
  const hand = must(table.G.hands[by]);
  const isTrue = hand.includes(deed as Office);
  table.tell(isTrue ? 'proved' : 'caught', { by: doubter, at: by, deed });
  if (isTrue) redraw(table, hand, hand.splice(hand.indexOf(deed as Office), 1));
  turnUp(table, isTrue ? doubter : by);
  return isTrue;
}

/** Shuffles the cards `back` into the deck and draws the same number of cards into the hand. */
function redraw({ G, random }: Table, hand: Office[], back: Office[]): void {
  G.deck = random.Shuffle([...G.deck, ...back]);
  hand.push(...G.deck.splice(0, back.length));
}

function turnUp({ G, tell }: Table, by: Seat): void {
  const deed = must(G.hands[by]).shift();
  if (!deed) return;
  must(G.up[by]).push(deed);
  tell('turned', { by, deed });
}

/** [EM-6] Carries out a deed. */
function carryOut(table: Table, { by, deed, at }: Act): void {
  const { G, tell } = table;
  const gain = (seat: Seat, coins: number) => Object.assign(G.coins, { [seat]: must(G.coins[seat]) + coins });
  const take = (most: number) => (seat: Seat) => {
    const coins = Math.min(most, must(G.coins[seat]));
    gain(seat, -coins);
    gain(by, coins);
  };
  tell('did', { by, deed, at });
  gain(by, COINS[deed]);
  if (deed === 'herald') inCourt(G).forEach(take(1));
  if (deed === 'reeve') take(2)(must(at));
  if (deed === 'marshal' || deed === 'depose') turnUp(table, must(at));
  if (deed === 'chamberlain') redraw(table, must(G.hands[by]), must(G.hands[by]).splice(0));
  endTurn(table);
}

/**
 * [EM-7] If only one player still has a card face down, that player wins and the match ends. Otherwise passes the turn.
 */
function endTurn({ G, clock }: Table): void {
  const left = inCourt(G);
  const [turn] = clockwiseFrom(Object.keys(G.up), G.turn).filter((seat) => seat !== G.turn && left.includes(seat));
  Object.assign(G, { turn: turn ?? G.turn, endsAt: G.ms && clock.now() + 3 * G.ms, claim: null, answers: {} });
  if (left.length === 1) Object.assign(G, { endsAt: null, outcome: { winners: left, reason: 'throne-taken' } });
}
