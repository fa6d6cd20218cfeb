import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { EndDock } from '../board/chrome/EndDock';
import { EndScreen } from '../board/chrome/EndScreen';
import { TableFrame } from '../board/chrome/TableFrame';
import { BoardContext } from '../board/context';
import { testContext } from '../board/testing';
import { aMember, aRoom } from '../table/testing';
import { type Shown, ShownContext } from './context';
import { STAGE_PARTS, StageEnd, StageFrame } from './StageFrame';
import { StageNext } from './StageNext';
import { Ticket } from './Ticket';

const facts = (n: number, code: string) => ({
  entry: { n, at: 0, code, facts: { by: '0' } },
  sentence: [{ strong: 'Mara' }, ` says it, ${n}.`],
});
const kinds = { claimed: 'claim' } as const;
const logBook = { kinds, headings: [], opening: '', filters: [] };
const context = testContext(
  { people: [], now: () => 0, seat: null },
  {
    stage: { Frame: StageFrame, End: StageEnd, ...STAGE_PARTS },
    ledger: { clashes: 2, said: 5, open: () => undefined, say: null, book: null },
    logBook,
    log: [...[1, 2, 3, 4, 5].map((n) => facts(n, 'claimed')), facts(6, 'called')],
  },
);
const shown: Shown = { room: aRoom([]), sentence: 'Mara calls.', strip: null, endsAt: 61_000, now: () => 0 };

const draw = (what: ReactNode, part: Partial<Shown> = {}) =>
  renderToStaticMarkup(
    <BoardContext value={context}>
      <ShownContext value={{ ...shown, ...part }}>{what}</ShownContext>
    </BoardContext>,
  );

const table = (part = {}) => (
  <TableFrame
    logo="Cover"
    endsAt={null}
    clockNow={() => 0}
    main={<i>the cards</i>}
    people={<i>the people</i>}
    dock={<button type="button">Shoot</button>}
    buttons={<button type="button">Notes</button>}
    {...part}
  />
);

test('a stage shows the board and how to join', () => {
  const page = draw(table({ tabs: [] }));
  for (const part of ['the cards', 'the people', 'Mara calls.', '1:01', 'K7RM4X']) expect(page).toContain(part);
  const [, captions] = page.split('What happened');
  expect(captions).toContain('says it, 6.');
  expect(captions).not.toContain('says it, 5.');
  expect(draw(table())).toMatch(/What happened.*says it, 5\..*says it, 6\./s);
  expect(page).toMatch(/Last said.*says it, 5\..*says it, 4\..*says it, 3\./s);
  expect(page).toContain('2 don’t fit');
  expect(page).not.toContain('All cards up');
  expect(draw(table(), { strip: 'All cards up, 10 min late' })).toContain('All cards up, 10 min late');
});

test('the only button on a stage turns on sound and full screen', () => {
  const end = (
    <EndScreen logo="Cover" rulesPart="end">
      <p>Honest cops win</p>
      <EndDock />
    </EndScreen>
  );
  for (const page of [draw(table({ tabs: [] })), draw(table()), draw(end)]) {
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(page).toContain('Sound and full screen');
  }
  expect(draw(end)).toContain('Honest cops win');
});

test('a television layout has the room code in its bar', () => {
  const stage = { sentence: 'All votes are in.', main: <i>the votes</i> };
  const page = draw(table({ tabs: [], stage }));
  for (const part of ['the votes', 'All votes are in.', '1:01', 'K7RM4X']) expect(page).toContain(part);
  for (const part of ['the cards', 'Mara calls.', 'What happened', 'Last said', '<button']) {
    expect(page).not.toContain(part);
  }
  expect(draw(table({ stage: { ...stage, clock: false } }))).not.toContain('1:01');
  expect(draw(table({ stage: { ...stage, corner: 'Match 3' } }))).not.toContain('K7RM4X');
});

test('a stage says who can start the next match', () => {
  const room = aRoom([aMember('Ana'), aMember('Ben')], { host: 'Ben' });
  expect(draw(<StageNext />, { room })).toContain('Ben can start the next match.');
});

test('the ticket says whether viewers can sit down or watch', () => {
  const match = { id: 'm', game: 'one', over: false, commitment: null };
  const ticket = (part = {}) => draw(<Ticket room={aRoom([], part)} look="row" />);
  expect(ticket()).toContain('Sit down');
  expect(ticket({ match })).toContain('Watch');
  expect(ticket({ match: { ...match, over: true } })).toContain('Sit down');
  expect(ticket({ locked: true })).toContain('The room is locked');
});

test('a paused stage says who can resume', () => {
  const pause = { by: '0', at: 0, until: 600_000, now: () => 0 };
  const ana = { seat: '0', name: 'Ana', face: 'a', colour: 0, you: false, host: true, online: false, bot: false };
  for (const frame of [table({ tabs: [] }), table({ stage: { main: <i>the television</i> } })]) {
    const page = renderToStaticMarkup(
      <BoardContext value={{ ...context, people: [ana], pause }}>
        <ShownContext value={shown}>{frame}</ShownContext>
      </BoardContext>,
    );
    for (const part of ['Ana paused the match.', 'The clock’s stopped.', 'Ana can resume the match.', 'Ana, away'])
      expect(page).toContain(part);
    expect(page).not.toContain('Mara calls.');
    expect(page.match(/<button/g) ?? []).toHaveLength(frame.props.stage ? 0 : 1);
  }
});
