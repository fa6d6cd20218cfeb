import { changeSettings } from 'hush/board';
import { must } from 'hush/game';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { BoardContext } from '#client/board/context.ts';
import { testContext } from '#client/board/testing.ts';
import { DEFAULT_SETTINGS } from '#client/state/settings.ts';
import { EQUIPMENT_TEXT } from '../content/equipmentText';
import type { View } from '../state';
import { aMatch, type Match } from '../testing';
import { text } from '../text';
import { Board } from './Board';
import { ActiveCard } from './equipment/ActiveCard';
import { log } from './log';
import { direct } from './scenes/direct';
import { Away } from './table/Away';
import { Cards } from './table/Cards';
import { Side } from './table/Side';
import { Table } from './table/Table';
import { markup, propsOf } from './testing';
import { heading } from './text';

afterEach(() => changeSettings(DEFAULT_SETTINGS));

/** Renders the screen of this seat to markup. */
function screen(table: Match, seat: string | null): string {
  const props = { ...propsOf(table, seat), facts: [] };
  return markup(<Board {...props} />, props);
}

const FACES = /Agent|Kingpin|Honest|Crooked/;

test('no screen contains the face of a hidden card', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'KCC' }, hands: { '0': ['wiretap'], '2': ['taser'] } });
  table.look('1', 0).to('endTurn');
  for (const seat of [...table.G.seats, null]) {
    const shown = screen(table, seat);
    expect(shown).not.toMatch(FACES);
    for (const { name } of [EQUIPMENT_TEXT.wiretap, EQUIPMENT_TEXT.taser]) expect(shown).not.toContain(name);
  }
});

test('a wounded leader reads what they must choose', () => {
  const table = aMatch({ cards: { '1': 'AHC' }, hands: { '1': ['coffee'] }, guns: { '0': '1' } });
  table.shoot().allPass();
  const props = propsOf(table, '1');
  const shown = (isShot: boolean) => markup(<Table {...props} isShot={isShot} />, props);
  expect(shown(true)).not.toContain('Keep one card');
  expect(shown(false)).toContain('Keep one card');
  expect(shown(false)).toContain('You’re wounded. Another hit ends the game.');
  expect(markup(<Table {...propsOf(table, '2')} isShot={false} />, propsOf(table, '2'))).not.toContain(
    'You’re wounded',
  );
});

test('the reaction window opens after the screen for the shot', () => {
  const table = aMatch({ hands: { '2': ['coffee'], '3': ['taser'] }, guns: { '0': '1' } }).shoot();
  table.allPass();
  const props = propsOf(table, '2');
  const shown = (facts: typeof props.facts) => markup(<Board {...props} facts={facts} />, props);
  expect(shown(props.facts)).toContain('BANG');
  expect(shown(props.facts)).not.toContain('data-window');
  expect(shown([])).toContain('data-window');
});

test('a practice match says “Untimed” and shows no clock', () => {
  const shown = (windowSeconds: number) => {
    const table = aMatch({ hands: { '1': ['coffee'] }, options: { windowSeconds } }).look('2', 0);
    const props = propsOf(table, '1');
    const { people, now } = props;
    const value = testContext({ people, now, seat: '1' }, { practice: { watch: null } });
    return renderToStaticMarkup(
      <BoardContext value={value}>
        <Board {...props} />
      </BoardContext>,
    );
  };
  for (const seconds of [10, 0]) {
    expect(shown(seconds)).toContain('Untimed');
    expect(shown(seconds)).not.toContain('role="timer"');
  }
});

test('hidden cards all have the same markup', () => {
  const one = screen(aMatch({ cards: { '0': 'AHC', '1': 'KCC' } }), '0');
  expect(screen(aMatch({ cards: { '0': 'CKH', '1': 'HAC' } }), '0')).toBe(one);
});

test('a player sees their own cards while secrets are held open', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'KCC' } });
  table.look('1', 0);
  const view = table.view('0');
  const cards = (of: string, held: View['me']) =>
    renderToStaticMarkup(<Cards of={of} look={{ view, seat: '0', held, fresh: null }} />);
  expect(cards('0', view.me)).toMatch(/Agent.*Honest.*Crooked/);
  expect(cards('1', view.me)).toContain('Kingpin');
  expect(cards('1', null)).not.toMatch(FACES);
  expect(cards('2', view.me)).not.toMatch(FACES);
});

test('a player reads their side only while secrets are held open', () => {
  const table = aMatch({ cards: { '0': 'KHC', '1': 'AHC', '2': 'HHC' }, actives: { '2': ['planted_evidence'] } });
  const said = (seat: string) => {
    const view = table.view(seat);
    return renderToStaticMarkup(<Side view={view} of={seat} held={must(view.me)} />).replaceAll(/<[^>]*>/g, ' ');
  };
  expect(said('0')).toMatch(/You’re crooked: you hold the Kingpin\..*You win when the Agent is out/);
  expect(said('1')).toMatch(/You’re honest: you hold the Agent\..*You win when the Kingpin is out/);
  expect(said('2')).toMatch(/You’re crooked: Planted Evidence has turned you\..*The Kingpin leads your side/);
  expect(screen(table, '0')).not.toMatch(/You’re (crooked|honest)/);
});

test('an eye marks the cards that the player has looked at', () => {
  const table = aMatch().look('1', 2);
  const view = table.view('0');
  const eyes = (of: string) =>
    renderToStaticMarkup(<Cards of={of} look={{ view, seat: '0', held: null, fresh: null }} />).split('<svg').length -
    1;
  expect(eyes('1')).toBe(1);
  expect(eyes('2')).toBe(0);
});

test('the button of an impossible action says why', () => {
  const shown = screen(aMatch({ guns: { '0': '3' } }), '0');
  expect(shown).toContain('You already have a gun');
  expect(shown).toContain('Shoot P3');
  expect(screen(aMatch(), '0')).toContain('You have no gun');
  expect(screen(aMatch(), '1')).toContain('It’s P0’s turn.');
});

test('only the player who declared an action can go ahead', () => {
  const table = aMatch({ hands: { '3': ['truth_serum', 'coffee'] } });
  table.change((G) => {
    G.hands['3'] = [{ card: 'truth_serum', knownBy: [] }];
    G.hands['4'] = [{ card: 'coffee', knownBy: [] }];
  });
  table.look('1', 0);
  table.expect(table.use('3', 'truth_serum', ['1', 0]));
  expect(table.G.phase).toBe('reconsider');
  const shown = screen(table, '0');
  expect(shown).toContain('Go ahead');
  expect(shown).toContain('No longer possible');
  expect(screen(table, '1')).not.toContain('Go ahead');
});

test('the button that keeps the aim names the current target', () => {
  const table = aMatch({ guns: { '0': '3' } })
    .look('1', 0)
    .to('aim');
  expect(screen(table, '0')).toContain('Keep aiming at P3');
  expect(screen(table, '1')).not.toContain('Keep aiming');
});

test('the board says in words whom each gun is aimed at', () => {
  const shown = screen(aMatch({ guns: { '1': '0', '2': '3', '0': '2' } }), '0');
  expect(shown).toContain('Aims at you');
  expect(shown).toContain('Aims at P3');
});

test('a spectator sees every officer and no actions', () => {
  const shown = screen(aMatch(), null);
  expect(shown).not.toContain('Investigate</b>');
  expect(shown).not.toContain('data-secret');
  for (const seat of ['0', '1', '2', '3', '4']) expect(shown).toContain(`P${seat}`);
});

test('an eliminated player has no actions', () => {
  const shown = screen(aMatch({ out: ['2'] }), '2');
  expect(shown).not.toContain('Investigate</b>');
  expect(shown).toContain('You’re out.');
});

test('an absent player gets a button to return', () => {
  const table = aMatch({ players: 4 }).change((G) => {
    G.absent = ['2'];
  });
  expect(screen(table, '2')).toContain('I’m here');
  expect(screen(table, '1')).not.toContain('I’m here');
  expect(screen(table, '1')).not.toContain('Let a bot stand in');
  const props = propsOf(table, '1');
  const value = testContext({ people: props.people, now: props.now, seat: '1' }, { standIn: async () => undefined });
  const shownWhere = (online: boolean) =>
    renderToStaticMarkup(
      <BoardContext value={value}>
        <Away {...props} people={props.people.map((person) => ({ ...person, online }))} />
      </BoardContext>,
    );
  expect(shownWhere(false)).toContain('P2 hasn’t moved for a while.');
  expect(shownWhere(false)).toContain('Let a bot stand in');
  expect(shownWhere(true)).toContain('Still connected. Give them a nudge.');
  expect(shownWhere(true)).not.toContain('Let a bot stand in');
});

test('after the first round, a player reads once that they pass automatically', () => {
  const table = (active: string) =>
    aMatch({ hands: { '0': ['coffee'], '2': ['taser'] }, active }).change((G) => {
      G.turn = 6;
    });
  const says = (match: Match, seat = '0') => screen(match, seat).includes('From now on, the game passes for you.');
  expect(says(table('1'))).toBe(true);
  expect(says(table('1'), '3'), 'without equipment').toBe(false);
  expect(says(table('0')), 'on their own turn').toBe(false);
  expect(says(table('1').look('3', 0)), 'while a window is open').toBe(false);
  expect(says(aMatch({ hands: { '0': ['coffee'] }, active: '1' })), 'in the first round').toBe(false);
  for (const auto of ['never', 'untilTouched'] as const) {
    const chosen = table('1');
    chosen.expect(chosen.play('0', 'setAutoPass', auto));
    expect(says(chosen), auto).toBe(false);
  }
  changeSettings({ screenShare: true });
  expect(says(table('1')), 'on a shared screen').toBe(false);
});

test('secrets cannot be held open on a shared screen', () => {
  changeSettings({ screenShare: true });
  const shown = screen(aMatch({ hands: { '0': ['wiretap'] } }), '0');
  expect(shown).toContain('On your phone');
  expect(shown).not.toContain('data-secret');
});

test('the status sentence addresses the player as “you”', () => {
  const table = aMatch({ guns: { '1': '0' }, active: '1', hands: { '0': ['coffee'] } }).shoot();
  const names = (seat: string) => `P${seat}`;
  expect(heading(text.now, table.view('0'), '0', names)).toEqual({
    title: 'P1 wants to shoot you.',
    hint: 'Use equipment or pass.',
  });
  const look = aMatch({ active: '1', hands: { '0': ['coffee'] } }).look('0', 2);
  expect(heading(text.now, look.view('0'), '0', names).title).toBe('P1 wants to look at your card 3.');
});

test('the second line of the status says what the player can do', () => {
  const names = (seat: string) => `P${seat}`;
  const table = aMatch({ hands: { '1': ['coffee'] } });
  const hint = (at: Match, seat: string | null) => heading(text.now, at.view(seat), seat, names).hint;
  expect(['0', '1', '2', null].map((seat) => hint(table, seat))).toEqual([
    'Investigate, arm, equip or shoot.',
    'You may use your equipment.',
    'You have no equipment.',
    'You’re watching.',
  ]);
  const window = aMatch({ hands: { '1': ['coffee'] } }).look('3', 0);
  expect(['1', '2'].map((seat) => hint(window, seat))).toEqual([
    'Use equipment or pass.',
    'Anyone with equipment may step in.',
  ]);
});

test('only the listed log codes have no caption', () => {
  const view = aMatch().view(null);
  const slip = (code: string, facts: object) => direct({ n: 1, at: 0, code, facts: facts as never }, view, view, null);
  const some = { by: '0', seat: '0', at: '1', slot: 0, cards: [], targets: [], one: ['0', 0], other: ['1', 0] };
  const none = Object.keys(log.kinds).filter((code) => !slip(code, some));
  expect(none).toEqual([
    'away',
    'back',
    'cancelled',
    'declared',
    'eliminated',
    'first',
    'kept',
    'over',
    'placed-for',
    'reshuffled',
    'shot',
    'turn',
    'wounded',
  ]);
  expect(slip('looked', { by: '2', at: '1', slot: 0 })).toEqual({
    by: '2',
    kind: 'looked',
    ms: 900,
    play: { thing: null, from: null, to: { at: 'card', of: ['1', 0] } },
  });
  expect(slip('armed', { seat: '3' })?.by).toBe('3');
  expect(slip('revealed', { seat: '3', slot: 1, face: 'honest' })?.by).toBeNull();
});

test('equipment on the table has its visible text as its label', () => {
  const shown = renderToStaticMarkup(<ActiveCard of="disguise" />);
  expect(/<button[^>]*>/.exec(shown)?.[0]).not.toContain('aria-label');
  expect(shown).toContain('What it does');
});
