import { must, seatsOf } from 'hush/game';
import { playBots, playRandomly } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { goodcopbadcop } from '..';
import { invariant } from '../invariant';
import { waitingFor } from '../queries';
import type { State } from '../state';
import { aDeal, aMatch, type Match, NINE, type Opening } from '../testing';

const held: Opening = { hands: { 1: ['coffee'], 2: ['taser'] } };

describe('a match that is no longer played is cancelled', () => {
  const toTheEnd = (match: Match): Match => {
    while (!match.G.outcome) match.timeOut();
    return match;
  };

  test('a match is cancelled after three full rounds without a public move', () => {
    const match = toTheEnd(aDeal(5));
    expect(match.G.turn).toBe(15);
    expect(match.outcome).toEqual({ winners: [], reason: 'nobody-moved', cancelled: true });
    expect(match.facts.at(-1)?.code).toBe('cancelled');
    expect(goodcopbadcop.deadline(match.G)).toBeNull();
  });

  test('passes do not keep a match from being cancelled', () => {
    const match = aMatch(held).look('3', 0);
    for (let turns = 0; turns < 14; turns++) {
      match.nextTurn();
      match.play('1', 'setAutoPass', turns % 2 === 0 ? 'untilShot' : 'never');
    }
    expect(match.G).toMatchObject({ turn: 15, outcome: null });
    match.nextTurn();
    expect(match.G.outcome).toBeNull();
    while (match.G.turn === 16 && !match.G.outcome) match.timeOut();
    expect(match.outcome.reason).toBe('nobody-moved');
  });

  test('a single public move resets the number of idle rounds', () => {
    const match = aMatch(held);
    for (let turns = 0; turns < 12; turns++) match.nextTurn();
    const by = match.G.active;
    match.expect(match.play(by, 'equip'));
    for (let turns = 0; turns < 15; turns++) match.nextTurn();
    expect(match.G).toMatchObject({ turn: 28, outcome: null });
  });
});

describe('a match does not wait long for absent seats', () => {
  /** Returns a match in which seat 0 has missed two turns and the other seats have moved. */
  const silentTwice = () => {
    const match = aMatch({ players: 4, hands: {} });
    match.timeOut().to('action');
    for (const seat of ['1', '2', '3']) match.look(seat === '3' ? '1' : '3', 0).expect('ok');
    expect(match.G).toMatchObject({ active: '0', absent: [], missed: ['0'] });
    return match.timeOut();
  };

  test('a seat that misses two steps in a row is absent', () => {
    const match = silentTwice();
    expect(match.G).toMatchObject({ absent: ['0'], missed: [] });
    expect(match.view('2').absent).toEqual(['0']);
    expect(match.facts.filter(({ code }) => code === 'away')).toEqual([{ code: 'away', facts: { seat: '0' } }]);
    const there = aMatch({ players: 4 });
    there.timeOut().to('action');
    there.expect(there.play('0', 'setAutoPass', 'untilShot'));
    expect(there.G.missed).toEqual([]);
  });

  test('the match waits only briefly for an absent seat', () => {
    const match = silentTwice();
    for (const seat of ['1', '2', '3']) match.look(seat === '3' ? '1' : '3', 1);
    const began = match.now;
    expect(match.G).toMatchObject({ active: '0', phase: 'action', deadline: began + 10_000 });
    match.later(6_000).expect(match.play('0', 'setAutoPass', 'never'));
    expect(match.G).toMatchObject({ absent: [], deadline: began + 96_000 });
    expect(match.facts.at(-1)).toEqual({ code: 'back', facts: { seat: '0' } });
  });

  test('without time limits, the match waits indefinitely for an absent seat', () => {
    const match = aMatch({ options: { turnSeconds: 0 } }).change((G) => {
      G.absent = ['1'];
    });
    match.look('2', 0);
    expect(match.G).toMatchObject({ active: '1', phase: 'action', deadline: null });
  });

  test('reaction windows do not wait for an absent seat', () => {
    const match = aMatch({ hands: { 2: ['coffee'] } }).look('3', 0);
    match.timeOut();
    expect(match.now).toBe(NINE + 25_000);
    expect(match.G).toMatchObject({ phase: 'endTurn', missed: ['2'], absent: [] });
    match.timeOut();
    expect(match.G).toMatchObject({ turn: 2, absent: ['2'], missed: [] });
    const began = match.now;
    match.look('3', 1);
    expect(match.view(null).window?.asked).toEqual(['2']);
    match.timeOut();
    expect(match.now - began).toBeLessThanOrEqual(3_000);
  });

  test('a seat that is eliminated is not logged as away', () => {
    const match = aMatch({ cards: { 2: 'HHC' }, guns: { 0: '2' }, hands: { 1: ['taser'], 2: ['coffee'] } });
    match.change((G) => {
      G.missed = ['1', '2'];
    });
    match.shoot().timeOut();
    expect(match.G).toMatchObject({ out: ['2'], absent: ['1'] });
    expect(match.facts.filter(({ code }) => code === 'away')).toEqual([{ code: 'away', facts: { seat: '1' } }]);
  });

  test('a seat that comes back may still pass or use a card', () => {
    const away = () =>
      aMatch({ hands: { 1: ['coffee'] } })
        .change((G) => {
          G.absent = ['1'];
        })
        .look('3', 0);
    const passes = away();
    expect(passes.play('1', 'pass', 2)).toBe('ok');
    expect(passes.G).toMatchObject({ absent: [], passed: ['1'], phase: 'react' });
    const plays = away();
    expect(plays.use('1', 'coffee')).toBe('ok');
    expect(plays.G).toMatchObject({ absent: [], phase: 'reconsider' });
  });

  test('a seat that does not file its cards has missed a step', () => {
    const match = aDeal(4);
    match.expect(match.play('1', 'place', [0, 1, 2])).timeOut();
    expect(match.G.missed).toEqual(['0', '2', '3']);
    const shot = aMatch({ cards: { 2: 'HHC' }, guns: { 0: '2' } }).change((G) => {
      G.absent = ['2'];
    });
    expect(shot.shoot().G).toMatchObject({ out: ['2'], absent: [] });
  });
});

describe('in practice matches, the person has no clock', () => {
  test('the person in a practice match never has a clock', () => {
    const deal = aDeal(4, 'alone', {}, '2');
    expect(deal.view('2')).toMatchObject({ practice: true, practiceSeat: '2', endsAt: null });
    expect(aMatch({ practice: '0' }).G.deadline).toBeNull();
    expect(aMatch({ practice: '1' }).G.deadline).toBe(NINE + 90_000);
    const asked = aMatch({ ...held, practice: '1' }).look('3', 0);
    expect(asked.view('0').window).toMatchObject({ asked: ['1', '2'], endsAt: null });
    expect(goodcopbadcop.deadline(asked.G)).toBeNull();
    const others = aMatch({ ...held, practice: '3' }).look('4', 0);
    expect(others.view('0').window?.endsAt).toBe(NINE + 25_000);
    const aims = aMatch({ guns: { 0: '1' }, practice: '0' }).look('1', 0);
    expect(aims.G).toMatchObject({ phase: 'aim', deadline: null });
    const keeps = aMatch({ hands: { 3: ['disguise'] }, practice: '0' }).look('1', 0);
    keeps.expect(keeps.use('3', 'disguise', '4'));
    expect(keeps.G).toMatchObject({ phase: 'reconsider', deadline: null });
    const chooses = aMatch({ guns: { 0: '2' }, hands: { 3: ['riot_shield'] }, practice: '2' }).shoot();
    chooses.expect(chooses.use('3', 'riot_shield'));
    expect(chooses.G).toMatchObject({ phase: 'choose', deadline: null });
  });

  test('a practice match continues once the person has answered', () => {
    const match = aMatch({ ...held, practice: '1' }).look('3', 0);
    match.allPass();
    expect(match.G.phase).toBe('endTurn');
    const out = aMatch({ cards: { 1: 'HHC' }, out: ['1'], hands: { 2: ['coffee'] }, practice: '1' }).look('3', 0);
    out.allPass();
    expect(out.now - NINE).toBeLessThanOrEqual(600);
  });

  test.each([4, 6, 8])('a practice match of %i seats has no clock for its person', { tags: ['long'] }, (seats) => {
    const practice = String(seats - 1);
    let waits = 0;
    for (const { position } of playRandomly({ module: goodcopbadcop, seats, seed: 'practice', practice })) {
      const G = position.G as State;
      invariant(G);
      if (G.phase === 'over' || !waitingFor(G).includes(practice)) continue;
      expect(goodcopbadcop.view(G, practice).endsAt).toBeNull();
      waits += 1;
    }
    expect(waits).toBeGreaterThan(10);
    const inspector = must(goodcopbadcop.bots.inspector);
    const bots = Object.fromEntries(seatsOf(seats).map((seat) => [seat, inspector]));
    const { outcome } = playBots({
      module: goodcopbadcop,
      seats,
      seed: 'practice',
      practice,
      people: [practice],
      bots,
    });
    expect(outcome.winners.length).toBeGreaterThan(0);
  });

  test('an ordinary match has no practice seat', () => {
    expect(aDeal().view(null)).toMatchObject({ practice: false, practiceSeat: null, endsAt: NINE + 60_000 });
  });
});
