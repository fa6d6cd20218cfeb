import { describe, expect, test } from 'vitest';
import { aDeal, aMatch, type Match } from '../testing';

describe('[CV-69] a player who runs out of time loses dice, a turn or a choice', () => {
  test('in `place`, the player takes an order token', () => {
    const table = aMatch({ phase: 'place', players: [{ dice: [[4], [2], [5], [6, 'folder'], [6, 'folder']] }, {}] });
    table.facts = [];
    table.timeOut();
    expect(table.G.order).toEqual(['0']);
    expect(table.G.turn?.seat).toBe('1');
    expect(table.facts.slice(0, 2)).toMatchObject([
      { code: 'silent', facts: { by: '0', unplaced: 3 } },
      { code: 'took-order', facts: { by: '0', token: 1 } },
    ]);
  });

  test('after the first die of a Sneak Attack, the turn ends', () => {
    const table = aMatch({ phase: 'place', players: [{ tokens: ['sneak'] }, {}, {}] });
    table.do('0', 'ability', table.token('0', 'sneak')).do('0', 'placeDecoder', 0, []).timeOut();
    expect(table.G.order).toEqual([]);
    expect(table.G.turn?.seat).toBe('1');
  });

  const three = {
    dice: [
      [1, 'movement'],
      [5, 'agencyCards'],
      [2, 'agencyCards'],
    ] as [number, 'movement'][],
  };

  test('in `resolve`, the first timeout costs one die and the second all dice', () => {
    const table = aMatch({ players: [three, {}, {}] }).timeOut();
    expect(
      table
        .player('0')
        .dice.map(({ at }) => at)
        .slice(0, 3),
    ).toEqual(['movement', 'agencyCards', 'hand']);
    expect(table.G).toMatchObject({ phase: 'resolve', turn: { seat: '0' } });
    table.timeOut();
    expect(table.G).toMatchObject({ phase: 'place', round: 2 });
  });

  test('after an Action, the next timeout again costs only one die', () => {
    const table = aMatch({ players: [{ dice: [...three.dice, [4, 'movement']] }, {}, {}] }).timeOut();
    table.do('0', 'forfeitDie', 'movement').do('0', 'endTurn').timeOut();
    expect(table.player('0').dice.filter(({ at }) => at !== 'hand')).toHaveLength(1);
    expect(table.G.phase).toBe('resolve');
  });

  test('with the option `phase`, the first timeout costs all dice', () => {
    const table = aMatch({ players: [three, {}, {}], options: { silence: 'phase' } }).timeOut();
    expect(table.G).toMatchObject({ phase: 'place', round: 2 });
  });

  test('after the Action, the player loses no dice', () => {
    const table = aMatch({ players: [three, {}, {}] });
    table.do('0', 'forfeitDie', 'movement').timeOut();
    expect(table.player('0').dice.filter(({ at }) => at !== 'hand')).toHaveLength(2);
  });

  test('a player passes if they do not answer a question in time', () => {
    const table = aMatch({ players: [{ agency: ['AG48', 'AG07'] }, { tokens: ['espionage'] }, {}], asks: true });
    table.do('0', 'fly', 'AG48', 0);
    expect(table.G.window?.asked).toEqual(['0', '1']);
    table.timeOut();
    expect(table.G.window).toBeNull();
    expect(table.G.discards).toEqual(['AG48']);
    expect(table.G.turn?.seat).toBe('0');
  });

  test('in `breakCodes`, the step ends and missing codes are drawn', () => {
    const table = aMatch({ phase: 'breakCodes' });
    const [first, second] = table.G.codeDecks.map((deck) => deck.length);
    expect(second).toBeGreaterThan(first ?? 0);
    table.timeOut();
    expect(table.player('0').codes).toHaveLength(2);
    expect(table.G.codeDecks.map((deck) => deck.length)).toEqual([first, (second ?? 0) - 2]);
    expect(table.G.turn?.seat).toBe('1');
  });

  test('in the final missions, the player passes', () => {
    const table = aMatch({ phase: 'finalMissions' }).timeOut();
    expect(table.G.turn?.seat).toBe('1');
  });

  test('a player who does not choose keeps the first two missions shown', () => {
    const table = aDeal(3, 'silent');
    const dealt = table.hand('1', 'missions');
    table.timeOut();
    expect(table.hand('1', 'missions')).toEqual(dealt.slice(0, 2));
    expect(table.G.missionDeck).toContain(dealt[2]);
    expect(table.G.phase).toBe('place');
  });

  test('an open choice takes the first card shown', () => {
    const rewarded = aMatch({ players: [{ tokens: ['move3'], held: ['1'] }, {}, {}], cubes: { paris: ['1'] } });
    const [top] = rewarded.G.agencyDeck;
    rewarded.do('0', 'ability', rewarded.token('0', 'move3'), [[0, ['paris']]]).timeOut();
    expect(rewarded.hand('0', 'agency')).toEqual([top]);

    const searching = aMatch({ players: [{ tokens: ['search'] }, {}, {}] });
    const shown = searching.G.agencyDeck.slice(0, 3);
    searching.do('0', 'ability', searching.token('0', 'search'), 'agency').timeOut();
    expect(searching.hand('0', 'agency')).toEqual(shown.slice(0, 1));
    expect(searching.G.agencyDeck.slice(-2)).toEqual(shown.slice(1));

    const full = ['AG01', 'AG02', 'AG03', 'AG04', 'AG05', 'AG06', 'AG07'];
    const taking = aMatch({ players: [{ agency: full, dice: [[1, 'agencyCards']] }, {}, {}] });
    taking.do('0', 'takeAgency', 'purple').timeOut();
    expect(taking.hand('0', 'agency')).toEqual(full);
  });

  test('the log names the player and says what it cost', () => {
    const facts = (table: Match) => table.facts.map(({ code, facts }) => [code, facts]);
    const resolving = aMatch({ players: [three, {}, {}] });
    resolving.facts = [];
    expect(facts(resolving.timeOut())).toEqual([
      ['silent', { by: '0' }],
      ['forfeited', { by: '0', circle: 'agencyCards' }],
    ]);
    resolving.facts = [];
    expect(facts(resolving.timeOut()).slice(0, 3)).toEqual([
      ['silent', { by: '0' }],
      ['forfeited', { by: '0', circle: 'agencyCards' }],
      ['forfeited', { by: '0', circle: 'movement' }],
    ]);
    const choosing = aMatch({ players: [{ tokens: ['search'] }, {}, {}] });
    choosing.do('0', 'ability', choosing.token('0', 'search'), 'agency');
    choosing.facts = [];
    expect(facts(choosing.timeOut())).toEqual([['silent', { by: '0' }]]);
    const opening = aDeal(2, 'silent');
    const [first = '', second = ''] = opening.player('0').missions.map(({ handle }) => handle);
    opening.do('0', 'keepMissions', first, second).timeOut();
    expect(opening.facts.map(({ code }) => code)).toEqual(['kept-missions', 'silent', 'kept-missions', 'round-began']);
  });

  test('without a time limit, no player runs out of time', () => {
    const table = aDeal(2, 'no limit', { setupSeconds: 0, turnSeconds: 0 });
    expect(table.G.deadline).toBeNull();
  });
});
