import { fromNumbers } from 'hush/game';
import { expect, test } from 'vitest';
import lines from '../content/secret/lines.json';
import { aMatch } from '../testing';
import { clueText, firstCallText } from './calls';

test('[CB-9] the first call names an honest cop’s contact', () => {
  const match = aMatch({ acknowledged: false });
  expect(match.view('0').me?.calls).toMatchObject([
    { n: 1, kind: 'first', day: 'monday', contact: 'stokes', weapon: null },
  ]);
  expect(match.lastCall('0').text).toContain('Harlan Stokes');
  expect(match.view('2').me?.calls).toMatchObject([{ kind: 'first', contact: 'vane', weapon: 'katana' }]);
  expect(match.lastCall('2').text).toContain('Marisol Vane');
  expect(match.lastCall('2').text).toContain('Katana');
});

test('every text of the first call can occur', () => {
  const firsts = [0, 0.25, 0.5, 0.75].map((number) =>
    firstCallText(
      'honest',
      'pike',
      'bat',
      fromNumbers(() => number),
    ),
  );
  expect(new Set(firsts).size).toBe(lines.firstCallHonest.length);
});

test('the first call ends with a sentence about the player’s side', () => {
  const match = aMatch({ acknowledged: false });
  expect(match.lastCall('0').text).toMatch(/You're an honest cop\. Find the murderer\.$/);
  expect(match.lastCall('2').text).toMatch(/You're our dirty cop\. Hide the murderer\.$/);
  const { closingHonest, closingDirty } = lines;
  const shape = (line: string) => line.replaceAll(/[^.,;:?]/g, '-');
  expect(shape(closingDirty)).toBe(shape(closingHonest));
});

test('the only placeholder left in a call is the cop’s name', () => {
  const alibi = { location: 'Pier Nine', doing: 'fishing' };
  const clues = [
    { token: 'pike', alibi },
    { token: 'frost', alibi },
  ] as const;
  for (const number of [0, 0.25, 0.5, 0.75]) {
    const random = fromNumbers(() => number);
    const texts = [
      clueText('suspects', 'vane', clues.slice(0, 1), random),
      clueText('suspects', 'vane', clues, random),
      clueText('weapons', 'vane', [{ token: 'bat', alibi }], random),
      clueText(
        'weapons',
        'vane',
        [
          { token: 'bat', alibi },
          { token: 'katana', alibi },
        ],
        random,
      ),
      firstCallText('honest', 'vane', 'bat', random),
      firstCallText('dirty', 'vane', 'bat', random),
    ];
    for (const text of texts) expect(text.replaceAll('{cop}', '')).not.toMatch(/[{}]|undefined/);
  }
});

test('honest and dirty cops hear their clues in the same words', () => {
  const match = aMatch({ players: 4 });
  match.roll(0.5, 0).play('0', 'investigate', 'weapons');
  match.roll(0.5, 0).play('3', 'investigate', 'weapons');
  const start = lines.clueWeaponSingle[0]?.split('{')[0];
  expect(match.lastCall('0').text.startsWith(`${start}`)).toBe(true);
  expect(match.lastCall('3').text.startsWith(`${start}`)).toBe(true);
});
