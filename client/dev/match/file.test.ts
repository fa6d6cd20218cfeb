import { expect, test } from 'vitest';
import { DevMatch } from './DevMatch';
import { readFile } from './file';
import { aSetup, aTimer, aToy } from './testing';

const aMatch = (module = aToy()) => new DevMatch(module, aTimer(), aSetup());

function played() {
  const match = aMatch();
  for (const number of [1, 3, 2]) match.move('0', 'add', [number]);
  match.jump(2);
  return match;
}

function opened(text: string, module = aToy()) {
  const read = readFile(text);
  if ('why' in read) throw new Error(read.why);
  const match = aMatch(module);
  match.open(read.opened);
  return match;
}

test('opening a saved position restores the whole journal', () => {
  const match = played();
  const again = opened(JSON.stringify(match.position()));
  expect(again.state).toEqual(match.state);
  expect([again.journal.at, again.journal.last, again.journal.log]).toEqual([2, 3, match.journal.log]);
  expect(again.position()).toEqual(match.position());
});

test('the saved state is shown if the rules refuse its journal', () => {
  const match = played();
  const again = opened(JSON.stringify(match.position()), aToy({ most: 2 }));
  expect(again.state).toEqual(match.state);
  expect([again.journal.isKept, again.journal.conflict?.n]).toEqual([true, 2]);
  expect(again.journal.log).toEqual(match.journal.log);
  again.keep();
  const third = opened(JSON.stringify(again.position()), aToy({ most: 2 }));
  expect([third.state, third.journal.conflict]).toEqual([match.state, null]);
});

test('a state saved under another rules version is a fault', () => {
  const position = { ...played().position(), rules: 7 };
  expect(opened(JSON.stringify(position)).faults.list).toMatchObject([
    { where: 'position', why: expect.stringMatching(/version 7/) },
  ]);
});

test('an exported match is dealt again from its seed', () => {
  const { setup, journal, state } = played();
  const { seed, options, began, carryOver, practice } = setup;
  const exported = {
    ...{ format: 'hush-match', formatVersion: 1, match: 'm1', game: 'toy', rules: 1, began, options },
    seats: [
      { seat: '0', name: 'Mara' },
      { seat: '1', name: 'Otis' },
    ],
    deal: { commitment: null, seed, words: null, carryOver, practice },
    journal: journal.rows.map(({ by, ...row }, index) => ({ n: index + 1, seat: by, ...row })),
    ...{ log: [], outcome: null, end: {} },
  };
  const again = opened(JSON.stringify(exported));
  expect([again.journal.at, again.journal.last, again.faults.list]).toEqual([3, 3, []]);
  again.jump(2);
  expect(again.state).toEqual(state);
});

test.each(['', '{', '[]', '{"format":"hush-position"}', '{"format":"hush-match","formatVersion":2}'])(
  'a file without a match is refused: %s',
  (text) => expect(readFile(text)).toMatchObject({ why: expect.stringMatching(/neither a position/) }),
);
