import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { RoomUnavailable } from './RoomUnavailable';

test('removed members are told that the host removed them', () => {
  const page = renderToStaticMarkup(
    <Router ssrPath="/r/K7RM4X">
      <RoomUnavailable code="K7RM4X" why="removed" onHome={() => undefined} />
    </Router>,
  );
  expect(page).toContain('The host removed you');
  expect([...page.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, label]) => label)).toEqual(['To the start page']);
});
