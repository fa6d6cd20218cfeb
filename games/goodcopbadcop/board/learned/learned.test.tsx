import { must } from 'hush/game';
import { expect, test } from 'vitest';
import { aMatch, type Match } from '../../testing';
import { markup, propsOf } from '../testing';
import { Ribbon } from '../window/Ribbon';
import { LearnedFile } from './LearnedFile';
import { isPast, type Learned, newsOf } from './useLearned';

const names = (seat: string) => `P${seat}`;
const nothing = () => undefined;

const learnedOf = (match: Match, seat: string, isFolded: boolean, part: Partial<Learned> = {}): Learned => {
  const news = must(newsOf(match.view(seat), seat).at(-1));
  return {
    key: news.key,
    news,
    isFolded,
    isFirst: false,
    hasSeen: false,
    saw: nothing,
    sawAll: nothing,
    done: nothing,
    ...part,
  };
};

function file(match: Match, seat: string, part: Partial<Learned> = {}): string {
  const props = propsOf(match, seat);
  const learned = learnedOf(match, seat, false, part);
  return markup(
    <LearnedFile {...props} learned={learned} seat={seat} names={names} onNotes={nothing} hotkey={false} />,
    props,
  );
}

function ribbon(match: Match, seat: string, part: Partial<Learned> = {}): string {
  const props = propsOf(match, seat);
  const learned = learnedOf(match, seat, true, part);
  return markup(<Ribbon {...props} learned={learned} isHandOpen={false} onUse={nothing} />, props);
}

/** Returns a match in which seat 0 has looked at the second card of seat 1 and is ending its turn. */
const looked = (face: string) =>
  aMatch({ cards: { 0: 'AHC', 1: `H${face}K` }, hands: { 0: ['coffee'], 2: ['truth_serum'] } })
    .look('1', 1)
    .to('endTurn');

test('the reaction window offers an investigated card without its face', () => {
  const shown = ribbon(looked('C'), '0');
  expect(shown).toContain('Hold to see P1’s card 2');
  expect(shown).not.toMatch(/Crooked|Honest/);
  expect(ribbon(looked('H'), '0')).toBe(shown);
});

test('a reaction window shows equipment once the card was seen', () => {
  const match = looked('C');
  expect(ribbon(match, '0', { hasSeen: true })).toContain('Hold to see your equipment');
  expect(ribbon(match, '0', { hasSeen: true })).not.toContain('Hold to see P1');
  const { news } = learnedOf(match, '0', true);
  expect(ribbon(match, '0', { news: { ...news, turn: 0 } })).toContain('Hold to see your equipment');
});

test('a later window in which the seat passes automatically still offers an unseen card', () => {
  const match = looked('C');
  match.expect(match.play('0', 'setAutoPass', 'untilTouched'));
  const { news } = learnedOf(match, '0', true);
  expect(ribbon(match, '0', { news: { ...news, turn: 0 } })).toContain('Hold to see P1’s card 2');
});

test('the board offers only claims about a card seen in a window', () => {
  const shown = file(looked('C'), '0', { hasSeen: true });
  expect(shown).toContain('Say it: I saw P1’s card 2…');
  expect(shown).not.toMatch(/Hold to see|What is card 2/);
});

test('the board offers claims about a seen card until one is made', () => {
  const match = looked('C');
  const { news } = learnedOf(match, '0', true);
  const isPastNow = () => isPast(match.view('0'), '0', news);
  expect(isPastNow()).toBe(false);
  expect(isPast({ ...match.view('0'), turn: news.turn + 2 }, '0', news)).toBe(true);
  match.expect(match.play('1', 'claim', 'honest', '1:1', match.G.turn));
  expect(isPastNow()).toBe(false);
  match.expect(match.play('0', 'claim', 'honest', '1:1', match.G.turn));
  expect(isPastNow()).toBe(true);
  const other = looked('C');
  other.expect(other.use('2', 'truth_serum', ['1', 1]));
  expect(isPast(other.view('0'), '0', news)).toBe(true);
});

test('a card that was turned up is shown without holding a button', () => {
  const match = looked('C');
  match.expect(match.use('2', 'truth_serum', ['1', 1]));
  expect(ribbon(match, '0').replaceAll(/<[^>]*>/g, '')).toContain('P1, card 2: Crooked.This card is face up now.');
  expect(file(match, '0').replaceAll(/<[^>]*>/g, '')).toContain('This card is face up now.');
});

test('“Blackmail” offers a look to each new owner', () => {
  const match = aMatch({ cards: { 1: 'HHC', 2: 'CCH' }, hands: { 3: ['blackmail'], 1: ['coffee'], 2: ['taser'] } });
  match.look('4', 0).expect(match.use('3', 'blackmail', ['1', 0], ['2', 2]));
  const newsFor = (seat: string) => newsOf(match.view(seat), seat).map(({ at, isOwn }) => ({ at, isOwn }));
  expect(newsFor('1')).toEqual([{ at: { seat: '1', slot: 0 }, isOwn: true }]);
  expect(newsFor('2')).toEqual([{ at: { seat: '2', slot: 2 }, isOwn: true }]);
  expect([newsFor('0'), newsFor('3')]).toEqual([[], []]);
  match.expect(match.play('0', 'keep'));
  expect(ribbon(match, '1')).toContain('Your card 1 changed: hold to look');
});

test('a covered card can be claimed as any face', () => {
  const match = looked('C');
  const shown = file(match, '0');
  expect(shown).toContain('Say it: I saw P1’s card 2…');
  for (const face of ['Honest', 'Crooked', 'Agent', 'Kingpin']) expect(shown).toContain(`>${face}</button>`);
  expect(shown).not.toContain('aria-disabled="true"');
  expect(file(looked('H'), '0')).toBe(shown);
  match.expect(match.use('2', 'truth_serum', ['1', 1]));
  expect(file(match, '0')).not.toContain('Say it');
});
