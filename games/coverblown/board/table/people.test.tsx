import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing';
import { Vitals } from './People';

test('a fired bullet is never drawn as loaded', () => {
  const table = aMatch({ players: 4 });
  table.play('0', 'shoot', '1');
  const bullets = (seat: string) =>
    [...renderToStaticMarkup(<Vitals view={table.view(null)} seat={seat} />).matchAll(/data-bullet="(\w+)"/g)].map(
      ([, state]) => state,
    );
  expect(['0', '1', '2'].map(bullets)).toEqual([['fired'], ['loaded', 'hit'], ['loaded']]);
});
