import { changeSettings } from 'hush/board';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#client/state/settings.ts';
import { AGENCY, agencyOf, CODES, equipmentName, MISSIONS } from '../content/cards';
import { cityOf } from '../content/map';
import { openCard } from '../legal/hand';
import { type Phase, REGIONS } from '../state';
import { aDeal, aMatch, type Match, type Seated } from '../testing';
import { Board } from './Board';
import { Players } from './players/Players';
import { TableStage } from './stage/TableStage';
import { Places } from './table/Aid';
import { markup, propsOf } from './testing';
import { Orders } from './turn/Orders';

afterEach(() => changeSettings(DEFAULT_SETTINGS));

/** Renders one seat's screen as markup. */
const screen = (table: Match, seat: string | null) => markup(propsOf(table, seat), <Board {...propsOf(table, seat)} />);

const PHASES: readonly Phase[] = ['place', 'breakCodes', 'resolve', 'finalMissions'];

const hand: Seated = {
  agents: ['berlin', 'oslo', 'rome'],
  agency: ['AG01', 'AG02'],
  missions: ['MI21', 'MI05'],
  codes: ['CO07', 'CO38'],
  tokens: ['first'],
  dice: [[2, 'movement'], [3], [4, 'decoder']],
};
const others: Seated = {
  agency: ['AG20'],
  missions: ['MI33'],
  codes: ['CO11', 'CO12'],
  dice: [[3, 'movement']],
};

test('no screen contains a card id or a covered mission’s name', () => {
  const ids = [...AGENCY, ...CODES, ...MISSIONS].map(({ id }) => id);
  for (const phase of PHASES) {
    const table = aMatch({ phase, players: [hand, others, {}] });
    for (const seat of ['0', '1', null]) {
      const shown = screen(table, seat);
      expect(ids.filter((id) => shown.includes(id))).toEqual([]);
      for (const held of ['MI21', 'MI05', 'MI33']) {
        const name = MISSIONS.find(({ id }) => id === held)?.name ?? '';
        expect(shown).not.toContain(name);
      }
    }
  }
});

test('[CV-69] a player whose time ran out reads what it cost', () => {
  const table = aMatch({ phase: 'place', players: [{ dice: [[4], [2]] }, {}, {}] }).timeOut();
  const props = { ...propsOf(table, '0'), facts: table.log };
  const shown = markup(props, <Board {...props} />);
  expect(shown).toContain('<b>P1 is placing a die.</b><span>Your time ran out, so you took an order token.');
});

test('a stage shows the face-up Agency cards and the Decoder’s tiles while dice are placed', () => {
  const table = aMatch({ phase: 'place', players: [hand, others, {}] });
  const props = propsOf(table, null);
  const shown = markup(props, <TableStage {...props} />);
  for (const region of REGIONS) {
    const { equipment, city } = agencyOf(openCard(props.view, region));
    const card = new RegExp(`data-region="${region}".*?</li>`).exec(shown)?.[0] ?? '';
    for (const said of [equipmentName(equipment), cityOf(city).name]) expect(card).toContain(said);
  }
  const decoder = /data-target="decoder".*?<\/p>/.exec(shown)?.[0] ?? '';
  expect([...decoder.matchAll(/<i>(\d)<\/i>/g)].map(([, tile]) => Number(tile))).toEqual([...props.view.tiles]);
});

test('a screen shows other players’ hands only as counts', () => {
  const one = aMatch({ players: [hand, others, {}] });
  const other = aMatch({ players: [hand, { ...others, agency: ['AG40'], missions: ['MI60'] }, {}] });
  // Different hands leave different decks, so the face-up cards are made equal.
  other.change((G) => {
    G.faceUp = { ...one.G.faceUp };
    G.missionRow = [...one.G.missionRow];
  });
  expect(screen(other, '0')).toBe(screen(one, '0'));
});

test('all viewers see the status sentence, the round and the phase', () => {
  const table = aMatch({ phase: 'place', players: [hand, others, {}] });
  for (const seat of ['0', '1', null]) {
    const shown = screen(table, seat);
    expect(shown).toContain('Round 1');
    expect(shown).toContain('aria-current="step"');
    expect(shown).toContain('role="status"');
  }
});

test('players can look at their missions from every tab on a phone', () => {
  for (const phase of PHASES) {
    const table = aMatch({ phase, players: [hand, others, {}] });
    expect(screen(table, '0')).toMatch(/data-secret="covered".*Missions/);
    expect(screen(table, '0')).toContain('in hand: hold to look');
    expect(screen(table, null)).not.toContain('in hand: hold to look');
  }
  changeSettings({ screenShare: true });
  expect(screen(aMatch({ players: [hand, others, {}] }), '0')).not.toContain('in hand: hold to look');
});

test('a phone opens the tab that the phase needs', () => {
  const at = (phase: Phase) => screen(aMatch({ phase, players: [hand, others, {}] }), '0');
  expect(at('place')).toContain('data-circle="movement"');
  expect(at('place')).toContain('data-die="1"');
  expect(at('resolve')).toContain('data-circle="movement"');
  expect(at('breakCodes')).toContain('Decoder M6');
});

test('each Action is a button that names its dice', () => {
  const shown = screen(aMatch({ phase: 'place', players: [hand, others, {}] }), '0');
  const movement = /data-circle="movement".*?<\/button>/.exec(shown)?.[0] ?? '';
  for (const said of ['Movement', 'P0: 2. P1: 3.', 'Takes your 1']) expect(movement).toContain(said);
});

test('each covered code is a button that uncovers the codes', () => {
  const table = aMatch({ phase: 'breakCodes', players: [hand, others, {}] });
  for (const seat of ['0', '1']) {
    expect(screen(table, seat).match(/<button[^>]*data-press[^>]*>(?:(?!<\/button>).)*Code [AB]/g)).toHaveLength(2);
  }
  changeSettings({ screenShare: true });
  expect(screen(table, '0')).not.toContain('data-press');
});

test('the Decoder says when all dice cover tiles', () => {
  const table = aMatch({ phase: 'breakCodes', players: [{ ...hand, character: 'fixer' }, others, {}] });
  const [die] = table.view('0').players['0']?.dice.flatMap(({ at }, index) => (at === 'decoder' ? [index] : [])) ?? [];
  table.do('0', 'swap', 0, 1, 'free');
  expect(screen(table, '0')).toContain('Pick a die, then the tile it covers.');
  table.do('0', 'coverTile', die ?? -1, 3);
  expect(screen(table, '0')).toContain('All your Decoder dice cover tiles.');
  expect(screen(table, '0')).toContain('Break a code, or end your turn.');
  expect(screen(table, '0')).not.toContain('You have no dice');
});

test('a player with an order token reads when their turn comes', () => {
  const table = aMatch({ phase: 'place', players: [hand, others, {}], order: ['1'] });
  const label = (seat: string | null) => {
    const { view, people } = propsOf(table, seat);
    return markup(propsOf(table, seat), <Orders view={view} people={people} />);
  };
  expect(label('0')).toContain('Stop placing dice now and you act second.');
  expect(label('1')).toContain('You act first.');
  expect(label('1')).not.toContain('Stop placing');
  expect(label(null)).not.toContain('Stop placing');
});

test('the screen asks about “First” only once', () => {
  const table = aMatch({ phase: 'resolve', players: [hand, others, {}], asks: true }).change((G) => {
    G.window = { number: 1, kind: 'first', asked: ['0'] };
  });
  expect(screen(table, '0').match(/Actions are next/g)).toHaveLength(1);
  expect(screen(table, '1').match(/Actions are next/g)).toHaveLength(1);
});

test('a spectator has no action bar and no hand', () => {
  const shown = screen(aMatch({ phase: 'place', players: [hand, others, {}] }), null);
  expect(shown).not.toContain('data-die');
  expect(shown).not.toContain('data-secret');
  expect(shown).not.toContain('Take order');
});

test('a player’s summary shows no hidden card', () => {
  const table = aMatch({ players: [{ ...hand, finishedMissions: ['MI10'] }, others, {}], order: ['1', '0', '2'] });
  const props = propsOf(table, '0');
  const shown = markup(props, <Players {...props} />);
  for (const said of [
    '1 of 6 missions completed',
    '2 Agency cards in hand',
    '1 Agency card in hand',
    'Order token 2',
    'Dice placed: 2, 4.',
  ])
    expect(shown).toContain(said);
  expect([...AGENCY, ...CODES, ...MISSIONS].filter(({ id }) => shown.includes(id))).toEqual([]);
});

test('a player’s summary counts the cubes that the player holds, by owner', () => {
  const table = aMatch({ players: [{ held: ['0', '1', '2'] }, {}] });
  const props = propsOf(table, '0');
  expect(markup(props, <Players {...props} />)).toContain('Cubes held: 1 of yours, 1 of P1’s, 1 neutral');
  const others = aMatch({ players: [{ held: ['2', '3'] }, {}] });
  expect(markup(propsOf(others, '1'), <Players {...propsOf(others, '1')} />)).toContain('Cubes held: 2 neutral');
});

test('the “Always pass” switch is in the player aid', () => {
  const props = propsOf(aMatch({ phase: 'place', players: [hand, others, {}] }), '0');
  expect(markup(props, <Places {...props} />)).toContain('Always pass');
  changeSettings({ screenShare: true });
  expect(markup(props, <Places {...props} />)).not.toContain('Always pass');
});

test('the player aid lists each number in hand once', () => {
  const props = propsOf(aMatch({ phase: 'place', players: [{ ...hand, dice: [[3], [3], [5]] }, others, {}] }), '0');
  const shown = markup(props, <Places {...props} />);
  expect(shown.split('aria-label="Your 3"')).toHaveLength(2);
  expect(shown.split('aria-label="Your 5"')).toHaveLength(2);
  const later = propsOf(aMatch({ phase: 'place', players: [hand, others, {}] }), '1');
  expect(markup(later, <Places {...later} />)).toContain('When it’s your turn to place');
});

test('[CV-79] only the choosing player gets buttons for characters', () => {
  const table = aDeal(3, 'characters', { characters: 'chosen' });
  const [first, second, third] = [0, 1, 2].map((on) => `${(Number(table.G.turn?.seat) + on) % 3}`);
  table.do(first ?? '', 'chooseCharacter', 'fixer');
  const shown = screen(table, second ?? '');
  expect(shown).toContain('Choose your character.');
  expect(shown.split('aria-pressed="false"').length - 1).toBe(5);
  expect(shown).toContain(`Taken: P${first}`);
  for (const other of [third ?? '', null]) {
    expect(screen(table, other)).toContain(`P${second} is choosing a character.`);
    expect(screen(table, other)).not.toContain('aria-pressed');
  }
});

test('[CV-77] each player sees a covered hand during the set-up', () => {
  const table = aDeal(3, 'set-up');
  for (const seat of ['0', null]) {
    const shown = screen(table, seat);
    for (const region of REGIONS) expect(shown).toContain(`data-region="${region}"`);
    expect(shown.includes('Hold to look: Your Agency cards')).toBe(seat !== null);
    expect(shown).not.toContain('data-mission');
  }
});

test('no mission is marked until the player picks one', () => {
  const table = aMatch({
    phase: 'setupMissions',
    players: [{ ...hand, missions: ['MI21', 'MI05', 'MI06'] }, others, {}],
  });
  table.change((G) => {
    for (const seat of G.seats) Object.assign(G.players[seat] ?? {}, { hasKept: false });
  });
  const shown = screen(table, '0');
  expect(shown.split('aria-label="Give back or keep: Mission').length - 1).toBe(3);
  expect(shown).not.toContain('aria-pressed="true" aria-label="Give back');
  expect(shown).toContain('Give one back first');
});
