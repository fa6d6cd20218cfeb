import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { isBlown, VERDICT_MS } from '../queries';
import type { TokenId } from '../state';
import { aMatch, type Match, NOON } from '../testing';

function decksWith(match: Match, token: TokenId): number {
  return Object.values(match.G.players).filter(({ suspects, weapons }) =>
    [...suspects.undrawn, ...suspects.drawn, ...weapons.undrawn, ...weapons.drawn].includes(token),
  ).length;
}

function blown(match: Match): string[] {
  return match.G.seats.filter((seat) => isBlown(match.G, match.player(seat)));
}

describe('examinations lead to verdicts (Marisol Vane committed the murder with the Katana)', () => {
  test('[CB-17] an innocent suspect with an innocent weapon is “Wrong”', () => {
    const match = aMatch().later(40_000);
    expect(match.play('0', 'examine', 'pike', 'bat', 'monday')).toBe('ok');
    expect(match.G.examinations).toEqual([
      {
        day: 'monday',
        at: NOON + 40_000,
        by: '0',
        suspect: 'pike',
        weapon: 'bat',
        verdict: 'wrong',
        began: NOON,
        unheard: ['1', '2'],
      },
    ]);
    expect([decksWith(match, 'pike'), decksWith(match, 'bat')]).toEqual([0, 0]);
    expect(match.G.day).toBe('tuesday');
    expect(match.afterVerdict().G.deadline).toBe(NOON + 40_000 + VERDICT_MS + 150_000);
    expect(match.facts.map(({ code }) => code)).toEqual(['examined', 'round-began']);
  });

  test('[CB-18] the murderer with a different weapon is “Fishy”', () => {
    const match = aMatch({ players: 5 });
    match.play('0', 'examine', 'vane', 'bat');
    expect(match.G.examinations[0]?.verdict).toBe('fishy');
    expect(decksWith(match, 'bat')).toBe(5);
    expect(match.G.day).toBe('tuesday');
    expect(blown(match)).toEqual(['3', '4']);
  });

  test('[CB-19] the murder weapon with an innocent suspect is “Fishy”', () => {
    const match = aMatch({ contacts: { 0: 'stokes', 1: 'crane' } });
    match.play('0', 'examine', 'pike', 'katana');
    expect(match.G.examinations[0]?.verdict).toBe('fishy');
    expect(blown(match)).toEqual([]);
  });

  test('[CB-19] the murder weapon with a cop’s contact blows their cover', () => {
    const match = aMatch();
    match.play('0', 'examine', 'pike', 'katana');
    expect(blown(match)).toEqual(['1']);
  });

  test('[CB-20] the murderer with the murder weapon is “Correct”', () => {
    const match = aMatch({ players: 4 });
    match.play('0', 'examine', 'vane', 'katana');
    expect(match.G.examinations[0]?.verdict).toBe('correct');
    expect(match.G.outcome).toEqual({ winners: ['0', '1', '2'], reason: 'case-solved' });
    expect(match.G.day).toBe('monday');
  });

  test('a cleared pair may be examined again', () => {
    const match = aMatch();
    match.play('0', 'examine', 'pike', 'bat');
    expect(match.afterVerdict().play('2', 'examine', 'pike', 'bat')).toBe('ok');
    expect(match.G.examinations).toHaveLength(2);
  });
});

test('[CB-22] no seat can examine on Friday', () => {
  const match = aMatch({ day: 'friday' });
  expect(match.play('0', 'examine', 'pike', 'bat')).toBe('no-examine-on-friday');
  expect(match.play('0', 'investigate', 'suspects')).toBe('ok');
});

test('[CB-25] a fifth examination is refused', () => {
  const match = aMatch();
  for (const suspect of ['pike', 'crane', 'frost', 'ames'] as const) {
    expect(match.play('1', 'examine', suspect, 'bat')).toBe('ok');
    match.afterVerdict();
  }
  expect(match.G.day).toBe('friday');
  expect(match.play('1', 'examine', 'boone', 'gloves')).toBe('no-examine-on-friday');
  expect(match.G.examinations).toHaveLength(4);
});

test('[CB-37] a second examination for the same day is refused', () => {
  const match = aMatch();
  expect(match.play('0', 'examine', 'pike', 'bat', 'monday')).toBe('ok');
  expect(match.play('1', 'examine', 'vane', 'katana', 'monday')).toBe('round-over');
  expect(match.G.day).toBe('tuesday');
  expect(match.G.examinations).toHaveLength(1);
  expect(match.G.outcome).toBeNull();
});

describe('[CB-45] no player hears about a “Wrong” Baseball Bat again', () => {
  test('[CB-45] the Baseball Bat is removed from the clues that have not been heard', () => {
    const match = aMatch();
    match.play('0', 'examine', 'pike', 'bat');
    expect(match.player('0').weapons.undrawn).toHaveLength(7);
  });

  test('[CB-45] the Baseball Bat is removed from the clues that have been heard', () => {
    const match = aMatch();
    match.change((G) => {
      const { weapons } = must(G.players['0']);
      weapons.undrawn = weapons.undrawn.filter((weapon) => weapon !== 'bat');
      weapons.drawn = ['bat'];
    });
    const { undrawn } = match.player('0').weapons;
    match.play('1', 'examine', 'pike', 'bat');
    expect(match.player('0').weapons).toEqual({ undrawn, drawn: [] });
  });
});

test('[CB-48] a seat may examine without having called', () => {
  const match = aMatch();
  match.play('2', 'investigate', 'suspects');
  expect(match.play('1', 'examine', 'pike', 'bat')).toBe('ok');
  expect(match.G.called).toEqual([]);
  match.afterVerdict();
  expect(match.play('0', 'investigate', 'suspects')).toBe('ok');
  expect(match.play('0', 'investigate', 'weapons')).toBe('already-called');
});
