import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { REGIONS } from '../state';
import { aMatch, type Seated } from '../testing';

/** Returns Sam, the player in the rulebook's example, with this number of dice on Agency Cards. */
function sam(dice: number, more: Seated = {}): Seated {
  const faces = Array.from({ length: dice }, (_, at): [number, 'agencyCards'] => [at + 1, 'agencyCards']);
  return { agents: ['london', 'bonn', 'rome'], dice: faces, ...more };
}

const SEVEN = ['AG01', 'AG02', 'AG03', 'AG04', 'AG05', 'AG06', 'AG07'];

describe('players take Agency cards with dice', () => {
  test('[CV-19] one die takes a card of a region with an Agent', () => {
    const answers = REGIONS.map((region) => {
      const table = aMatch({ players: [sam(1), {}, {}] });
      return [region, table.play('0', 'takeAgency', region)];
    });
    expect(Object.fromEntries(answers)).toEqual({
      purple: 'ok',
      green: 'ok',
      orange: 'no-agent',
      blue: 'no-agent',
      yellow: 'no-agent',
      red: 'no-agent',
    });
  });

  test('[CV-20] two dice take any card', () => {
    for (const from of [...REGIONS, 'deck'] as const) {
      const table = aMatch({ players: [sam(2), {}, {}] });
      const [top] = table.G.agencyDeck;
      const card = from === 'deck' ? top : table.G.faceUp[from];
      expect(table.play('0', 'takeAgencyAny', from, false)).toBe('ok');
      expect(table.hand('0', 'agency')).toEqual([card]);
      expect(table.player('0').dice.every(({ at }) => at === 'hand')).toBe(true);
    }
    expect(aMatch({ players: [sam(1), {}, {}] }).play('0', 'takeAgencyAny', 'deck', false)).toBe('no-die');
  });

  test('[CV-21] a taken card is replaced immediately', () => {
    const table = aMatch({ players: [sam(1), {}, {}] });
    const [top, next] = table.G.agencyDeck;
    table.do('0', 'takeAgency', 'purple');
    expect(table.G.faceUp.purple).toBe(top);
    expect(table.G.agencyDeck[0]).toBe(next);
  });

  test('an empty deck is refilled with the discards, which are shuffled', () => {
    const table = aMatch({
      players: [sam(1), {}, {}],
      change: (G) => {
        G.discards = G.agencyDeck;
        G.agencyDeck = [];
      },
    });
    const all = table.G.discards;
    table.do('0', 'takeAgency', 'purple');
    expect(table.G.discards).toEqual([]);
    expect([table.G.faceUp.purple, ...table.G.agencyDeck].sort()).toEqual([...all].sort());
    expect(table.G.agencyDeck).not.toEqual(all.slice(1));
  });

  test('[CV-22] a player with an eighth card must give one up', () => {
    const table = aMatch({ players: [sam(1, { agency: SEVEN }), { agency: ['AG20'] }, {}] });
    const drawn = table.G.faceUp.green;
    table.do('0', 'takeAgency', 'green');
    expect(table.G.choice).toEqual({ kind: 'discardAgency', seat: '0' });
    expect(table.play('0', 'endTurn')).toBe('wrong-stage');
    expect(table.play('0', 'fly', 'AG01', 1)).toBe('wrong-stage');
    expect(table.play('1', 'discardAgency', 'AG20')).toBe('not-your-turn');
    expect(table.play('0', 'discardAgency', 'AG20')).toBe('bad-choice');
    const newest = must(table.player('0').agency.at(-1));
    expect(newest.card).toBe(drawn);
    table.do('0', 'discardAgency', newest.handle);
    expect(table.hand('0', 'agency')).toEqual(SEVEN);
    expect(table.G.discards).toEqual([drawn]);
    table.do('0', 'endTurn');
  });
});
