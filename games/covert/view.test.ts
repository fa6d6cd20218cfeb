import { chance } from 'hush/game';
import { playRandomly } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covert } from '.';
import { imagine } from './imagine';
import type { State, View } from './state';
import { aDeal, aMatch } from './testing';
import { view } from './view';

const CARD = /"(AG|MI|CO|SO)\d\d"/g;
const idsIn = (value: unknown) => JSON.stringify(value).match(CARD) ?? [];

/** Returns the ids of the public cards, which any view may name. */
function openIds(G: State): Set<string> {
  const players = Object.values(G.players).map(({ finishedMissions, finishedCodes, shown }) => [
    finishedMissions,
    finishedCodes,
    shown,
  ]);
  const covers = G.turn?.covers.map(({ claim }) => claim);
  return new Set(idsIn([G.faceUp, G.discards, G.missionRow, G.pool, players, covers]));
}

/** A sample of positions from the first part of two games. */
const POSITIONS: readonly State[] = [2, 4].flatMap((seats) => {
  const positions: State[] = [];
  let moment = 0;
  for (const { position } of playRandomly({ module: covert, seats, seed: `views ${seats}`, options: {}, now: 1_000 })) {
    if (moment % 11 === 0) positions.push(position.G as State);
    if (++moment === 700) break;
  }
  return positions;
});

describe('[CV-40] a view contains only what its viewer may know', () => {
  test('a view names only public cards and the viewer’s own', () => {
    let looked = 0;
    for (const G of POSITIONS) {
      const open = openIds(G);
      for (const viewer of [null, ...G.seats]) {
        const { me, ...others } = view(G, viewer);
        expect([...idsIn(others)].filter((id) => !open.has(id))).toEqual([]);
        const player = viewer === null ? null : G.players[viewer];
        const own = new Set(idsIn([player?.agency, player?.missions, player?.codes, player?.seen, player?.returned]));
        const known = (id: string) => own.has(id) || open.has(id);
        expect([...idsIn(me)].filter((id) => !known(id))).toEqual([]);
        expect(idsIn(me).some((id) => id.startsWith('"SO'))).toBe(false);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(400);
  });

  test('views differ only in the seat’s private part', () => {
    for (const G of POSITIONS) {
      const { me: _, ...open } = view(G, null);
      for (const seat of G.seats) {
        const { me, ...seen } = view(G, seat);
        expect(seen).toEqual(open);
        expect(me).not.toBeNull();
      }
    }
  });
});

describe('hidden information is not in the view', () => {
  test('imagined cards take every value that the view allows', () => {
    const { G } = aDeal(3, 'hidden').timeOut();
    const seen = view(G, '0');
    const random = chance('many');
    const worlds = Array.from({ length: 60 }, () => imagine(seen, '0', random));
    const values = (of: (world: State) => unknown) => new Set(worlds.map((world) => JSON.stringify(of(world)))).size;
    const cards = (world: State, hand: 'agency' | 'missions') => world.players['1']?.[hand].map(({ card }) => card);
    expect(values((world) => cards(world, 'agency'))).toBeGreaterThan(20);
    expect(values((world) => cards(world, 'missions'))).toBeGreaterThan(20);
    expect(values((world) => world.players['1']?.codes.map(({ card }) => card))).toBeGreaterThan(5);
    expect(values((world) => world.agencyDeck[0])).toBeGreaterThan(10);
    expect(values((world) => world.missionDeck[0])).toBeGreaterThan(10);
    expect(values((world) => world.codeDecks[0][1])).toBeGreaterThan(5);
    // The viewer's own cards do not vary. Codes always show the same equipment on their backs.
    expect(values((world) => world.players['0'])).toBe(1);
  });

  test('[CV-77] a set-up view shows nothing that is dealt later', () => {
    const table = aDeal(2, 'set-up');
    for (const viewer of [null, '0', '1']) {
      const seen = table.view(viewer);
      expect(seen.faceUp).toEqual(table.G.faceUp);
      expect(seen.me?.agency ?? null).toEqual(viewer === null ? null : table.player(viewer).agency);
      expect(seen).toMatchObject({ starter: null, tiles: [], missionRow: [], missionDeck: 60 - 6 });
      expect(seen.codeDecks).toEqual([
        { count: 0, top: null },
        { count: 0, top: null },
      ]);
      for (const player of Object.values(seen.players)) expect(player).toMatchObject({ dice: [], codes: [] });
      expect(seen.me?.codes ?? []).toEqual([]);
    }
    const [own, other] = ['0', '1'].map((seat) => table.player(seat).missions.map(({ handle }) => handle));
    table.do('0', 'keepMissions', own?.[0] ?? '', own?.[1] ?? '');
    expect(table.view('0')).toMatchObject({ starter: null, tiles: [], missionRow: [], me: { codes: [] } });
    table.do('1', 'keepMissions', other?.[0] ?? '', other?.[1] ?? '');
    const { starter, tiles, missionRow } = table.G;
    const { codes } = table.player('0');
    expect(table.view('0')).toMatchObject({ starter, tiles, missionRow, missionDeck: 60 - 6 - 3 + 2, me: { codes } });
    expect([missionRow.length, tiles.length, codes.length]).toEqual([3, 12, 2]);
  });

  test('only the player who searches sees the cards', () => {
    const table = aMatch({ players: [{ tokens: ['search'] }, {}, {}], asks: true });
    table.do('0', 'ability', table.token('0', 'search'), 'mission');
    expect(table.view('0').me?.seen).toHaveLength(3);
    expect(table.view('1').me?.seen).toEqual([]);
    expect(table.view('1').choice).toEqual({ kind: 'keepSearch', seat: '0', deck: 'mission', count: 3 });
    expect(table.facts.at(-1)).toEqual({ code: 'searched', facts: { by: '0', deck: 'mission', count: 3 } });
  });

  test('answers to a question change no other viewer’s view', () => {
    const holders = [{ tokens: ['first' as const] }, { tokens: ['plus1' as const] }, { agency: ['AG01'] }];
    const table = aMatch({ phase: 'place', players: holders, asks: true });
    table.do('0', 'takeOrder').do('1', 'takeOrder').do('2', 'takeOrder');
    const { number = 0, asked } = table.G.window ?? {};
    expect(asked).toEqual(['0', '1', '2']);
    const others = (): (View | null)[] => [table.view(null), table.view('2')];
    const before = others();
    table.do('0', 'first', table.token('0', 'first'), number).do('1', 'pass', number);
    expect(others()).toEqual(before);
    expect(table.view('0').me?.answer).toMatchObject({ kind: 'first' });
    expect(table.play('0', 'pass', number)).toBe('already-answered');
  });

  test('only the seat itself sees its “Always pass” switch', () => {
    const table = aMatch({ asks: true });
    const before = table.view('1');
    table.do('0', 'setAutoPass', true);
    expect(table.view('1')).toEqual(before);
    expect(table.view('0').me?.autoPass).toBe(true);
  });

  test('hidden information is revealed once the match is over', () => {
    const table = aMatch({ phase: 'finalMissions', players: [{ agency: ['AG07'] }, { missions: ['MI21'] }, {}] });
    expect(table.view('2').truth).toBeNull();
    table.do('0', 'pass').do('1', 'pass').do('2', 'pass');
    expect(table.view('2').truth?.hands['1']?.missions).toEqual(['MI21']);
    expect(covert.reveal(table.G).truth?.hands['0']?.agency).toEqual(['AG07']);
  });
});
