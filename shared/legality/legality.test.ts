import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyModule, Draft, Legality, LegalMoves } from '../contract/module';
import { chance } from '../random';
import { append, flat, legalityOf, playsOf, randomDraft, randomOrder, stamped, stepwise, tree } from './legality';

type Pair = [number, string] | [number, string, string];
type Table = { pairs: Pair[]; closed?: boolean };

const examine = flat<Table, Pair>({
  closed: (view) => (view.closed ? 'closed' : null),
  unfit: (_view, _seat, [suspect]) => (suspect === 13 ? 'unlucky' : null),
  list: (view) => view.pairs,
});
const table: Table = {
  pairs: [
    [1, 'bat'],
    [1, 'bolt'],
    [2, 'bat'],
    [13, 'bat'],
    [1, 'bat', 'monday'],
  ],
};
const drafts = (draft: Draft) => examine.next(table, '0', draft).picks.map((pick) => pick.draft);

test('`flat` offers each possible next argument once', () => {
  expect(examine.next(table, '0', []).picks).toEqual([
    { mark: 1, draft: [1] },
    { mark: 2, draft: [2] },
  ]);
  expect(drafts([1])).toEqual([
    [1, 'bat'],
    [1, 'bolt'],
  ]);
});

test('a draft that equals a list entry is complete', () => {
  expect(examine.next(table, '0', [1])).toMatchObject({ whole: false });
  expect(examine.next(table, '0', [1, 'bat'])).toEqual({
    whole: true,
    picks: [{ mark: 'monday', draft: [1, 'bat', 'monday'] }],
  });
  expect(examine.next(table, '0', [2, 'bat'])).toEqual({ whole: true, picks: [] });
});

test('a draft that begins no list entry has no continuation', () => {
  for (const draft of [[3], [1, 'katana'], [1, 'bat', 'monday', 'more'], [13]]) {
    expect(examine.next(table, '0', draft)).toEqual({ whole: false, picks: [] });
  }
});

test('arguments are compared as JSON', () => {
  const rule = flat<null, Draft>({ list: () => [[1], ['1'], [['a', 'b']]] });
  expect(rule.next(null, '0', []).picks.map(({ mark }) => mark)).toEqual([1, '1', ['a', 'b']]);
  expect(rule.next(null, '0', [['a', 'b']]).whole).toBe(true);
});

test('random drafts are legal and cover every legal draft', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const draft = randomDraft(examine as Legality<Table, never>, table, '0', chance(seed));
    expect(examine.refusal(table, '0', draft as [number, string])).toBeNull();
    seen.add(JSON.stringify(draft));
  }
  expect([...seen].sort()).toEqual(['[1,"bat","monday"]', '[1,"bat"]', '[1,"bolt"]', '[2,"bat"]']);
});

test('there is no random draft if nothing is legal', () => {
  const closed = { ...table, closed: true };
  expect(randomDraft(examine as Legality<Table, never>, closed, '0', chance(1))).toBeNull();
  const pass = flat<null, []>({ list: () => [[]] });
  expect(randomDraft(pass as Legality<null, never>, null, '0', chance(1))).toEqual([]);
});

test('a random draft can contain sampled text', () => {
  const free = { maxLength: 5, sample: () => 'cloud' };
  const hint = stepwise<null, Draft>({
    next: (_view, _seat, [text, round]) =>
      text === undefined
        ? { whole: false, picks: [], text: free }
        : { whole: true, picks: round === undefined ? [{ mark: 3, draft: [text, 3] }] : [] },
  });
  const walk = (stopAt: number) => randomDraft(hint as Legality<null, never>, null, '0', chance(1), stopAt);
  expect(walk(1)).toEqual(['cloud']);
  expect(walk(0)).toEqual(['cloud', 3]);
  const endless = stepwise<null, Draft>({
    next: (_view, _seat, draft) => ({ whole: false, picks: [{ mark: 0, draft: [...draft, 0] }] }),
  });
  expect(() => randomDraft(endless as Legality<null, never>, null, '0', chance(1))).toThrow('does not end');
});

test('a refusal code needs a sentence', () => {
  const legal: LegalMoves<null, { hum: []; sing: [] }, 'hoarse'> = {
    hum: flat({ closed: () => 'hoarse', list: () => [[]] }),
    // @ts-expect-error: no sentence explains this code
    sing: flat({ closed: () => 'shy', list: () => [[]] }),
  };
  expect(legal.hum.why(null, '0')).toBe('hoarse');
});

test('`legalityOf` tells a board which moves a seat can make', () => {
  const legal: LegalMoves<Table, { examine: Pair }> = { examine };
  const mine = legalityOf(legal, table, '0');
  expect(mine.can('examine')).toBe(true);
  expect(mine.refusal('examine', [13, 'bat'])).toBe('unlucky');
  expect(mine.refusal('examine', [1, 'bat'])).toBeNull();
  expect(legalityOf(legal, { ...table, closed: true }, '0').can('examine')).toBe(false);
  const watching = legalityOf(legal, table, null);
  expect(watching.can('examine')).toBe(false);
  expect(watching.next('examine', [])).toEqual({ whole: false, picks: [] });
  expect(watching.refusal('examine', [1, 'bat'])).toBe('not-your-seat');
});

test('offered arguments lead to every legal entry and no other', () => {
  const anyList = fc.array(fc.array(fc.nat(2), { maxLength: 3 }), { maxLength: 8 });
  fc.assert(
    fc.property(anyList, (list) => {
      const rule = flat<null, Draft>({
        unfit: (_view, _seat, args) => (args[0] === 2 ? 'no' : null),
        list: () => list,
      });
      const found = new Set<string>();
      const walk = (draft: Draft) => {
        const step = rule.next(null, '0', draft);
        if (step.whole) found.add(JSON.stringify(draft));
        for (const pick of step.picks) walk(pick.draft);
      };
      walk([]);
      expect([...found].sort()).toEqual(
        [...new Set(list.filter(([first]) => first !== 2).map((args) => JSON.stringify(args)))].sort(),
      );
    }),
  );
});

test('`playsOf` lists all moves except those in `asides`', () => {
  const module = { legal: { play: examine, quiet: examine }, asides: new Set(['quiet']) } as Pick<
    AnyModule,
    'legal' | 'asides'
  >;
  expect(playsOf(module)).toEqual(['play']);
  expect(playsOf({ ...module, asides: new Set() })).toEqual(['play', 'quiet']);
});

test('random players usually try moves with a high weight first', () => {
  const random = chance('weights');
  const firsts = (weights: Record<string, number>) => {
    const tried = Array.from({ length: 400 }, () => randomOrder(['act', 'wait', 'rest'], { weights }, random));
    for (const order of tried) expect([...order].sort()).toEqual(['act', 'rest', 'wait']);
    return (move: string) => tried.filter(([first]) => first === move).length;
  };
  const even = firsts({});
  for (const move of ['act', 'wait', 'rest']) expect(even(move)).toBeGreaterThan(90);
  const keen = firsts({ act: 8, rest: 0.5 });
  expect(keen('act')).toBeGreaterThan(300);
  expect(keen('wait')).toBeGreaterThan(keen('rest'));
  expect(keen('rest')).toBeGreaterThan(0);
});

test('a closed move is refused with one reason', () => {
  const rule = flat<{ on: boolean; items: number[] }, [number]>({
    closed: (view) => (view.on ? null : 'closed'),
    unfit: (_view, _seat, [item]) => (item === 13 ? 'unlucky' : null),
    list: (view) => view.items.map((item) => [item]),
  });
  expect(rule.why({ on: false, items: [1] }, '0')).toBe('closed');
  expect(rule.next({ on: false, items: [1] }, '0', [])).toEqual({ whole: false, picks: [] });
  expect(rule.refusal({ on: false, items: [1] }, '0', [13])).toBe('closed');
  expect(rule.why({ on: true, items: [13, 1] }, '0')).toBeNull();
  expect(rule.why({ on: true, items: [13] }, '0')).toBe('unlucky');
  expect(rule.why({ on: true, items: [] }, '0')).toBe('nothing-to-choose');
});

test('a `tree` draft is complete only at the declared lengths', () => {
  const rule = tree<{ on: boolean }, [number, number]>({
    closed: (view) => (view.on ? null : 'closed'),
    unfit: (_view, _seat, [, second]) => (second === 13 ? 'unlucky' : null),
    lengths: [2],
    grow: (_view, _seat, draft) => (draft.length < 2 ? [append(draft, draft.length)] : []),
  });
  expect(rule.why({ on: false }, '0')).toBe('closed');
  expect(rule.why({ on: true }, '0')).toBeNull();
  expect(rule.next({ on: true }, '0', [0])).toEqual({ whole: false, picks: [{ mark: 1, draft: [0, 1] }] });
  expect(rule.next({ on: true }, '0', [0, 1])).toEqual({ whole: true, picks: [] });
  expect(rule.refusal({ on: true }, '0', [0, 13])).toBe('unlucky');
});

test('`stamped` offers the arguments with their stamp first, then without the stamp', () => {
  expect(stamped(['a', 1], 'monday')).toEqual([
    ['a', 1, 'monday'],
    ['a', 1],
  ]);
});
