import { describe, expect, test } from 'vitest';
import { aMatch, type Match } from '../testing';

describe('“Search” shows the cards only to the player who uses it', () => {
  const searching = (change: Parameters<typeof aMatch>[0]) =>
    aMatch({ players: [{ tokens: ['search'] }, {}, {}], ...change });
  const search = (table: Match, deck: 'agency' | 'mission') =>
    table.play('0', 'ability', table.token('0', 'search'), deck);

  test('[CV-35] “Search” shows three cards, and the player keeps one', () => {
    const table = searching({});
    const [first = '', second = '', third = ''] = table.G.agencyDeck;
    const size = table.G.agencyDeck.length;
    expect(search(table, 'agency')).toBe('ok');
    expect(table.hand('0', 'seen')).toEqual([first, second, third]);
    for (const viewer of ['1', null]) {
      const view = JSON.stringify(table.view(viewer));
      for (const card of [first, second, third]) expect(view).not.toContain(card);
    }
    expect(table.view(null).choice).toEqual({ kind: 'keepSearch', seat: '0', deck: 'agency', count: 3 });
    const [one_ = '', two_ = '', three = ''] = table.player('0').seen.map(({ handle }) => handle);
    table.do('0', 'keepSearch', two_, [three, one_]);
    expect(table.hand('0', 'agency')).toEqual([second]);
    expect(table.G.agencyDeck).toHaveLength(size - 1);
    expect(table.G.agencyDeck.slice(-2)).toEqual([third, first]);
    expect(JSON.stringify(table.facts)).not.toContain(second);
  });

  test('[CV-62] the discards refill the deck for a “Search”', () => {
    const table = searching({
      change: (G) => {
        const [first = '', second = '', ...rest] = G.agencyDeck;
        G.agencyDeck = [first, second];
        G.discards = rest.splice(0, 5);
        G.players['1']?.agency.push(...rest.slice(0, 7).map((card) => ({ handle: card, card })));
      },
    });
    const seven = [...table.G.agencyDeck, ...table.G.discards].sort();
    const top = table.G.agencyDeck.slice();
    expect(search(table, 'agency')).toBe('ok');
    const seen = table.hand('0', 'seen');
    expect(seen).toHaveLength(3);
    expect(seen.slice(0, 2)).toEqual(top);
    expect(table.G.discards).toEqual([]);
    expect([...seen, ...table.G.agencyDeck].sort()).toEqual(seven);
  });

  test('[CV-62] a “Search” of an empty deck is refused', () => {
    const table = searching({ change: (G) => G.missionDeck.splice(2) });
    expect(search(table, 'mission')).toBe('ok');
    const [keep = '', ...under] = table.player('0').seen.map(({ handle }) => handle);
    expect(under).toHaveLength(1);
    table.do('0', 'keepSearch', keep, under);
    expect(table.G.missionDeck).toHaveLength(1);
    expect(search(searching({ change: (G) => G.missionDeck.splice(0) }), 'mission')).toBe('deck-empty');
  });
});

describe('players choose which missions to keep', () => {
  const mission = [[1, 'missionCards']] as [number, 'missionCards'][];

  test('[CV-32] a player with too many missions may return any one of them', () => {
    const table = aMatch({ players: [{ missions: ['MI01', 'MI02', 'MI03'], dice: mission }, {}, {}] });
    const [taken] = table.G.missionRow;
    table.do('0', 'takeMission', 0);
    expect(table.G.choice).toEqual({ kind: 'discardMission', seat: '0' });
    expect(table.play('0', 'endTurn')).toBe('wrong-stage');
    const fresh = table.player('0').missions.at(-1)?.handle ?? '';
    table.do('0', 'discardMission', fresh);
    expect(table.hand('0', 'missions')).toEqual(['MI01', 'MI02', 'MI03']);
    expect(table.G.missionDeck.at(-1)).toBe(taken);
  });

  test('[CV-63] the Analyst sees two new missions and keeps one', () => {
    const four = ['MI01', 'MI02', 'MI03', 'MI04'];
    const table = aMatch({ players: [{ character: 'analyst', missions: four, dice: mission }, {}, {}] });
    const [first, second] = table.G.missionDeck;
    table.do('0', 'takeMission', 'deck');
    expect(table.hand('0', 'seen')).toEqual([first, second]);
    const keep = table.player('0').seen[1]?.handle ?? '';
    table.do('0', 'pickMission', keep);
    expect(table.G.missionDeck.at(-1)).toBe(first);
    expect(table.hand('0', 'missions')).toEqual([...four, second]);
    expect(table.G.choice).toEqual({ kind: 'discardMission', seat: '0' });
    table.do('0', 'discardMission', 'MI01');
    expect(table.hand('0', 'missions')).toEqual(['MI02', 'MI03', 'MI04', second]);
  });

  test('the Analyst takes a face-up mission like any other player', () => {
    const last = aMatch({
      players: [{ character: 'analyst', dice: mission }, {}, {}],
      change: (G) => G.missionDeck.splice(1),
    });
    last.do('0', 'takeMission', 'deck');
    expect(last.G.choice).toBeNull();
    expect(last.hand('0', 'missions')).toHaveLength(1);
    const open = aMatch({ players: [{ character: 'analyst', dice: mission }, {}, {}] });
    open.do('0', 'takeMission', 2);
    expect(open.G.choice).toBeNull();
  });
});
