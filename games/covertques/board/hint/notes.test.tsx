import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing';
import { Notes } from './Notes';

test('the notes list a player’s hints of all rounds', () => {
  const table = aMatch();
  table.play('1', 'hint', 'wings');
  table.toRound(2).play('1', 'hint', 'sky');
  const people = [{ seat: '1', name: 'P1', face: '1', colour: 0, you: false, host: false, online: true, bot: false }];
  const notes = <Notes view={table.view('0')} seat="0" people={people} levels={{}} onRaise={() => undefined} />;
  expect(renderToStaticMarkup(notes)).toContain('“wings”, “sky”');
});
