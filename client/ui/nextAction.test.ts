import { afterEach, expect, test, vi } from 'vitest';
import { goToNextAction } from './nextAction';

afterEach(() => vi.unstubAllGlobals());

type Controls = [name: string, isSeen: boolean][];

function focusedOf(page: { asking?: Controls; marked: Controls; dock: Controls }) {
  let focused = '';
  const control = ([name, isSeen]: [string, boolean]) => ({
    getClientRects: () => (isSeen ? [{}] : []),
    focus: () => {
      focused = name;
    },
  });
  const placeOf = (controls: Controls) => [{ querySelectorAll: () => controls.map(control) }];
  vi.stubGlobal('document', {
    querySelectorAll(which: string) {
      if (which === '[data-next-action]') return page.marked.map(control);
      return placeOf(which === '[data-next]' ? page.dock : (page.asking ?? []));
    },
    querySelector: () => control(['main', true]),
  });
  goToNextAction();
  return focused;
}

test('the focus moves to the next action', () => {
  const dock: Controls = [
    ['hidden', false],
    ['Claim', true],
  ];
  expect(focusedOf({ marked: [['Examine', true]], dock })).toBe('Examine');
  expect(focusedOf({ marked: [['Examine', false]], dock })).toBe('Claim');
  expect(focusedOf({ marked: [], dock: [] })).toBe('main');
});

test('a reaction window’s first control is the next action', () => {
  const asking: Controls = [['Use equipment', true]];
  expect(focusedOf({ asking, marked: [['Examine', true]], dock: [['Claim', true]] })).toBe('Use equipment');
});
