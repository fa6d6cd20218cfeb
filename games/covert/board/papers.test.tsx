import { type BoardProps, changeSettings } from 'hush/board';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#client/state/settings.ts';
import type { ChoiceKind, Circle, Moves, Phase, View } from '../state';
import { aDeal, aMatch, type Match, type Seated } from '../testing';
import { CardsPane } from './cards/CardsPane';
import { OwnScreen } from './cards/OwnScreen';
import { SecretCard } from './cards/SecretCard';
import type { HandOver } from './cards/uses';
import { Choices } from './choices/Choices';
import { Codes } from './codes/Codes';
import { PickMission } from './paying/PickMission';
import { SetUp } from './setup/SetUp';
import { markup, propsOf } from './testing';
import { WindowRibbon } from './windows/WindowRibbon';

afterEach(() => changeSettings(DEFAULT_SETTINGS));

type Props = BoardProps<View, Moves> & HandOver;
const Missions = (props: Props) => <PickMission {...props} onClose={() => undefined} onLay={() => undefined} />;

test('when a player takes a mission, the mission deck comes first and an empty space last', () => {
  const table = aMatch({ phase: 'resolve', players: [{ dice: [[1, 'missionCards']] }, {}, {}] });
  table.change((G) => {
    G.missionRow = [null, 'MI02', 'MI03'];
  });
  const props = propsOf(table, '0');
  const decks = (circle: Circle | null) => {
    const mode = circle && { kind: 'action' as const, circle };
    const shown = markup(props, <CardsPane {...props} intent={{ mode }} />);
    return [...shown.matchAll(/data-(?:deck|mission)="(\w+)"/g)].map(([, place]) => place);
  };
  expect(decks('missionCards')).toEqual(['1', '2', 'mission', 'agency']);
  expect(decks(null)).toEqual(['1', '2', 'agency', 'mission']);
});

/** Two hands of the same size, which share only the public equipment on the codes. */
const HANDS: readonly Seated[] = [
  { agency: ['AG01', 'AG20'], missions: ['MI21', 'MI41'], codes: ['CO07'], tokens: ['search'] },
  { agency: ['AG07', 'AG33'], missions: ['MI60', 'MI59'], codes: ['CO15'], tokens: ['first'] },
];
/** Tiles that match the code of the first hand but not the code of the second hand. */
const tiles = [1, 6, 4, 2, 3, 4, 2, 5, 5, 1, 3, 6];

/** Two tables that differ only in the first seat's hand. */
function tables(phase: Phase): Match[] {
  return HANDS.map((hand) =>
    aMatch({ phase, tiles, players: [{ ...hand, dice: [[1, 'decoder']] }, {}, {}], asks: true, change: sameOpen }),
  );
}

/** Makes the public cards of the tables equal. Hands with different cards leave different cards in the decks. */
function sameOpen(G: Match['G']): void {
  G.faceUp = { purple: 'AG02', green: 'AG03', orange: 'AG04', blue: 'AG05', yellow: 'AG06', red: 'AG08' };
  G.missionRow = ['MI01', 'MI02', 'MI03'];
  for (const deck of G.codeDecks) deck.splice(0, deck.length, 'CO01', 'CO02');
}

const screenOf = (table: Match, Part: ComponentType<Props>, seat = '0') => {
  const props = propsOf(table, seat);
  return markup(props, <Part {...props} />);
};

const COVERED: readonly [string, ComponentType<Props>, Phase][] = [
  ['the own screen', OwnScreen, 'place'],
  ['the tab of cards', CardsPane, 'resolve'],
  ['the cipher engine', Codes, 'breakCodes'],
  ['the missions to pay', Missions, 'resolve'],
];

describe('covered cards have the same markup for every hand', () => {
  for (const [name, Part, phase] of COVERED) {
    test(`${name} has the same markup for every hand`, () => {
      const [one = '', other] = tables(phase).map((table) => screenOf(table, Part));
      expect(one).toBe(other);
      expect(one).toContain('data-secret="covered"');
    });
  }

  test('three covered mission folders reveal nothing about their missions', () => {
    const [one = '', other] = ['MI21 MI41 MI60', 'MI15 MI59 MI33'].map((ids) => {
      const table = aDeal(3, 'one deal').change((G) => {
        const [own] = Object.values(G.players);
        if (own) own.missions = ids.split(' ').map((card) => ({ handle: card, card }));
      });
      return screenOf(table, SetUp);
    });
    expect(one).toBe(other);
    expect(one.match(/Mission [ABC]/g)).toContain('Mission C');
  });

  test.each<ChoiceKind>(['keepSearch', 'pickMission', 'keepToken', 'discardAgency', 'discardMission'])(
    'the choice `%s` names covered cards by position only',
    (kind) => {
      const isToken = kind === 'keepToken';
      const [one, other] = [isToken ? 'SO01 SO04' : 'MI11 MI12', isToken ? 'SO09 SO16' : 'MI33 MI34'].map((ids, at) => {
        const table = aMatch({ players: [{ ...HANDS[at] }, {}, {}], change: sameOpen }).change((G) => {
          const [own] = Object.values(G.players);
          if (own) own.seen = ids.split(' ').map((card) => ({ handle: card, card }));
          G.choice = (
            kind === 'keepSearch' ? { kind, seat: '0', deck: 'mission', count: 2 } : { kind, seat: '0' }
          ) as Match['G']['choice'];
        });
        return screenOf(table, Choices);
      });
      expect(one).toBe(other);
      expect(one).toContain('Pick one');
    },
  );
});

test('the hand cannot be uncovered on a shared screen', () => {
  changeSettings({ screenShare: true });
  for (const [, Part, phase] of COVERED) {
    for (const table of tables(phase)) expect(screenOf(table, Part)).not.toContain('data-secret');
  }
});

describe('[CV-54] the question about “First” or “Espionage” looks the same for every hand', () => {
  const asked = (kind: 'first' | 'espionage') =>
    tables('resolve').map((table) =>
      table.change((G) => {
        G.window = { number: 1, kind, asked: ['0', '1', '2'] };
        if (kind === 'espionage') {
          G.pool = { user: '1', cards: [{ card: 'AG15', spentBy: null }], taken: [] };
        }
      }),
    );

  test.each(['first', 'espionage'] as const)('the question about `%s` has the same text for every hand', (kind) => {
    const [one = '', other] = asked(kind).map((table) => screenOf(table, WindowRibbon));
    expect(one).toBe(other);
    expect(one).toContain('Pass');
    expect(one).toContain(`Hold to see if you have ${kind === 'first' ? 'First' : 'Espionage'}`);
  });

  test('an answer to the question changes no other player’s screen', () => {
    const [table] = asked('first');
    if (!table) return;
    const before = screenOf(table, WindowRibbon, '1');
    table.change((G) => {
      const [own] = Object.values(G.players);
      if (own) own.answer = { kind: 'pass' };
    });
    expect(screenOf(table, WindowRibbon, '1')).toBe(before);
    expect(screenOf(table, WindowRibbon)).toContain('Your answer is in');
  });

  test('a player who is not asked a question gets no Pass button', () => {
    const [table] = asked('espionage');
    table?.change((G) => {
      G.window = { number: 1, kind: 'espionage', asked: ['1'] };
    });
    expect(table && screenOf(table, WindowRibbon)).not.toContain('Pass');
  });
});

test('a choice is shown only to the player who makes it', () => {
  const table = aMatch().change((G) => {
    G.choice = { kind: 'discardAgency', seat: '0' };
  });
  expect(screenOf(table, Choices, '1')).toBe('');
});

test('hands of equal size are shown in the same groups', () => {
  const faces = tables('place').map((table) => screenOf(table, SecretCard));
  const groups = faces.map((face) =>
    [...face.matchAll(/<section[^>]*aria-label="(\w+)"[^>]*><h3>[^<]*<small>(\d)/g)].map(([, ...group]) => group),
  );
  expect(groups[0]).toEqual([
    ['Missions', '2'],
    ['Agency', '2'],
    ['Codes', '1'],
    ['Tokens', '1'],
  ]);
  expect(groups[1]).toEqual(groups[0]);
  expect(faces[1]).not.toBe(faces[0]);
});

describe('the cards tab shows what an Action can take', () => {
  const dice: [number, 'agencyCards' | 'missionCards'][] = [
    [1, 'agencyCards'],
    [1, 'missionCards'],
  ];
  const table = (placed = dice) =>
    aMatch({ players: [{ agents: ['london', 'rome', 'rome'], dice: placed }, {}, {}] }).change(sameOpen);
  const shown = (of: Match, circle: Circle | null) => {
    const props = propsOf(of, '0');
    const intent = { mode: circle && { kind: 'action' as const, circle } };
    return markup(props, <CardsPane {...props} intent={intent} />);
  };
  const order = (html: string) =>
    [...html.matchAll(/data-(region|mission|deck|coach="own-cards")/g)].map(([, at]) => at);

  test('the cards that the current Action takes come first', () => {
    expect(order(shown(table(), 'missionCards')).slice(0, 3)).toEqual(['mission', 'mission', 'mission']);
    expect(order(shown(table(), 'agencyCards'))[0]).toBe('region');
    expect(order(shown(table(), null))[0]).toBe('coach="own-cards"');
  });

  test('Agency cards that can be taken come first', () => {
    const html = shown(table(), 'agencyCards');
    const regions = [...html.matchAll(/data-region="(\w+)"(.*?)<\/button>/g)].map(([, id, text = '']) => [
      id,
      text.includes('You can take this.'),
      text.includes('You need an Agent in that region, or two dice.'),
    ]);
    expect(regions.slice(0, 2)).toEqual([
      ['purple', true, false],
      ['green', true, false],
    ]);
    expect(regions.slice(2).map(([, ...rest]) => rest)).toEqual(Array.from({ length: 4 }, () => [false, true]));
    expect(html).toContain('For two dice');
  });

  test('one line says that no die is on the Action', () => {
    const html = shown(table([[1, 'missionCards']]), 'missionCards');
    expect(html).toContain('You have no die on Agency Cards, so you can’t take these now.');
    expect(html).not.toContain('You have no die on Mission Cards');
    expect(html).not.toContain('or two dice');
  });
});

test('[CV-75] a player who is not asked about “First” reads the actual reason', () => {
  const dice: Seated['dice'] = [[1, 'movement']];
  const asks = (own: Seated) => {
    const table = aMatch({ players: [own, { tokens: ['sneak'], dice }, { dice }], asks: true }).change((G) => {
      G.turn = null;
      G.windows += 1;
      G.window = { number: G.windows, kind: 'first', asked: ['1'] };
    });
    return screenOf(table, WindowRibbon);
  };
  expect(asks({ tokens: ['first'] })).toContain('You have no dice left to use.');
  expect(asks({ dice })).toContain('You couldn’t use one now, so you aren’t asked.');
});
