import { expect, test } from 'vitest';
import { rulesIn } from './rulesParts';

test('the rules are split at their headings', () => {
  expect(rulesIn('# Title\n\n## The week {#week}\n\nFive days.\n\n## End {#end}\nOver.')).toEqual([
    { id: 'week', title: 'The week', text: 'Five days.' },
    { id: 'end', title: 'End', text: 'Over.' },
  ]);
});
