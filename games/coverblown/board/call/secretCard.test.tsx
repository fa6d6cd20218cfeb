import type { BoardProps } from 'hush/board';
import { must } from 'hush/game';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import type { Moves, View } from '../../state';
import { aMatch } from '../../testing';
import { notebookLine, secretText, sideText } from '../text';
import { Identity } from './MyCalls';
import { SecretCard } from './SecretCard';

type Props = BoardProps<View, Moves>;

test('the secret card has the same elements for honest and dirty cops, before and after a call', () => {
  const table = aMatch();
  const face = (seat: string) => renderToStaticMarkup(<SecretCard {...({ view: table.view(seat) } as Props)} />);
  const tags = (markup: string) => markup.replaceAll(/>[^<]*</g, '><').replaceAll(/(src)="[^"]*"/g, '$1');
  const before = face('0');
  expect(before).toContain('You’re an honest cop.');
  expect(face('2')).toContain('You’re a dirty cop.');
  expect(tags(face('2'))).toBe(tags(before));
  expect(before.match(/Not called yet\./g)).toHaveLength(5);
  table.play('0', 'investigate', 'suspects');
  expect(face('0').match(/Not called yet\./g)).toHaveLength(4);
  expect(face('0')).toMatch(/is clean\./);
  expect(tags(face('0'))).toBe(tags(before));
  expect(renderToStaticMarkup(<SecretCard {...({ view: table.view(null) } as Props)} />)).toBe('');
});

test('the card, the notebook and the call list say how the player’s side wins, and tell a dirty cop who the murderer is', () => {
  const table = aMatch({ murderer: 'crane', weapon: 'bat' });
  const face = (seat: string) => renderToStaticMarkup(<SecretCard {...({ view: table.view(seat) } as Props)} />);
  expect(face('0')).toContain('You win if someone examines the right pair, or if a dirty cop dies.');
  expect(face('2')).toContain('You win if nobody examines the right pair, or if an honest cop dies.');
  expect(notebookLine(must(table.player('2').calls[0]))).toBe(
    'You’re a dirty cop. Crane did it, with the Baseball Bat. You win if nobody examines the right pair, or if an honest cop dies.',
  );
  const me = must(table.view('2').me);
  const calls = renderToStaticMarkup(<Identity me={me} isBlown={false} />);
  expect(calls).toContain('The murderer is Ellis Crane, with the Baseball Bat.');
  expect(calls).toContain('You win if nobody examines the right pair');
});

test('after a suspect is examined, only cops whose contact it is read on their card that their cover is blown', () => {
  const table = aMatch({ murderer: 'crane', weapon: 'bat' });
  const face = (seat: string) => renderToStaticMarkup(<SecretCard {...({ view: table.view(seat) } as Props)} />);
  expect(face('2')).not.toContain(secretText.blown);
  table.play('2', 'examine', 'crane', 'katana');
  expect(face('2')).toContain(secretText.blown);
  expect(face('0')).not.toContain(secretText.blown);
  const me = must(table.view('2').me);
  const identity = (isBlown: boolean) => renderToStaticMarkup(<Identity me={me} isBlown={isBlown} />);
  expect(identity(true)).toContain('<b>Dirty cop, cover blown</b>');
  expect(identity(false)).toContain('<b>Dirty cop</b>');
});

test('a dirty cop reads that their contact is the murderer', () => {
  expect(sideText.contact('Ellis Crane', 'bat')).toMatch(/^The murderer is Ellis Crane, with the .+\.$/);
  expect(sideText.contact('Ellis Crane', null)).toBe('Your contact: Ellis Crane.');
});
