import { must, pick, seatsOf } from 'hush/game';
import { asking, dice, draftOf } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covertques } from '..';
import { bots } from '../bot';
import { delay } from '../bot/timing';
import { imagine } from '../imagine';
import { invariant } from '../invariant';
import { aDeal, aMatch, type Match } from '../testing';
import { view } from '../view';

const left = ({ G, now }: Match) => (G.deadline === null ? null : (G.deadline - now) / 1000);

describe('[CQ-64] practice matches wait for the person who practises', () => {
  test('all viewers see which seat the person in a practice match has', () => {
    const match = aMatch({ practice: '2', night: true });
    for (const seen of match.views()) expect(seen).toMatchObject({ practice: true, practising: '2' });
    expect(aMatch().view(null)).toMatchObject({ practice: false, practising: null });
  });

  test('the night waits until the person has pressed the button', () => {
    const match = aMatch({ practice: '2', night: true });
    const bot = (people: string[]) => delay(match.view(null), '3', match.now, { people });
    match.later(600_000).play('1', 'seen');
    expect([left(match), bot(['2'])]).toEqual([null, null]);
    expect(bot([])).not.toBeNull();
    match.play('2', 'seen');
    expect([left(match), bot(['2'])]).toEqual([10, expect.anything()]);
    match.timeOut().to('discovery');
    expect([left(match), bot(['2'])]).toEqual([null, null]);
    match.later(600_000).play('1', 'pass');
    expect(left(match)).toBeNull();
    match.play('2', 'pass');
    expect([left(match), bot(['2'])]).toEqual([10, expect.anything()]);
    expect(match.timeOut().G).toMatchObject({ phase: 'hint', round: 2 });
  });

  test('discovery does not wait for a person who was voted out', () => {
    const match = aMatch({ practice: '2' }).voteAll('2 2 - 2 2').to('discovery');
    expect(left(match)).toBe(10);
  });

  test('the person’s turn has no clock', () => {
    const match = aMatch({ practice: '2' });
    expect(match.view(null).endsAt).toBeNull();
    match.play('1', 'hint', 'cockpit');
    expect(match.G.turn).toBe('2');
    expect(left(match)).toBeNull();
    match.later(600_000);
    expect(match.play('2', 'hint', 'runway')).toBe('ok');
    expect(left(match)).toBe(60);
  });

  test('the first hint does not wait for a voted-out person', () => {
    const match = aMatch({ practice: '2' }).voteAll('2 2 - 2 2').toRound(2);
    expect(match.G.votedOut).toMatchObject([{ seat: '2' }]);
    expect(left(match)).toBe(60);
  });

  test('discussion and vote have no clock until the person has acted', () => {
    const match = aMatch({ practice: '2' }).hintAll();
    expect(left(match)).toBeNull();
    match.play('0', 'readyToVote');
    expect(left(match)).toBeNull();
    match.play('2', 'readyToVote');
    expect(left(match)).toBe(180);
    match.timeOut();
    expect(match.G.phase).toBe('vote');
    expect(left(match)).toBeNull();
    match.play('1', 'skip');
    expect(left(match)).toBeNull();
    match.play('2', 'skip');
    expect(left(match)).toBe(30);
    expect(match.timeOut().G.phase).toBe('voteResult');
  });

  test('no clock starts after the last seat has acted', () => {
    const match = aMatch({ practice: '2' }).hintAll();
    for (const seat of ['0', '1', '3', '4', '2']) match.play(seat, 'readyToVote');
    expect(match.G.phase).toBe('vote');
    for (const seat of ['0', '1', '3', '4', '2']) match.play(seat, 'skip');
    expect(match.G.phase).toBe('voteResult');
  });

  test('a practice match without time limits has no clock', () => {
    const options = { hintSeconds: 0, discussSeconds: 0, voteSeconds: 0 };
    const match = aMatch({ practice: '2', options }).hintAll();
    match.play('2', 'readyToVote');
    expect(left(match)).toBeNull();
  });

  test.each([3, 5, 8, 12])(
    'a match of %i random players ends, however slow the person is',
    { tags: ['long'] },
    (seats) => {
      for (const seed of ['a', 'b', 'c']) {
        const match = aDeal(seats, seed, {}, null, '1');
        const random = dice(`${seed} practice`);
        for (let moves = 0; match.G.outcome === null; moves++) {
          if (moves > 5_000) throw new Error('it does not end');
          invariant(match.G);
          const seen = match.view('1');
          expect(view(imagine(seen, '1', random), '1')).toEqual(seen);
          const open = match.G.seats.flatMap((seat) => movesOf(match, seat, random));
          const action = open.length === 0 || random.Number() < 0.1 ? null : pick(random, open);
          if (action === null && match.G.deadline !== null) match.timeOut();
          else if (action) match.later(action.seat === '1' ? 200_000 : 500).send(action.seat, action.move, action.args);
          else expect(open.length).toBeGreaterThan(0);
        }
      }
    },
  );

  test.each([3, 7, 12])('a practice match of %i bots never waits forever', (seats) => {
    const match = aDeal(seats, 'bots practise', {}, null, '0');
    const random = dice('practice bots');
    while (match.G.outcome === null) {
      const before = match.G;
      for (const seat of random.Shuffle(seatsOf(seats))) {
        const choice = must(bots.analyst).choose(
          asking({ view: match.view(seat), seat, random, budget: 1, now: match.now }),
        );
        if (choice) expect(match.later(50).send(seat, choice.move, choice.args)).toBe('ok');
      }
      if (match.G === before) match.timeOut();
    }
  });
});

function movesOf(match: Match, seat: string, random: ReturnType<typeof dice>) {
  const seen = match.view(seat);
  return Object.keys(covertques.legal).flatMap((move) => {
    const args = draftOf(covertques, seen, seat, move, random);
    return args ? [{ seat, move, args }] : [];
  });
}
