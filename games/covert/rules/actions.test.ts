import { describe, expect, test } from 'vitest';
import { aMatch, takeOut } from '../testing';

const one = [[1, 'agencyCards']] as [number, 'agencyCards'][];
const two = [
  [1, 'agencyCards'],
  [2, 'agencyCards'],
] as [number, 'agencyCards'][];

describe('the Quartermaster draws a card from the deck for one die', () => {
  const quartermaster = (dice: typeof one) => aMatch({ players: [{ character: 'quartermaster', dice }, {}, {}] });

  test('[CV-64] the Quartermaster draws for one die once a round', () => {
    const table = quartermaster([...two, [3, 'agencyCards']]);
    const [top] = table.G.agencyDeck;
    table.do('0', 'takeAgencyAny', 'deck', true);
    expect(table.hand('0', 'agency')).toEqual([top]);
    expect(table.player('0').dice.filter(({ at }) => at === 'agencyCards')).toHaveLength(2);
    table.do('0', 'endTurn');
    expect(table.play('0', 'takeAgencyAny', 'deck', true)).toBe('no-power');
    table.do('0', 'takeAgencyAny', 'deck', false);
    expect(table.player('0').dice.every(({ at }) => at === 'hand')).toBe(true);
  });

  test('[CV-64] the Quartermaster needs two dice for a distant card', () => {
    expect(quartermaster(one).play('0', 'takeAgencyAny', 'red', true)).toBe('no-power');
    expect(quartermaster(one).play('0', 'takeAgencyAny', 'red', false)).toBe('no-die');
  });
});

describe('players pay for missions with cards and icons', () => {
  test('[CV-68] a requirement for “any card” is paid for with a separate card', () => {
    const table = aMatch({
      players: [
        { agents: ['minsk', 'rome', 'oslo'], agency: ['AG07'], missions: ['MI41'], dice: [[1, 'completeMission']] },
        {},
        {},
      ],
    });
    expect(
      table.play('0', 'complete', 'MI41', [
        ['agent', 0],
        ['agent', 1],
        ['card', 'AG07'],
      ]),
    ).toBe('bad-payment');
    expect(
      table.play('0', 'complete', 'MI41', [
        ['agent', 0],
        ['agent', 1],
        ['card', 'AG07'],
        ['card', 'AG07'],
      ]),
    ).toBe('bad-payment');
    const richer = table.change((G) => G.players['0']?.agency.push({ handle: 'AG20', card: takeOut(G, 'AG20') }));
    richer.do('0', 'complete', 'MI41', [
      ['agent', 0],
      ['agent', 1],
      ['card', 'AG07'],
      ['card', 'AG20'],
    ]);
    expect(richer.hand('0', 'agency')).toEqual([]);
  });

  test('[CV-68] the icon of a region counts as any of its cities', () => {
    const table = aMatch({
      players: [
        {
          agents: ['rome', 'oslo', 'oslo'],
          agency: ['AG01'],
          missions: ['MI24'],
          finishedMissions: ['MI15'],
          dice: [[1, 'completeMission']],
        },
        {},
        {},
      ],
    });
    table.do('0', 'complete', 'MI24', [
      ['icon', 'MI15'],
      ['agent', 0],
      ['card', 'AG01'],
    ]);
    expect(table.player('0').finishedMissions).toEqual(['MI15', 'MI24']);
    expect(table.view(null).players['0']?.points).toBe(17);
  });
});
