import { chance } from 'hush/game';
import { once, playRandomly } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covert } from '..';
import { AGENCY, abilityOfToken, agencyOf } from '../content/cards';
import { imagine } from '../imagine';
import { playerOf } from '../queries';
import type { AbilityId, DiePlace, State } from '../state';
import { aMatch, type Match, type Seated } from '../testing';
import { view } from '../view';
import { askedForEspionage, askedForFirst } from './asking';

const SPIES = AGENCY.filter(({ ability }) => ability === 'espionage').map(({ id }) => id);
const ONE: [number, DiePlace][] = [[2, 'movement']];

/** Sets up a match in which seat 0 has flown with AG48. `shown` lists the cards that the other seats took openly. */
function flown(others: Seated[], shown: readonly string[] = [], change: (G: State) => void = () => undefined): Match {
  const table = aMatch({
    players: [{ agency: ['AG48'] }, ...others],
    asks: true,
    change(G) {
      for (const player of Object.values(G.players))
        player.shown = player.agency.map(({ card }) => card).filter((card) => shown.includes(card));
      change(G);
    },
  });
  return table.do('0', 'fly', 'AG48', 0);
}

describe('[CV-75] public facts decide which seats are asked about “Espionage”', () => {
  test('a seat with an open hand and no “Espionage” is not asked', () => {
    const hands: Seated[] = [{ agency: ['AG01', 'AG02'] }, { agency: ['AG04'] }];
    expect(flown(hands).G.window?.asked).toEqual(['1', '2']);
    expect(flown(hands, ['AG01', 'AG02']).G.window?.asked).toEqual(['2']);
    expect(flown(hands, ['AG01']).G.window?.asked).toEqual(['1', '2']);
    const table = flown(hands, ['AG01', 'AG02', 'AG04']);
    expect(table.G).toMatchObject({ window: null, pool: null, discards: ['AG48'], turn: { seat: '0' } });
  });

  test('a seat that openly took an “Espionage” card is asked', () => {
    expect(flown([{ agency: ['AG07'] }, {}], ['AG07']).G.window?.asked).toEqual(['1']);
  });

  test('if no “Espionage” card is hidden, only seats with a token are asked', () => {
    const lieOpen = (G: State) => {
      G.agencyDeck = G.agencyDeck.filter((card) => !SPIES.includes(card));
      G.discards = SPIES.filter((card) => !Object.values(G.faceUp).includes(card));
    };
    expect(flown([{ agency: ['AG01'] }, {}], [], lieOpen).G).toMatchObject({ window: null });
    expect(flown([{ agency: ['AG01'] }, { tokens: ['plus1'] }], [], lieOpen).G.window?.asked).toEqual(['2']);
  });

  test('a seat with only a new token is not asked', () => {
    const isNew = (G: State) => {
      const player = playerOf(G, '0');
      player.newTokens = player.tokens.map(({ handle }) => handle);
    };
    const table = aMatch({ players: [{ agency: ['AG48'], tokens: ['espionage'] }, {}, {}], asks: true, change: isNew });
    expect(table.do('0', 'fly', 'AG48', 0).G.window).toBeNull();
  });
});

describe('[CV-75] public facts decide which seats are asked about “First”', () => {
  /** Ends all steps of `breakCodes`, so that the match reaches the start of `resolve`. */
  const beforeResolve = (...players: Seated[]) => {
    const seated = players.map((each, at) => ({ codes: [`CO0${2 * at + 1}`, `CO0${2 * at + 2}`], ...each }));
    const table = aMatch({ phase: 'breakCodes', asks: true, players: seated });
    for (const seat of table.G.seats) table.do(seat, 'done');
    return table.G;
  };

  test('a seat without a die left to use is not asked', () => {
    const token: Seated = { tokens: ['plus1'] };
    const G = beforeResolve({ ...token, dice: ONE }, token, { dice: [[3, 'movement']] });
    expect(G.window).toMatchObject({ kind: 'first', asked: ['0'] });
  });

  test('no seat is asked if only one seat can act', () => {
    expect(beforeResolve({ tokens: ['first'], dice: ONE }, { tokens: ['first'] }, {})).toMatchObject({
      phase: 'resolve',
      window: null,
      turn: { seat: '0' },
    });
  });
});

/** Collects positions from early in two games in which seats are asked. */
const asking = once((): State[] =>
  [2, 3].flatMap((seats) => {
    const positions: State[] = [];
    let moves = 0;
    for (const { position } of playRandomly({
      module: covert,
      seats,
      seed: `asking ${seats}`,
      options: {},
      now: 1_000,
    })) {
      if ((position.G as State).window) positions.push(position.G as State);
      if (++moves === 2_500) break;
    }
    return positions;
  }),
);

const askedIn = (G: State) => (G.window?.kind === 'first' ? askedForFirst(G) : askedForEspionage(G, G.pool as never));

test('[CV-54, CV-75] every view shows which seats are asked', {
  tags: ['long'],
}, () => {
  const random = chance('worlds');
  for (const G of asking()) {
    for (const viewer of [null, ...G.seats]) {
      expect(askedIn(imagine(view(G, viewer), viewer, random))).toEqual(G.window?.asked);
    }
    const ability: AbilityId = G.window?.kind === 'first' ? 'first' : 'espionage';
    const able = G.seats.filter((seat) => {
      const { agency, tokens, newTokens } = playerOf(G, seat);
      const hasToken = tokens.some(
        ({ handle, card }) => abilityOfToken(card) === ability && !newTokens.includes(handle),
      );
      return hasToken || agency.some(({ card }) => agencyOf(card).ability === ability);
    });
    const legal = able.filter((seat) => covert.legal[ability].why(view(askingAll(G), seat), seat) === null);
    expect(G.window?.asked).toEqual(expect.arrayContaining(legal));
  }
  expect(new Set(asking().map(({ window }) => window?.kind)).size).toBe(2);
});

/**
 * Returns the state with all seats asked and no answers, so that `legal` alone decides which seats could use a card.
 */
function askingAll(G: State): State {
  const players = Object.fromEntries(G.seats.map((seat) => [seat, { ...playerOf(G, seat), answer: null }]));
  return { ...G, players, window: G.window && { ...G.window, asked: G.seats } };
}
