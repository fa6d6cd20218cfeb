import { must, type Seat } from 'hush/game';
import { begin, coachRefusal, followCoach, hintOf, LEARNERS, viewOf } from 'hush/testing';
import { expect, test } from 'vitest';
import type { Hint } from '#shared/contract/coach.ts';
import { coverblown } from '../..';
import { isSuspect } from '../../content/tokens';
import { TOKEN } from '../../content/tokensText';
import { struckOut } from '../../queries';
import type { TokenId, View } from '../../state';
import { aMatch } from '../../testing';
import { examineText } from '../text';
import { coach } from '.';

test.each(LEARNERS)('a %s learner sees every step and wins', (learner) => {
  for (let dice = 0; dice < 8; dice++) {
    const { shown, missed, isOut, played } = followCoach(coverblown, coach, learner, `dice ${dice}`);
    expect({ missed, isOut, last: shown.at(-1) }).toEqual({ missed: [], isOut: false, last: 'over' });
    expect(played.outcome).toMatchObject({ reason: 'case-solved' });
    expect(played.actions.filter(({ move }) => move === 'shoot')).toHaveLength(1);
  }
});

test('the learner listens to a call before they claim', () => {
  const { shown } = followCoach(coverblown, coach, 'obedient', 'one');
  for (const day of ['monday', 'tuesday']) expect(shown[shown.indexOf(`listen-${day}`) + 1]).toBe(`claim-${day}`);
});

test.each(LEARNERS)('no hint reveals secrets that a %s learner has not claimed', (learner) => {
  const hints: [hint: Hint, view: View][] = [];
  const steps = coach.steps.map((step) => ({
    ...step,
    when(view: View, seat: Seat) {
      const isDue = step.when(view, seat);
      if (isDue && view.outcome === null) hints.push([hintOf(coach, new Set(), step, view, seat, String), view]);
      return isDue;
    },
  }));
  followCoach(coverblown, { ...coach, steps }, learner);
  expect(new Set(hints.map(([{ id }]) => id)).size).toBe(steps.length - 1);
  for (const [{ title, why, at }, view] of hints) {
    const { contact, calls } = must(view.me);
    const isPublic = (token: TokenId) =>
      view.claims.some(({ subject }) => subject === token) || struckOut(view).has(token);
    const clues = calls.flatMap((call) => call.clues.map(({ token }) => token));
    const words = [title, why, ...at].join(' ');
    for (const token of [contact, ...clues.filter((clue) => !isPublic(clue))]) {
      expect(words).not.toContain(isSuspect(token) ? TOKEN.short[token] : TOKEN.name[token]);
      expect(at.join(' ')).not.toContain(token);
    }
    expect(words).not.toMatch(/You’re an? \w+ cop/);
  }
});

test('right after the first verdict, the lesson says what blows a cover', () => {
  const { shown } = followCoach(coverblown, coach, 'obedient', 'one');
  expect(shown[shown.indexOf('wrong') + 1]).toBe('blown');
});

test('the lesson lists what was done in the order of the week', () => {
  const order = ['claim-monday', 'others', 'wait', 'wrong', 'call-tuesday', 'propose', 'examine', 'shoot'];
  const steps = coach.steps.map(({ id }) => id).filter((id) => order.includes(id));
  expect(steps).toEqual(order);
});

test('a refused examination names the button to press instead', () => {
  const match = aMatch({ players: 4, day: 'tuesday' });
  const why = coachRefusal(coach, null, match.view('0'), '0', 'examine', ['vane', 'katana']);
  expect(why).toBe(`${examineText.askFirst}.`);
});

test('the coach refuses claims that would get the learner shot', () => {
  const { seed, seats } = coverblown.lesson ?? {};
  const position = begin({ module: coverblown, seed: seed ?? '', seats: seats ?? 0, practice: '0' });
  const view = viewOf(coverblown, position, '0') as View;
  const why = (move: string, ...draft: string[]) => coachRefusal(coach, null, view, '0', move, draft);
  expect(why('claim')).toBeNull();
  expect(why('claim', 'contact')).toMatch(/Keep your contact’s name to yourself/);
  expect(why('claim', 'clean', 'boltgun')).toMatch(/not what your contact told you/);
  expect(why('shoot')).toMatch(/Keep your only bullet/);
  expect(why('rest')).toMatch(/In this lesson, the days end by themselves/);
});
