import { describe, expect, test } from 'vitest';
import { aMatch } from '../testing';

describe('pairs of cubes earn cards', () => {
  const minsk = { agents: ['minsk', 'london', 'london'] as ('minsk' | 'london')[] };

  test('[CV-66] two pairs of cubes in one city earn two cards', () => {
    const table = aMatch({
      players: [{ ...minsk, held: ['1', '2'], dice: [[1, 'movement']] }, {}, {}],
      cubes: { kiev: ['1', '2'] },
    });
    const before = [table.player('1').supply, table.player('2').supply];
    const open = table.G.faceUp.red;
    const [top, next] = table.G.agencyDeck;
    table.do('0', 'move', 1, [[0, ['kiev']]], null);
    expect(table.player('0').held).toEqual([]);
    expect([table.player('1').supply, table.player('2').supply]).toEqual(before.map((supply) => supply + 2));
    table.do('0', 'takeIntelCard', 'space');
    expect(table.G.faceUp.red).toBe(top);
    expect(table.G.choice?.kind).toBe('takeIntelCard');
    table.do('0', 'takeIntelCard', 'deck');
    expect(table.hand('0', 'agency')).toEqual([open, next]);
    expect(table.G.choice).toBeNull();
  });

  test('[CV-67] a pair of neutral cubes earns a card', () => {
    const table = aMatch({
      players: [{ ...minsk, held: ['2'], dice: [[1, 'movement']] }, {}],
      cubes: { kiev: ['2'] },
    });
    table.do('0', 'move', 1, [[0, ['kiev']]], null);
    expect(table.player('0').held).toEqual([]);
    expect(Object.values(table.G.cubes).flat()).not.toContain('2');
    table.do('0', 'takeIntelCard', 'space');
    expect(table.hand('0', 'agency')).toHaveLength(1);
  });

  test('cards for cubes come after the last step of all Agents', () => {
    const table = aMatch({
      players: [{ agents: ['minsk', 'london', 'london'], held: ['1', '2'], dice: [[1, 'movement']] }, {}, {}],
      cubes: { kiev: ['1'], paris: ['2'] },
    });
    table.do(
      '0',
      'move',
      1,
      [
        [1, ['paris']],
        [0, ['kiev']],
      ],
      null,
    );
    expect(table.player('0').agents).toEqual(['kiev', 'paris', 'london']);
    expect(table.G.choice).toMatchObject({ city: 'paris', region: 'purple' });
    table.do('0', 'takeIntelCard', 'deck');
    expect(table.G.choice).toMatchObject({ city: 'kiev', region: 'red' });
  });
});

describe('Agents move step by step', () => {
  test('[CV-65] the Courier lets one Agent take an extra step', () => {
    const table = aMatch({
      players: [
        {
          character: 'courier',
          agents: ['berlin', 'london', 'london'],
          dice: [
            [1, 'movement'],
            [2, 'movement'],
          ],
        },
        {},
        {},
      ],
    });
    const far: [number, ('prague' | 'vienna' | 'venice' | 'paris' | 'madrid' | 'rome')[]][] = [
      [0, ['prague', 'vienna', 'venice']],
      [1, ['paris', 'madrid', 'rome']],
    ];
    expect(table.play('0', 'move', 2, far, 0)).toBe('bad-path');
    table.do(
      '0',
      'move',
      2,
      [
        [0, ['prague', 'vienna', 'venice']],
        [1, ['paris', 'madrid']],
      ],
      0,
    );
    expect(table.player('0')).toMatchObject({ agents: ['venice', 'madrid', 'london'], isPowerUsed: true });
  });

  test('[CV-65] a Move x3 with four steps is refused with `bad-path`', () => {
    const table = aMatch({ players: [{ tokens: ['move3'] }, {}, {}] });
    const routes: Parameters<typeof table.play<'ability'>>[2] = table.token('0', 'move3');
    expect(
      table.play('0', 'ability', routes, [
        [0, ['paris', 'madrid']],
        [1, ['oslo', 'stockholm']],
      ]),
    ).toBe('bad-path');
    expect(table.hand('0', 'tokens')).toEqual(['move3']);
  });
});
