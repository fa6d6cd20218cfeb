import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import type { ReplayStep } from '#shared/replay/replay.ts';
import type { CoveredState } from '../../ui/useSecret';
import { BoardContext, type BoardContextValue, type TwoScreens } from '../context';
import { testContext } from '../testing';
import { Covered } from './Covered';
import { DirectionContext } from './director/useScene';
import { introCards } from './introCards';
import { eyesLabel } from './MomentFrame';
import { replayMarks } from './replayMarks';
import { ScreensBar } from './ScreensBar';
import { TableFrame, type TableFrameProps } from './TableFrame';

const context = testContext(
  { people: [], now: () => 0, seat: null },
  { totals: { played: 0, points: {}, counts: true } },
);
const draw = (what: ReactNode) => renderToStaticMarkup(<BoardContext value={context}>{what}</BoardContext>);

function frame(props: Partial<TableFrameProps>) {
  return draw(<TableFrame logo="Logo" endsAt={null} clockNow={() => 0} main={<i>the cards</i>} {...props} />);
}

test('omitted parts of the frame are not drawn', () => {
  const bare = frame({ toasts: false });
  expect(bare).toContain('the cards');
  for (const part of ['role="tab', '<nav', 'role="status"><']) expect(bare).not.toContain(part);
  expect(frame({ tabs: [] })).toMatch(/role="tab".*Log.*Chat/s);
});

test('the table is drawn one render after the frame', () => {
  const arriving = { ...context, isWhole: false };
  const table = <TableFrame logo="Logo" endsAt={null} clockNow={() => 0} main={<i>the cards</i>} dock={<b>Shoot</b>} />;
  const first = renderToStaticMarkup(<BoardContext value={arriving}>{table}</BoardContext>);
  expect(first).toContain('Shoot');
  expect(first).not.toContain('the cards');
  expect(draw(table)).toContain('the cards');
});

test('the frame announces the status sentence to screen readers', () => {
  expect(frame({ sentence: 'Your turn.' })).toMatch(/<p [^>]*role="status">Your turn\.<\/p>/);
  expect(frame({ sentence: <h2>Mine</h2> })).toContain('<h2>Mine</h2>');
});

test('opening a tab hides the table', () => {
  const notes = { id: 'notes', label: 'Notes', icon: null, panel: <u>my notes</u> };
  expect(frame({ tabs: [notes], tab: 'notes' })).toMatch(/hidden=""[^>]*><i>the cards.*my notes/s);
  expect(frame({ tabs: [notes], tab: 'gone' })).not.toContain('my notes');
});

const atPractice = (watch: { isFast: boolean } | null, endsAt: number | null = null) => {
  const practice = { watch: watch && { ...watch, toggle: () => undefined } };
  const frame = <TableFrame logo="Logo" endsAt={endsAt} clockNow={() => 0} main="" />;
  return renderToStaticMarkup(<BoardContext value={{ ...context, practice }}>{frame}</BoardContext>);
};

test('a practice match shows a sign in place of the clock', () => {
  expect(atPractice(null)).toContain('Untimed');
  expect(atPractice(null, 60_000)).not.toContain('Untimed');
  expect(frame({})).not.toContain('Untimed');
});

test('a player who is out may speed up a practice match', () => {
  expect(atPractice(null)).not.toContain('Watch at');
  expect(atPractice({ isFast: false })).toContain('Watch at 4x');
  expect(atPractice({ isFast: true })).toContain('Watch at normal speed');
});

test('the frame does not announce replayed scenes', () => {
  const scene = { n: 1, at: 0, by: '1', kind: 'shot', ms: 700, words: ['Bo ', { strong: 'shoots' }], more: null };
  const slip = (part: object) => {
    const now = { ...scene, isOwn: false, key: 1, isAgain: false, ...part };
    const direction = { now, last: [], end: nothing, again: nothing };
    const frame = <TableFrame logo="Logo" endsAt={null} clockNow={() => 0} main="" />;
    return renderToStaticMarkup(
      <BoardContext value={context}>
        <DirectionContext value={direction}>{frame}</DirectionContext>
      </BoardContext>,
    );
  };
  expect(slip({ points: 13 })).toMatch(/aria-live="polite".*Bo <b><bdi translate="no">shoots.*aria-hidden="true">13</s);
  expect(slip({ isAgain: true })).toMatch(/aria-live="off".*Bo /s);
  expect(slip({ isOwn: true, isMoment: true })).not.toContain('Bo ');
});

const nothing = () => undefined;
const bind: CoveredState['bind'] = {
  'aria-pressed': false,
  'data-secret': 'covered',
  'data-press': '',
  onPointerDown: nothing,
  onPointerMove: nothing,
  onPointerUp: nothing,
  onPointerCancel: nothing,
  onLostPointerCapture: nothing,
  onKeyDown: nothing,
  onKeyUp: nothing,
  onClick: nothing,
  onBlur: nothing,
  onContextMenu: nothing,
};

function covered(state: Partial<CoveredState>, isMine = true) {
  const secret: CoveredState = {
    open: false,
    shared: false,
    paused: false,
    mode: 'hold',
    dragged: null,
    bind,
    ...state,
  };
  return draw(
    <Covered secret={secret} back={<b>back</b>} label="Hold to look" isMine={isMine}>
      the murderer
    </Covered>,
  );
}

test('a secret is in the page only while its button is held', () => {
  expect(covered({})).not.toContain('the murderer');
  expect(covered({ open: true })).toContain('the murderer');
  expect(covered({ open: true })).not.toContain('back');
  expect(covered({ open: true }, false)).not.toContain('the murderer');
  expect(covered({}, false)).not.toContain('<button');
  expect(covered({ shared: true })).not.toContain('<button');
});

test('a replay step is marked with its most important log entry', () => {
  const markOf = replayMarks({ shot: { label: 'Shot' }, used: { label: 'Used' } });
  const step = (...codes: string[]): ReplayStep => {
    const facts = codes.map((code, n) => ({ n, at: 0, code, facts: null }));
    return { n: 1, at: 0, by: '0', move: 'act', args: [], facts, drawn: 0, seats: {} };
  };
  expect(markOf(step('used', 'shot'))?.label).toBe('Shot');
  expect(markOf(step('passed'))).toBeNull();
});

test('the replay says whose view of the match it shows', () => {
  const people = [{ seat: '0', name: 'Ines', face: '1', colour: 0, you: true, host: true, online: true, bot: false }];
  expect([null, 'open', '0'].map((eyes) => eyesLabel(eyes, people))).toEqual([
    'Everything face up',
    'What everyone knew',
    'What Ines knew',
  ]);
});

test('intro cards appear in the order of their texts', () => {
  const texts = { one: { title: 'One', text: 'First.' }, two: { title: 'Two', text: 'Then.' } };
  const cards = introCards(texts, { two: <i>2</i>, one: <i>1</i> });
  expect(
    cards.map(({ title, art: Art }) => [
      title,
      Art && renderToStaticMarkup(<Art />).includes(`<i>${title === 'One' ? 1 : 2}</i>`),
    ]),
  ).toEqual([
    ['One', true],
    ['Two', true],
  ]);
});

const people = [
  { seat: '0', name: 'Ana', face: 'a', colour: 0, you: false, host: true, online: true, bot: false },
  { seat: '1', name: 'Ben', face: 'b', colour: 1, you: true, host: false, online: false, bot: false },
];
const paused = (until: number, part: Partial<BoardContextValue> = {}) => {
  const pause = { by: '0', at: 9_000, until, now: () => 10_000 };
  const parts = { main: <i>the cards</i>, dock: <b>Shoot</b>, sentence: 'Your turn.', tabs: [] };
  const table = <TableFrame logo="Logo" endsAt={160_000} clockNow={() => 9_000} {...parts} />;
  return renderToStaticMarkup(<BoardContext value={{ ...context, people, pause, ...part }}>{table}</BoardContext>);
};

test('a paused table accepts no input', () => {
  const page = paused(610_000);
  for (const part of ['Ana paused the match.', '2:31', 'Resumes by itself in 10:00', 'The clock’s stopped.'])
    expect(page).toContain(part);
  expect(page).toMatch(/<div [^>]*inert=""[^>]*><i>the cards/);
  expect(page).toMatch(/<div [^>]*hidden=""[^>]*><b>Shoot/);
  expect(page).not.toContain('Your turn.');
  expect(page).toMatch(/role="tab".*Log.*Chat/s);
});

test('only the host can resume a paused match', () => {
  expect(paused(610_000)).toContain('Ana can resume the match.');
  expect(paused(610_000)).not.toContain('Resume<');
  const host = paused(610_000, { moveClock: async () => undefined });
  expect(host).toContain('Resume<');
  expect(host).toContain('+1 minute');
  expect(host).toContain('Ana is here. Ben stepped away.');
});

test('a paused match counts 3, 2, 1 before it resumes', () => {
  expect(paused(13_000)).toMatch(/<b [^>]*>3<\/b>/);
  expect(paused(11_500)).toMatch(/<b [^>]*>2<\/b>/);
  expect(paused(11_500)).not.toContain('Ana paused the match.');
});

const screensBar = (part: Partial<TwoScreens>) => {
  const nothing = () => undefined;
  const handlers = { swap: nothing, remove: nothing, showHere: nothing, openSheet: nothing };
  const screens: TwoScreens = { mine: 'open', awaySince: null, isTurn: true, ...handlers, ...part };
  return renderToStaticMarkup(
    <BoardContext value={{ ...context, screens }}>
      <ScreensBar />
    </BoardContext>,
  );
};

test('the public screen can play a seat’s turn while its phone is disconnected', () => {
  const gone = performance.now() - 5_000;
  expect(screensBar({ awaySince: gone })).toMatch(
    /Anyone who can see this screen.*<button[^>]*>.*Play on this screen/s,
  );
  expect(screensBar({ awaySince: gone, isTurn: false })).not.toContain('Play on this screen');
  expect(screensBar({})).not.toContain('Play on this screen');
  expect(screensBar({ mine: 'private', awaySince: gone })).not.toContain('Play on this screen');
});

test('a player who is out can predict the winner', () => {
  const seal = async () => undefined;
  const out = (sealed: string | null) => {
    const prediction = { choices: [{ id: 'users', name: 'the users' }], sealed, seal };
    const table = <TableFrame logo="Logo" endsAt={null} clockNow={() => 0} main={<i>the cards</i>} />;
    return renderToStaticMarkup(<BoardContext value={{ ...context, people, prediction }}>{table}</BoardContext>);
  };
  expect(out(null)).toContain('Predict the winner');
  expect(out('users')).toContain('Sealed: a win for the users. Everyone sees it at the end.');
  expect(out('users')).not.toContain('Predict the winner');
});

test('a lost connection hides the clock', () => {
  const bar = (seat: string | null, connection: 'live' | 'lost') =>
    renderToStaticMarkup(
      <BoardContext value={{ ...context, seat, connection }}>
        <TableFrame logo="Logo" endsAt={60_000} clockNow={() => 0} main="" />
      </BoardContext>,
    );
  expect(bar('0', 'live')).toContain('role="timer"');
  expect(bar('0', 'lost')).not.toContain('role="timer"');
  expect(bar('0', 'lost')).toContain('Your seat is safe.');
  expect(bar(null, 'lost')).toContain('Reconnecting.');
  expect(bar(null, 'lost')).not.toContain('seat is safe');
});
