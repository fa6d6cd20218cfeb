// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import type { AutoPass } from '../../state';
import { aMatch } from '../../testing';
import { propsOf } from '../testing';
import { useHeldPass } from './useHeldPass';

/** Opens and closes seat 1's sheet in a window that seat 1 would pass. Returns what the seat chose, step by step. */
function choices(before: AutoPass, changed?: AutoPass): AutoPass[] {
  const match = aMatch({ hands: { 1: ['coffee'], 2: ['taser'] } });
  match.expect(match.play('1', 'setAutoPass', before)).look('3', 0);
  const made: AutoPass[] = [];
  const choose = (auto: AutoPass) => match.expect(match.play('1', 'setAutoPass', auto));
  function Opened() {
    const props = propsOf(match, '1');
    const setAutoPass = (auto: AutoPass) => {
      made.push(auto);
      choose(auto);
      return props.act.setAutoPass(auto);
    };
    useHeldPass({ ...props, act: { ...props.act, setAutoPass } });
    return null;
  }
  const root = testRoot(document.createElement('div'));
  const show = () => flushSync(() => root.render(<Opened />));
  show();
  show();
  if (changed) choose(changed);
  show();
  root.unmount();
  return made;
}

test('an open card keeps the seat from passing automatically', () => {
  expect(choices('untilTouched')).toEqual(['never', 'untilTouched']);
  expect(choices('untilShot')).toEqual(['never', 'untilShot']);
});

test('a card opened by a seat that is asked changes nothing', () => {
  expect(choices('never')).toEqual([]);
});

test('switches that the player changes while the card is open stay as they are', () => {
  expect(choices('untilTouched', 'untilShot')).toEqual(['never']);
  expect(choices('never', 'untilShot')).toEqual([]);
});
