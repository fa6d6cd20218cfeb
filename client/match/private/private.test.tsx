import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { TableFrame, type TableFrameProps } from '../../board/chrome/TableFrame';
import { BoardContext, type BoardContextValue, type TwoScreens } from '../../board/context';
import { testContext } from '../../board/testing';
import { PrivateFrame } from './PrivateFrame';

const nothing = () => undefined;
const screens: TwoScreens = {
  mine: 'private',
  awaySince: null,
  isTurn: false,
  swap: nothing,
  remove: nothing,
  showHere: nothing,
  openSheet: nothing,
};
const ines = { seat: '0', name: 'Ines', face: 'a', colour: 0, you: true, host: true, online: true, bot: false };
const privateScreen = {
  Frame: PrivateFrame,
  sentence: 'Wednesday: call your contact.',
  label: 'Your role',
  card: <b>You are dirty.</b>,
};
const calls = { id: 'calls', label: 'My calls', icon: null, panel: <u>two calls</u> };
const parts = { actions: () => <button type="button">Investigate</button>, tabs: [calls] };

function page(frame: Partial<TableFrameProps> = {}, part: Partial<BoardContextValue> = {}): string {
  const context = testContext({ people: [ines], now: () => 0, seat: '0' }, { screens, privateScreen, ...part });
  return renderToStaticMarkup(
    <BoardContext value={context}>
      <TableFrame
        logo="Logo"
        endsAt={151_000}
        clockNow={() => 0}
        main={<i>the cards</i>}
        secretParts={parts}
        {...frame}
      />
    </BoardContext>,
  );
}
const tabsOf = (markup: string) => [...markup.matchAll(/data-tab="(\w+)"/g)].map(([, id]) => id);

test('a private screen opens with the covered card', () => {
  const shown = page();
  for (const words of [
    'Ines, private',
    'Board on your laptop',
    'call your contact',
    'Your role',
    'My notes',
    'Investigate',
  ])
    expect(shown).toContain(words);
  expect(shown).toMatch(/role="timer" aria-label="2:31/);
  expect(shown).not.toMatch(/You are dirty|the cards|two calls/);
  expect(tabsOf(shown)).toEqual(['secret', 'calls', 'board', 'talk']);
});

test('the table fills the private screen while the seat must act', () => {
  const shown = page({ secretParts: { ...parts, asks: true } });
  expect(shown).toContain('the cards');
  expect(shown).not.toContain('Your role');
  expect(tabsOf(shown)).toEqual(['secret', 'calls', 'board', 'talk']);
  // The ordinary table is shown while all players have to do something there, and in games that do not define private
  // parts.
  for (const ordinary of [page({ secretParts: undefined }), page({}, { privateScreen: null })]) {
    expect(ordinary).toContain('the cards');
    expect(ordinary).toContain('Table on your laptop');
    expect(tabsOf(ordinary)).toEqual([]);
  }
});

test('notes that already exist are covered when the table opens', () => {
  const written = (...lines: string[]) => {
    const pages = Object.fromEntries(lines.map((text, n) => [`line/${n + 1}`, JSON.stringify({ text, at: 0 })]));
    return page({}, { notebook: { pages, write: nothing } });
  };
  const covered = written('two say Frost. Tobias?');
  expect(covered).toContain('Your notes are covered');
  expect(covered).not.toContain('Frost');
  expect(written('a', 'b', 'c')).toBe(covered);
});
