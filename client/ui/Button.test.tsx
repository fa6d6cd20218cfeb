import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { Button } from './Button';

test('a disabled button says why and stays focusable', () => {
  const markup = renderToStaticMarkup(<Button why="Two more people are needed.">Start</Button>);
  expect(markup.indexOf('Two more people')).toBeLessThan(markup.indexOf('<button'));
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toMatch(/\sdisabled/);
  const id = /<span id="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`aria-describedby="${id}"`);
});

test('a disabled link has no address', () => {
  const markup = renderToStaticMarkup(
    <Button href="/r/ACDEFG" why="The room is closed.">
      Join
    </Button>,
  );
  expect(markup).not.toContain('href');
});
