import type { BoardProps } from 'hush/board';
import { must } from 'hush/game';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { type Cover, coverOf } from '../../queries';
import type { Moves, View } from '../../state';
import { aMatch } from '../../testing';
import { SideStrip } from '../table/SideStrip';
import { clueLine, contactWords, notebookLine, secretText } from '../text';
import { knowsSide, SIDE } from './line';
import { Identity, MyCalls } from './MyCalls';
import { SecretCard } from './SecretCard';

type Props = BoardProps<View, Moves>;

test('the secret card has the same elements for both sides', () => {
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

test('the secret card says how the player’s side wins', () => {
  const table = aMatch({ murderer: 'crane', weapon: 'bat' });
  const face = (seat: string) => renderToStaticMarkup(<SecretCard {...({ view: table.view(seat) } as Props)} />);
  expect(face('0')).toContain('You win if someone examines the right pair, or if a dirty cop dies.');
  expect(face('2')).toContain('You win if nobody examines the right pair, or if an honest cop dies.');
  expect(notebookLine(must(table.player('2').calls[0]))).toBe(
    'You’re a dirty cop. Crane did it, with the Baseball Bat. You win if nobody examines the right pair, or if an honest cop dies.',
  );
  const me = must(table.view('2').me);
  const calls = renderToStaticMarkup(<Identity me={me} cover={null} />);
  expect(calls).toContain('The murderer is Ellis Crane, with the Baseball Bat.');
  expect(calls).toContain('You win if nobody examines the right pair');
});

test('after an examination, each cop’s secret says whether the cover holds or is blown', () => {
  const table = aMatch({ murderer: 'crane', weapon: 'bat' });
  const face = (seat: string) => renderToStaticMarkup(<SecretCard {...({ view: table.view(seat) } as Props)} />);
  for (const words of Object.values(secretText.cover)) expect(face('2')).not.toContain(words);
  table.play('2', 'examine', 'crane', 'katana');
  expect(face('2')).toContain(secretText.cover.blown);
  expect(face('0')).toContain(secretText.cover.holds);
  const me = must(table.view('2').me);
  const identity = (cover: Cover) => renderToStaticMarkup(<Identity me={me} cover={cover} />);
  expect(identity('blown')).toContain('<b>Dirty cop. Your cover’s blown</b>');
  expect(identity('holds')).toContain('<b>Dirty cop. Your cover holds</b>');
  expect(identity(null)).toContain('<b>Dirty cop</b>');
});

test('a dirty cop reads that their contact is the murderer', () => {
  expect(contactWords('crane', 'bat')).toMatch(/^The murderer is Ellis Crane, with the .+\.$/);
  expect(contactWords('crane', null)).toBe('Your contact: Ellis Crane.');
});

test('the card in My calls lists the clues of every call', () => {
  const table = aMatch();
  table.play('0', 'investigate', 'weapons');
  const me = must(table.view('0').me);
  const card = renderToStaticMarkup(<Identity me={me} cover={null} />);
  expect(card).toContain(clueLine(must(me.calls[1])));
  expect(clueLine(must(me.calls[1]))).toMatch(/^Mon, clean: \w/);
});

test('a call counts as read only once it was shown', () => {
  const me = must(aMatch().view('0').me);
  const list = (read: readonly number[]) =>
    renderToStaticMarkup(<MyCalls me={me} cover={null} name="Vera" read={read} onRead={() => {}} />);
  expect(list([])).toMatch(/not read yet.*Read</);
  expect(list([1])).not.toContain('not read yet');
  expect(list([1])).toMatch(/read<.*Again</);
  expect([[], [2], [SIDE], [1]].map(knowsSide)).toEqual([false, false, true, true]);
});

test('after a verdict, the button to uncover a side has one label for all', () => {
  const table = aMatch({ murderer: 'crane', weapon: 'bat' });
  const strip = (seat: string) => {
    const view = table.view(seat);
    const props = { me: must(view.me), cover: coverOf(view, must(view.me)), asksCover: view.examinations.length > 0 };
    return renderToStaticMarkup(<SideStrip {...props} onRead={() => {}} />);
  };
  expect(strip('0')).toContain('your side, your contact');
  table.play('2', 'examine', 'crane', 'katana');
  table.afterVerdict();
  expect(strip('2')).toContain('is your cover blown?');
  expect(strip('2')).toBe(strip('0'));
});
