import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import type { Outcome } from '#shared/contract/module.ts';
import type { Story } from '#shared/text/story.ts';
import { BoardContext } from '../../context';
import type { Person } from '../../contract';
import { testContext } from '../../testing';
import { SlipCard } from './parts';
import { StoryPage } from './StoryPage';

const person = (seat: string, name: string, you = false): Person => ({
  ...{ seat, name, face: 'seed', colour: 0, you, host: seat === '1', online: true, bot: false },
});
const people = [person('0', 'Ana', true), person('1', 'Ben'), person('2', 'Cleo')];
const story: Story = {
  headline: ['Ben shot Cleo dead.', 'Cleo was the dirty cop.'],
  slip: { by: null, words: 'Nobody lied. Really.', note: '', believed: [], doubted: [] },
  points: [],
  awards: [],
};

/** Draws the page after a match, for a seat or, if `seat` is null, for a spectator. */
function page(
  seat: string | null,
  outcome: Outcome,
  told: Story | null = story,
  isHost = false,
  why: string | null = null,
) {
  const context = testContext(
    { people, now: () => 0, seat },
    { totals: { played: 1, points: {}, counts: true }, isHost, log: [], again: { run: async () => undefined, why } },
  );
  return renderToStaticMarkup(
    <BoardContext value={context}>
      <StoryPage
        {...{ story: told, outcome, people, logo: 'Logo', rulesPart: 'end' }}
        {...{ result: 'The cops win.', reason: 'It doesn’t count.', objects: null, Moment: () => null }}
      >
        everyone’s cards
      </StoryPage>
    </BoardContext>,
  );
}

test('only winners and spectators see a trophy', () => {
  const outcome = { winners: ['1', '2'], reason: 'won' };
  expect(page('1', outcome)).toContain('lucide-trophy');
  expect(page(null, outcome)).toContain('lucide-trophy');
  expect(page('0', outcome)).not.toContain('lucide-trophy');
});

test('a screen reader reads only once who starts the next match', () => {
  const end = page('0', { winners: ['1'], reason: 'won' }, story, false, 'Ana starts the next match.');
  expect(end).toContain('<p aria-hidden="true">Ana starts the next match.</p>');
  expect(end.match(/<span[^>]*class="sr"[^>]*>Ana starts the next match\.<\/span>/g)).toHaveLength(1);
});

test('the page after a stopped match shows neither result nor points', () => {
  const stopped: Outcome = { winners: [], reason: 'cancelled', cancelled: true };
  const end = page('0', stopped, null);
  expect(end.match(/stopped/g)).toHaveLength(1);
  expect(end).toContain('<h1>Ben stopped the match.</h1><p>It doesn’t count.</p>');
  for (const part of ['lucide-trophy', 'The cops win.', 'everyone’s cards', 'Points', 'Full result', 'Share'])
    expect(end).not.toContain(part);
  for (const next of ['Play again', 'Switch games', 'Replay']) expect(end).toContain(next);
  expect(page('0', stopped, null, true)).toContain('<h1>You stopped the match.</h1>');
  expect(page('0', { ...stopped, reason: 'nobody-moved' }, null)).toContain('<h1>The match was stopped.</h1>');
});

test('the card about a lie says who believed the lie', () => {
  const slip = { by: '1', words: 'I’m honest.', note: 'Monday.', believed: ['2', '0'], doubted: ['2'] };
  const card = renderToStaticMarkup(<SlipCard slip={slip} people={people} />).replace(/<[^>]*>/g, '');
  expect(card).toContain('You and Cleo believed it.');
  expect(card).toContain('Cleo didn’t buy it.');
});
