import { expect, test } from 'vitest';
import { usedContent } from './usedContent';

const content = {
  faces: { A: ['Pear', 'Tie'], B: ['Pear tree', 'Sock'] },
  scripts: ['{cop}? {contact} speaking. Keep "it" off.', 'Wrong number, {cop}.', '{contact}'],
  n: 3,
};

test('`usedContent` replaces texts that were not shown with blanks', () => {
  const shown = JSON.stringify({ call: '{cop}? Pike speaking. Keep "it" off.', word: 'Pear', hint: 'necktie Ties' });
  const used = usedContent(content, shown);
  expect(used).toEqual({
    faces: { A: ['Pear', '■.faces.A.1'], B: ['■.faces.B.0', '■.faces.B.1'] },
    scripts: ['{cop}? {contact} speaking. Keep "it" off.', '■.scripts.1', '{contact}'],
    n: 3,
  });
  expect(usedContent(content, JSON.stringify(content))).toEqual(content);
});
