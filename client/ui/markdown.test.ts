import { expect, test } from 'vitest';
import { parseInline, parseMarkdown } from './markdown';

const plain = (text: string) => [{ text, look: 'plain' }];

test('headings, paragraphs and lists are parsed', () => {
  const source = ['## Calls', '', 'Two lines', 'of one paragraph.', '', '- one', '- two', '', '1. first', '2. second'];
  expect(parseMarkdown(source.join('\n'))).toEqual([
    { kind: 'heading', level: 2, words: plain('Calls') },
    { kind: 'paragraph', words: plain('Two lines of one paragraph.') },
    { kind: 'list', ordered: false, items: [plain('one'), plain('two')] },
    { kind: 'list', ordered: true, items: [plain('first'), plain('second')] },
  ]);
});

test('an indented line continues the list item above', () => {
  expect(parseMarkdown('- a long item\n  that goes on')).toEqual([
    { kind: 'list', ordered: false, items: [[...plain('a long item'), ...plain(' that goes on')]] },
  ]);
});

test('bold and italic text is parsed', () => {
  expect(parseInline('the **Katana** is *clean*, 2 * 3')).toEqual([
    { text: 'the ', look: 'plain' },
    { text: 'Katana', look: 'bold' },
    { text: ' is ', look: 'plain' },
    { text: 'clean', look: 'italic' },
    { text: ', 2 * 3', look: 'plain' },
  ]);
});

test('HTML is shown as text', () => {
  expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', words: plain('<img src=x onerror=alert(1)>') },
  ]);
});
