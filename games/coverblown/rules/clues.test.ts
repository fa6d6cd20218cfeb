import { must, type Seat } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { moves } from '../moves';
import type { Player, State, SuspectId } from '../state';
import { aMatch, type Match } from '../testing';

function playerOf(G: State, seat: Seat): Player {
  return must(G.players[seat]);
}

/** Sets the suspects that are left in a seat's clue deck, and those that were already drawn. */
function setDeck(match: Match, seat: Seat, undrawn: SuspectId[], drawn: SuspectId[]) {
  match.change((G) => {
    playerOf(G, seat).suspects = { undrawn, drawn };
  });
}

test('[CB-10] a player can make one call per day', () => {
  const match = aMatch();
  expect(match.play('0', 'investigate', 'weapons', 'monday')).toBe('ok');
  expect(match.play('0', 'investigate', 'weapons', 'monday')).toBe('already-called');
  expect(match.play('0', 'investigate', 'suspects')).toBe('already-called');
  match.timeOut();
  expect(match.play('0', 'investigate', 'weapons', 'tuesday')).toBe('ok');
});

describe('the number of clues in a call depends on the number of players', () => {
  test('[CB-12] with three players, a random number of 0.49 gives a call two clues', () => {
    const match = aMatch({ players: 3 });
    match.roll(0.49, 0).play('0', 'investigate', 'suspects');
    expect(match.lastCall('0').clues).toHaveLength(2);
    expect(match.player('0').suspects.undrawn).toHaveLength(6);
    expect(match.player('0').doubles).toBe(1);
  });

  test('[CB-12] with three players, a random number of 0.50 gives a call one clue', () => {
    const match = aMatch({ players: 3 });
    match.roll(0.5, 0).play('0', 'investigate', 'suspects');
    expect(match.lastCall('0').clues).toHaveLength(1);
    expect(match.player('0').suspects.undrawn).toHaveLength(7);
  });

  test('[CB-13] after three calls with two clues, a call has one clue', () => {
    const match = aMatch({ players: 3 });
    match.change((G) => {
      playerOf(G, '0').doubles = 3;
    });
    match.roll(0).play('0', 'investigate', 'suspects');
    expect(match.lastCall('0').clues).toHaveLength(1);
    expect(match.player('0').doubles).toBe(3);
  });

  test('[CB-14] with four players, a random number of 0.329 gives a call two clues', () => {
    const match = aMatch({ players: 4 });
    match.roll(0.329, 0).play('0', 'investigate', 'weapons');
    match.roll(0.331, 0).play('1', 'investigate', 'weapons');
    expect(match.lastCall('0').clues).toHaveLength(2);
    expect(match.lastCall('1').clues).toHaveLength(1);
  });

  test('[CB-15] with five players, every call has one clue', () => {
    const match = aMatch({ players: 5 });
    match.roll(0).play('0', 'investigate', 'weapons');
    expect(match.lastCall('0').clues).toHaveLength(1);
  });

  test('[CB-33] a call with two clues names two suspects or weapons', () => {
    const match = aMatch({ players: 3 });
    match.roll(0, 0).play('0', 'investigate', 'weapons');
    const [first, second] = match.lastCall('0').clues;
    expect(first?.token).not.toBe(second?.token);
    expect(match.player('0').weapons.drawn).toEqual([first?.token, second?.token]);
  });
});

describe('clues are shuffled when all have been heard', () => {
  test('[CB-16] an empty deck is refilled with the clues already heard, which are shuffled', () => {
    const match = aMatch({ players: 5 });
    const drawn = match.player('0').suspects.undrawn;
    setDeck(match, '0', [], [...drawn]);
    match.play('0', 'investigate', 'suspects');
    const after = match.player('0').suspects;
    expect(after.undrawn).toHaveLength(7);
    expect(after.drawn).toEqual([match.lastCall('0').clues[0]?.token]);
    expect([...after.undrawn, ...after.drawn].sort()).toEqual([...drawn].sort());
  });

  test('[CB-16] an empty deck is shuffled before the number of clues is drawn', () => {
    const match = aMatch({ players: 3 });
    setDeck(match, '0', [], ['ames', 'boone', 'crane']);
    match.roll(0, 0, 0.49, 0).play('0', 'investigate', 'suspects');
    expect(match.lastCall('0').clues.map(({ token }) => token)).toEqual(['boone', 'crane']);
    expect(match.player('0').suspects).toEqual({ undrawn: ['ames'], drawn: ['boone', 'crane'] });
  });

  test('[CB-44] a call has one clue if only one is left', () => {
    const match = aMatch({ players: 3 });
    setDeck(match, '0', ['ames'], ['pike', 'boone', 'crane', 'frost', 'marsh']);
    match.roll(0).play('0', 'investigate', 'suspects');
    expect(match.lastCall('0').clues.map(({ token }) => token)).toEqual(['ames']);
    expect(match.player('0').suspects.undrawn).toEqual([]);
    match.timeOut();
    match.roll(0, 0, 0, 0, 0, 0.9, 0).play('0', 'investigate', 'suspects');
    expect(match.player('0').suspects.undrawn).toHaveLength(5);
    expect(match.player('0').suspects.drawn).toHaveLength(1);
    expect(match.player('0').doubles).toBe(0);
  });
});

describe('calls to an examined contact give no clue', () => {
  test('[CB-21] a cop whose contact was examined hears no clue', () => {
    const match = aMatch();
    match.play('0', 'examine', 'pike', 'bat', 'monday');
    match.afterVerdict();
    const before = match.player('1');
    expect(match.roll(0).play('1', 'investigate', 'suspects')).toBe('ok');
    expect(match.lastCall('1')).toMatchObject({ kind: 'suspects', blown: true, clues: [], version: 1 });
    expect(match.player('1').suspects).toEqual(before.suspects);
    expect(match.play('1', 'investigate', 'weapons')).toBe('already-called');
    match.play('0', 'investigate', 'suspects');
    expect(match.lastCall('0').clues).not.toHaveLength(0);
    expect(match.G.died).toBeNull();
    expect(match.play('1', 'shoot', '2')).toBe('ok');
    expect(match.play('1', 'examine', 'crane', 'gloves')).toBe('ok');
  });

  test('[CB-47] later calls to an examined contact give no clue either', () => {
    const match = aMatch();
    match.play('0', 'examine', 'pike', 'bat');
    match.afterVerdict();
    match.roll(0).play('1', 'investigate', 'suspects');
    match.timeOut();
    match.roll(0.99).play('1', 'investigate', 'weapons');
    expect(match.lastCall('1')).toMatchObject({ blown: true, clues: [], version: 4 });
    expect(match.player('1').doubles).toBe(0);
  });

  test('[CB-47] examining the murderer blows both dirty cops’ covers', () => {
    const match = aMatch({ players: 5 });
    match.play('0', 'examine', 'vane', 'bat');
    match.afterVerdict();
    for (const seat of ['3', '4']) match.play(seat, 'investigate', 'suspects');
    expect([match.lastCall('3').blown, match.lastCall('4').blown]).toEqual([true, true]);
    match.play('0', 'investigate', 'suspects');
    expect(match.lastCall('0').blown).toBe(false);
  });
});

describe('all calls look the same to other viewers', () => {
  const others = (match: Match) => [null, '0', '2'].map((viewer) => match.view(viewer));

  /** Makes seat 1 call. Returns the views of the other viewers and the log. */
  function noticed(type: 'suspects' | 'weapons', kind: 'single' | 'double' | 'blown') {
    const match = aMatch({ day: 'tuesday' });
    match.change((G) => {
      // Pike was examined in every case, so that the views differ only in what the call reveals.
      G.examinations = [
        { day: 'monday', at: 1, by: '0', suspect: 'pike', weapon: 'bat', verdict: 'wrong', began: 0, unheard: [] },
      ];
      playerOf(G, '1').contact = kind === 'blown' ? 'pike' : 'crane';
    });
    match.roll(...(kind === 'blown' ? [0] : [kind === 'double' ? 0 : 0.9, 0])).play('1', 'investigate', type);
    expect(match.lastCall('1').clues).toHaveLength(kind === 'blown' ? 0 : kind === 'double' ? 2 : 1);
    return { views: others(match), facts: match.facts };
  }

  test('[CB-34] calls look the same with any number of clues', () => {
    const single = noticed('suspects', 'single');
    expect(single.views.every(({ called }) => called.join() === '1')).toBe(true);
    expect(noticed('suspects', 'double')).toEqual(single);
    expect(noticed('suspects', 'blown')).toEqual(single);
  });

  test('[CB-46] calls about suspects and weapons look the same', () => {
    const single = noticed('suspects', 'single');
    expect(noticed('weapons', 'single')).toEqual(single);
    expect(noticed('weapons', 'double')).toEqual(single);
    expect(noticed('weapons', 'blown')).toEqual(single);
    expect(single.facts).toEqual([{ code: 'called', facts: { by: '1' } }]);
  });

  test('[CB-46] other viewers cannot notice what a call asks for', () => {
    const { investigate, ackFirstCall } = moves;
    const seen = aMatch().view('0');
    expect(investigate.hidden?.(['weapons', 'monday'], seen, '1')).toEqual(
      investigate.hidden?.(['suspects'], seen, '1'),
    );
    expect(ackFirstCall.hidden?.([], seen, '1')).toBeNull();
  });

  test('[CB-46] other viewers do not notice an answer to the first call', () => {
    const match = aMatch({ acknowledged: false });
    const before = others(match);
    expect(match.play('1', 'ackFirstCall')).toBe('ok');
    expect(others(match)).toEqual(before);
    expect(match.facts).toEqual([]);
  });
});
