// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import type { GameFacts } from '#shared/room/room.ts';
import { Poster } from './Poster';
import { HOME } from './text';

const facts: GameFacts = {
  ...{ id: 'duel', title: 'Duel', tagline: 'Two of you.', players: { min: 2, max: 2 }, minutes: [1, 2] },
  ...{ options: {}, paces: [], levels: [], usualBot: 'random' },
};

function shown(game: GameFacts): string {
  const page = document.createElement('div');
  const root = testRoot(page);
  const nothing = () => undefined;
  flushSync(() => root.render(<Poster game={game} alone={false} busy={null} onTry={nothing} onLearn={nothing} />));
  const text = page.textContent ?? '';
  return text;
}

test('a game whose bots never move offers no bot match', () => {
  expect(shown(facts)).toContain(HOME.bots);
  expect(shown({ ...facts, idleBots: true })).not.toContain(HOME.bots);
});
