import { describe, expect, test } from 'vitest';
import { CIRCLES, type Circle, type DiePlace, type State } from '../state';
import { aMatch, type Match, type Seated } from '../testing';

type Placed = [face: number, at?: DiePlace];

/** Sets up a match in which seat 0 is to place a die. Seat 1's dice are on the Movement circle. */
function placing(own: Seated, taken: number[] = [], change?: (G: State) => void): Match {
  const there = taken.slice(0, 5).map((face): Placed => [face, 'movement']);
  const sixth = taken.slice(5).map((face): Placed => [face, 'movement']);
  const players = [own, { dice: there }, { dice: sixth }];
  return aMatch({ phase: 'place', players, ...(change ? { change } : {}) });
}

const FACES = [1, 2, 3, 4, 5, 6];
const tryOn = (taken: number[], face: number, circle: Circle = 'movement') =>
  placing({ dice: [[face]] }, taken).play('0', 'placeCircle', 0, circle, [], 0);
const open = (...taken: number[]) => FACES.filter((face) => tryOn(taken, face) === 'ok');

describe('players place dice on an Action’s circle', () => {
  test('[CV-5] a circle with a 2 takes a 1 or a 3', () => {
    expect(open(2)).toEqual([1, 3]);
  });

  test('[CV-6] a circle with a 6 takes a 1 or a 5', () => {
    expect(open(6)).toEqual([1, 5]);
  });

  test('[CV-7] an empty circle takes any die', () => {
    for (const circle of CIRCLES) for (const face of FACES) expect(tryOn([], face, circle)).toBe('ok');
  });

  test('[CV-8] a circle with a 2 and a 3 takes a 1 or a 4', () => {
    expect(open(2, 3)).toEqual([1, 4]);
  });

  test('[CV-41] a circle with 1 to 5 takes only a 6', () => {
    expect(open(1, 2, 3, 4, 5)).toEqual([6]);
    for (const face of FACES) expect(tryOn(FACES, face)).toBe('space-taken');
  });

  test('[CV-9] with +1, a 6 fits space 1', () => {
    const up = placing({ dice: [[6]], tokens: ['plus1'] });
    up.do('0', 'placeCircle', 0, 'movement', [up.token('0', 'plus1')], 0);
    expect(up.player('0').dice[0]).toEqual({ rolled: 6, face: 1, at: 'movement' });
    const down = placing({ dice: [[1]], agency: ['AG03'] });
    down.do('0', 'placeCircle', 0, 'movement', ['AG03'], 0);
    expect(down.player('0').dice[0]).toEqual({ rolled: 1, face: 6, at: 'movement' });
  });

  test('[CV-42] a refused placement costs no +1', () => {
    const table = placing({ dice: [[1]], agency: ['AG01', 'AG33'] }, [3]);
    expect(table.play('0', 'placeCircle', 0, 'movement', ['AG01', 'AG33'], 0)).toBe('space-taken');
    expect(table.hand('0', 'agency')).toEqual(['AG01', 'AG33']);
    table.do('0', 'placeCircle', 0, 'movement', ['AG01'], 0);
    expect(table.player('0').dice[0]).toMatchObject({ face: 2, at: 'movement' });
    expect(table.hand('0', 'agency')).toEqual(['AG33']);
  });

  test('[CV-43] a +1 cannot be used on Special Operations', () => {
    const table = placing({ agency: ['AG01'] });
    expect(table.send('0', 'placeSpecialOps', [0, ['AG01']])).toBe('invalid-args');
    expect(table.hand('0', 'agency')).toEqual(['AG01']);
  });

  test('the Handler changes a die by one once a round', () => {
    const table = placing({ character: 'handler', dice: [[1], [1]], tokens: ['plus1'] }, [4]);
    table.do('0', 'placeCircle', 0, 'movement', [table.token('0', 'plus1')], 1);
    expect(table.player('0')).toMatchObject({ isPowerUsed: true, tokens: [] });
    expect(table.player('0').dice[0]).toMatchObject({ face: 3, at: 'movement' });
    table.do('1', 'takeOrder').do('2', 'takeOrder');
    expect(table.play('0', 'placeCircle', 1, 'movement', [], 1)).toBe('no-power');
  });
});

describe('with Sneak Attack, a player may place a second die', () => {
  test('[CV-44] a Sneak Attack’s dice are placed one after the other', () => {
    const table = placing({ dice: [[3], [4]], tokens: ['sneak'] }, [2]);
    table.do('0', 'ability', table.token('0', 'sneak'));
    expect(table.play('0', 'placeCircle', 1, 'movement', [], 0)).toBe('not-adjacent');
    table.do('0', 'placeCircle', 0, 'movement', [], 0);
    expect(table.play('0', 'takeOrder')).toBe('already-placed');
    table.do('0', 'placeCircle', 1, 'movement', [], 0);
    expect(table.G.turn?.seat).toBe('1');
  });

  test('[CV-44] a player may skip the second die of a Sneak Attack', () => {
    const table = placing({ dice: [[3], [4]], tokens: ['sneak'] });
    table.do('0', 'ability', table.token('0', 'sneak'));
    expect(table.play('0', 'endTurn')).toBe('action-missing');
    table.do('0', 'placeDecoder', 0, []).do('0', 'endTurn');
    expect(table.G).toMatchObject({ turn: { seat: '1' }, order: [] });
  });

  test('[CV-44] two Sneak Attacks place three dice', () => {
    const table = placing({ tokens: ['sneak', 'sneak'] });
    table.do('0', 'ability', table.token('0', 'sneak')).do('0', 'ability', table.token('0', 'sneak'));
    for (const die of [0, 1, 2]) {
      expect(table.G.turn?.seat).toBe('0');
      table.do('0', 'placeDecoder', die, []);
    }
    expect(table.G.turn?.seat).toBe('1');
    const last: Placed[] = [[1], [1, 'decoder'], [1, 'decoder'], [1, 'decoder'], [1, 'decoder']];
    const short = placing({ dice: last, tokens: ['sneak'] });
    expect(short.play('0', 'ability', short.token('0', 'sneak'))).toBe('no-dice');
  });

  test('[CV-45] a token drawn this turn cannot be used for the second die', () => {
    const onlyMove3 = (G: State) => {
      G.bag = G.bag.filter((id) => id === 'SO05' || id === 'SO06');
    };
    const table = placing({ tokens: ['sneak'] }, [], onlyMove3);
    table.do('0', 'ability', table.token('0', 'sneak'));
    table.change((G) => {
      G.bag = ['SO05'];
    });
    table.do('0', 'placeSpecialOps', 0);
    const fresh = table.token('0', 'move3');
    expect(table.play('0', 'ability', fresh, [[0, ['paris']]])).toBe('token-too-new');
    table.do('0', 'endTurn').do('1', 'takeOrder').do('2', 'takeOrder');
    expect(table.play('0', 'ability', fresh, [[0, ['paris']]])).toBe('ok');
  });
});

describe('a die on Special Operations gives a token', () => {
  test('[CV-12] a die on Special Operations draws a token', () => {
    const table = placing({ character: 'courier' });
    expect(table.G.bag).toHaveLength(16);
    table.do('0', 'placeSpecialOps', 0);
    expect(table.player('0').tokens).toHaveLength(1);
    expect(table.G.bag).toHaveLength(15);
    const owner = placing({ tokens: ['move3'] });
    expect(owner.G.bag).toHaveLength(15);
    owner.do('0', 'ability', owner.token('0', 'move3'), [[0, ['paris']]]);
    expect(owner.G.bag).toHaveLength(16);
  });

  test('the Fixer keeps one of two tokens', () => {
    const table = placing({ character: 'fixer' });
    table.do('0', 'placeSpecialOps', 0);
    expect(table.G.choice).toEqual({ kind: 'keepToken', seat: '0' });
    const [, keep] = table.player('0').seen;
    table.do('0', 'keepToken', keep?.handle ?? '');
    expect(table.player('0').tokens).toEqual([keep]);
    expect(table.G.bag).toHaveLength(15);
  });

  test('the Fixer cannot use the kept token in the same turn', () => {
    const table = placing({ character: 'fixer', tokens: ['sneak'] });
    table.do('0', 'ability', table.token('0', 'sneak'));
    table.change((G) => {
      G.bag = ['SO05', 'SO06'];
    });
    table.do('0', 'placeSpecialOps', 0).do('0', 'keepToken', table.player('0').seen[0]?.handle ?? '');
    expect(table.play('0', 'ability', table.token('0', 'move3'), [[0, ['paris']]])).toBe('token-too-new');
  });

  test('[CV-46] the Fixer gets the only token in the bag', () => {
    const last = placing({ character: 'fixer' }, [], (G) => G.bag.splice(1));
    last.do('0', 'placeSpecialOps', 0);
    expect(last.G.choice).toBeNull();
    expect(last.player('0').tokens).toHaveLength(1);
    const empty = placing({ character: 'fixer' }, [], (G) => G.bag.splice(0));
    empty.do('0', 'placeSpecialOps', 0);
    expect(empty.player('0').tokens).toEqual([]);
    expect(empty.player('0').dice[0]?.at).toBe('folder');
  });
});

describe('players can reroll dice', () => {
  test('[CV-47] a player may reroll on another player’s turn', () => {
    const table = aMatch({ phase: 'place', players: [{}, { dice: [[2, 'movement'], [3]] }, {}] });
    const placed = structuredClone(table.player('1').dice[0]);
    expect(table.play('1', 'reroll', [0, 1])).toBe('die-placed');
    table.do('1', 'reroll', [1, 2]);
    expect(table.player('1').dice[0]).toEqual(placed);
    expect(table.G.turn?.seat).toBe('0');
    table.do('0', 'takeOrder');
    expect(table.play('0', 'reroll', [0])).toBe('out');
  });

  test('[CV-11] a player can reroll only once per match', () => {
    const table = placing({});
    table.do('0', 'reroll', [0, 1, 2, 3, 4]);
    expect(table.play('0', 'reroll', [0])).toBe('no-token');
  });
});

describe('players take turns placing dice until each has an order token', () => {
  test('[CV-10] the third player to stop takes order token 3', () => {
    const table = aMatch({ phase: 'place', order: ['2', '1'], players: [{}, {}, {}] });
    table.do('0', 'takeOrder');
    expect(table.G.order).toEqual(['2', '1', '0']);
    expect(table.play('0', 'placeDecoder', 0, [])).not.toBe('ok');
  });

  test('a player with an order token is skipped', () => {
    const table = aMatch({ phase: 'place', players: [{}, {}, {}] });
    table.do('0', 'takeOrder').do('1', 'placeDecoder', 0, []).do('2', 'placeDecoder', 0, []);
    expect(table.G.turn?.seat).toBe('1');
    expect(table.play('0', 'placeDecoder', 0, [])).toBe('not-your-turn');
  });

  test('[CV-48] a player without dice still gets a turn', () => {
    const none = [1, 2, 3, 4, 5].map((face): Placed => [face, 'folder']);
    const table = placing({ dice: none, tokens: ['search'] });
    table.do('0', 'ability', table.token('0', 'search'), 'agency');
    const [keep = '', ...under] = table.player('0').seen.map(({ handle }) => handle);
    table.do('0', 'keepSearch', keep, under).do('0', 'takeOrder');
    expect(table.G).toMatchObject({ order: ['0'], turn: { seat: '1' } });
  });
});
