import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { BestCards } from './BestCards';

const person = (name: string) => ({
  ...{ member: name, name, face: null, bot: false, played: 1, won: 1, points: 3, place: 1 },
});

test('a shared award shows a face for each of two people', () => {
  const looks: string[] = [];
  const lookOf = ({ name }: { name: string }) => {
    looks.push(name);
    return { face: `face-of-${name}`, colour: 0 };
  };
  const detective = { who: [person('Liv'), person('Ned')], count: 1, of: 1 };
  const page = renderToStaticMarkup(<BestCards evening={{ liar: null, detective }} lookOf={lookOf} />);
  expect(page).toContain('Liv and Ned');
  expect(looks).toEqual(['Liv', 'Ned']);
});
