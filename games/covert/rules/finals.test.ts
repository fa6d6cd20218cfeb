import { describe, expect, test } from 'vitest';
import { aMatch, type Match, takeOut } from '../testing';

const seen = (table: Match, card: string) => table.player('0').seen.find((each) => each.card === card)?.handle ?? '';

describe('the final missions follow the last round', () => {
  test('[CV-71] a mission found with “Search” can be completed as the last mission', () => {
    const table = aMatch({
      phase: 'finalMissions',
      players: [{ agents: ['athens', 'rome', 'rome'], agency: ['AG01'], tokens: ['search'] }, {}, {}],
      change: (G) => G.missionDeck.unshift(takeOut(G, 'MI02')),
    });
    table.do('0', 'ability', table.token('0', 'search'), 'mission');
    const [, ...rest] = table.player('0').seen.map(({ handle }) => handle);
    table.do('0', 'keepSearch', seen(table, 'MI02'), rest);
    const [mission] = table.player('0').missions;
    table.do('0', 'complete', mission?.handle ?? '', [
      ['agent', 0],
      ['card', 'AG01'],
    ]);
    expect(table.player('0').finishedMissions).toEqual(['MI02']);
    expect(table.G.turn?.seat).toBe('1');
  });

  test('[CV-71] abilities that need dice are refused in the final missions', () => {
    const table = aMatch({
      phase: 'finalMissions',
      players: [{ tokens: ['sneak', 'plus1', 'minus1', 'codebreaker', 'first', 'espionage'] }, {}, {}],
    });
    for (const { handle } of table.player('0').tokens) expect(table.play('0', 'ability', handle)).toBe('wrong-time');
  });

  test('[CV-37] flying is refused in the final missions', () => {
    const table = aMatch({
      phase: 'finalMissions',
      players: [
        { character: 'courier', agents: ['berlin', 'rome', 'rome'], agency: ['AG48'], tokens: ['move3'] },
        {},
        {},
      ],
    });
    expect(table.play('0', 'fly', 'AG48', 0)).toBe('wrong-time');
    const far = table.play('0', 'ability', table.token('0', 'move3'), [
      [0, ['prague', 'vienna', 'belgrade', 'athens']],
    ]);
    expect(far).toBe('bad-path');
    table.do('0', 'ability', table.token('0', 'move3'), [[0, ['prague', 'vienna', 'belgrade']]]);
    expect(table.player('0').agents[0]).toBe('belgrade');
    expect(table.player('0').isPowerUsed).toBe(false);
    expect(table.play('0', 'move', 1, [], 0)).toBe('wrong-stage');
    const fixer = aMatch({ phase: 'finalMissions', players: [{ character: 'fixer' }, {}, {}] });
    expect(fixer.play('0', 'placeSpecialOps', 0)).toBe('wrong-stage');
  });

  test('[CV-36] the last round continues after a sixth mission', () => {
    const table = aMatch({
      players: [
        {
          agents: ['venice', 'belgrade', 'oslo'],
          agency: ['AG01'],
          missions: ['MI21'],
          finishedMissions: ['MI01', 'MI02', 'MI03', 'MI04', 'MI05'],
          dice: [
            [1, 'completeMission'],
            [2, 'movement'],
          ],
        },
        { dice: [[3, 'movement']] },
        {},
      ],
      order: ['1', '2', '0'],
    });
    table.do('0', 'complete', 'MI21', [
      ['agent', 0],
      ['agent', 1],
      ['card', 'AG01'],
    ]);
    expect(table.G.isLastRound).toBe(true);
    table.do('0', 'endTurn').do('1', 'forfeitDie', 'movement').do('1', 'endTurn');
    expect(table.G).toMatchObject({ phase: 'resolve', turn: { seat: '0' } });
    table.do('0', 'forfeitDie', 'movement').do('0', 'endTurn');
    expect(table.G).toMatchObject({ phase: 'finalMissions', turn: { seat: '1' } });
    expect(table.play('0', 'pass')).toBe('not-your-turn');
    table.do('1', 'pass').do('2', 'pass').do('0', 'pass');
    expect(table.outcome).toMatchObject({ winners: ['0'], reason: 'most-points' });
  });

  test('[CV-63] the Analyst may complete one of four missions', () => {
    const table = aMatch({
      phase: 'finalMissions',
      players: [
        {
          character: 'analyst',
          agents: ['athens', 'rome', 'rome'],
          agency: ['AG01'],
          missions: ['MI01', 'MI02', 'MI03', 'MI04'],
        },
        {},
        {},
      ],
    });
    expect(table.G.choice).toBeNull();
    table.do('0', 'complete', 'MI02', [
      ['agent', 0],
      ['card', 'AG01'],
    ]);
    expect(table.hand('0', 'missions')).toEqual(['MI01', 'MI03', 'MI04']);
  });

  test('players are asked about “Espionage” after the last payment', () => {
    const table = aMatch({
      phase: 'finalMissions',
      turn: '2',
      asks: true,
      players: [
        { tokens: ['espionage'] },
        {},
        { agents: ['athens', 'rome', 'rome'], agency: ['AG01'], missions: ['MI02'] },
      ],
    });
    table.do('2', 'complete', 'MI02', [
      ['agent', 0],
      ['card', 'AG01'],
    ]);
    expect(table.G.window?.asked).toEqual(['0']);
    expect(table.G.outcome).toBeNull();
    table.passAll();
    expect(table.outcome.winners).toEqual(['2']);
  });
});

describe('the points decide who wins', () => {
  test('[CV-39] three broken codes that are not spent are worth six points', () => {
    const table = aMatch({
      phase: 'finalMissions',
      players: [{ finishedCodes: ['CO01', 'CO02', 'CO03'] }, {}, {}],
      turn: '2',
    });
    expect(table.view(null).players['0']?.points).toBe(6);
    table.do('2', 'pass');
    expect(table.outcome).toMatchObject({ winners: ['0'], points: { 0: 6, 1: 0, 2: 0 } });
  });

  test('[CV-38] ties are broken by more missions', () => {
    const end = (one: string[], other: string[]) => {
      const players = [{ finishedMissions: one }, { finishedMissions: other }];
      return aMatch({ phase: 'finalMissions', players, turn: '1' }).do('1', 'pass').outcome;
    };
    const forty = {
      bySix: ['MI05', 'MI06', 'MI01', 'MI04', 'MI07', 'MI14'],
      byFive: ['MI27', 'MI34', 'MI38', 'MI41', 'MI42'],
    };
    expect(end(forty.byFive, forty.bySix)).toEqual({
      winners: ['1'],
      reason: 'more-missions',
      points: { 0: 40, 1: 40 },
    });
    expect(end(['MI50', 'MI01'], ['MI46', 'MI27'])).toMatchObject({ winners: ['0'], reason: 'highest-mission' });
    expect(end(['MI01'], ['MI04'])).toMatchObject({ winners: ['0', '1'], reason: 'shared' });
  });
});
