import { afterEach, expect, test, vi } from 'vitest';
import { goToNextAction } from './nextAction';

afterEach(() => vi.unstubAllGlobals());

function focusedOf(page: { marked: [name: string, isSeen: boolean][]; dock: [name: string, isSeen: boolean][] }) {
  let focused = '';
  const control = ([name, isSeen]: [string, boolean]) => ({
    getClientRects: () => (isSeen ? [{}] : []),
    focus: () => {
      focused = name;
    },
  });
  const dock = { querySelectorAll: () => page.dock.map(control) };
  vi.stubGlobal('document', {
    querySelectorAll: (which: string) => (which === '[data-next-action]' ? page.marked.map(control) : [dock]),
    querySelector: () => control(['main', true]),
  });
  goToNextAction();
  return focused;
}

test('the focus moves to the marked next action, else to the first enabled control, else to the page', () => {
  const dock: [string, boolean][] = [
    ['hidden', false],
    ['Claim', true],
  ];
  expect(focusedOf({ marked: [['Examine', true]], dock })).toBe('Examine');
  expect(focusedOf({ marked: [['Examine', false]], dock })).toBe('Claim');
  expect(focusedOf({ marked: [], dock: [] })).toBe('main');
});
