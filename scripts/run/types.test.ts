import { expect, test } from 'vitest';
import { withoutPorted } from './types.mjs';

test('type errors in ported code are left out', () => {
  const output = [
    "games/dracula/ported/game.ts(1,10): error TS2551: Property 'random' does not exist.",
    '  It is declared here.',
    'games/dracula/index.ts(12,9): error TS2352: Conversion may be a mistake.',
    "  Types of property 'setup' are incompatible.",
    'docs/examples/duel/ported/a.ts(1,1): error TS1: Wrong.',
    'server/log.ts(3,1): error TS2: Wrong too.',
    '',
  ].join('\n');
  expect(withoutPorted(output)).toBe(
    [
      'games/dracula/index.ts(12,9): error TS2352: Conversion may be a mistake.',
      "  Types of property 'setup' are incompatible.",
      'server/log.ts(3,1): error TS2: Wrong too.',
      '',
    ].join('\n'),
  );
});
