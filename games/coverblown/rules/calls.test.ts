import { fromNumbers } from 'hush/game';
import { expect, test } from 'vitest';
import { callWords } from '../callWords';
import { CALLS } from '../content/callsText';
import { PLACES, SUSPECTS, VERSIONS, WEAPONS } from '../state';
import { aMatch } from '../testing';
import { firstCall } from './calls';

test('[CB-9] the first call names an honest cop’s contact', () => {
  const match = aMatch({ acknowledged: false });
  expect(match.view('0').me?.calls).toMatchObject([
    { n: 1, kind: 'first', day: 'monday', contact: 'stokes', weapon: null },
  ]);
  expect(callWords(match.lastCall('0'), 'Mara')).toContain('Harlan Stokes');
  expect(match.view('2').me?.calls).toMatchObject([{ kind: 'first', contact: 'vane', weapon: 'katana' }]);
  expect(callWords(match.lastCall('2'), 'Mara')).toContain('Marisol Vane');
  expect(callWords(match.lastCall('2'), 'Mara')).toContain('Katana');
});

test('every version of the first call can occur', () => {
  const versions = [0, 0.25, 0.5, 0.75].map((number) => {
    const random = fromNumbers(() => number);
    return firstCall({ role: 'honest', contact: 'pike' }, 'bat', 0, random).version;
  });
  expect(versions).toEqual(VERSIONS);
  for (const texts of Object.values(CALLS)) if (Array.isArray(texts)) expect(texts).toHaveLength(VERSIONS.length);
});

test('the first call ends with a sentence about the player’s side', () => {
  const match = aMatch({ acknowledged: false });
  expect(callWords(match.lastCall('0'), 'Mara')).toMatch(/You’re an honest cop\. Find the murderer\.$/);
  expect(callWords(match.lastCall('2'), 'Mara')).toMatch(/You’re our dirty cop\. Hide the murderer\.$/);
});

test('a call contains all that its contact says', () => {
  const call = { n: 2, day: 'monday', at: 0, contact: 'vane', weapon: null, blown: false } as const;
  for (const version of VERSIONS) {
    expect(callWords({ ...call, kind: 'suspects', version, clues: [], blown: true }, '$&')).not.toContain('undefined');
    for (const [at, place] of PLACES.entries()) {
      const [token, other] = [SUSPECTS[at % 10] ?? 'pike', WEAPONS[at % 9] ?? 'bat'];
      const alibi = { place, doing: `${place}-${version}` } as const;
      for (const [kind, of] of [
        ['suspects', token],
        ['weapons', other],
      ] as const)
        for (const clues of [
          [{ token: of, alibi }],
          [
            { token: of, alibi },
            { token: of, alibi },
          ],
        ]) {
          const words = callWords({ ...call, kind, version, clues }, 'Mara');
          expect(words).not.toMatch(/undefined|[{}$]/);
          expect(words).toContain(CALLS.signOff.vane);
        }
    }
  }
});

test('honest and dirty cops hear their clues in the same words', () => {
  const match = aMatch({ players: 4 });
  match.roll(0.5, 0).play('0', 'investigate', 'weapons');
  match.roll(0.5, 0).play('3', 'investigate', 'weapons');
  for (const seat of ['0', '3']) expect(callWords(match.lastCall(seat), 'Mara')).toMatch(/^About the /);
});
