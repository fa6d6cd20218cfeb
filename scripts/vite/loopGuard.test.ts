import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { guardLoop } from '#client/dev/loops.ts';
import { guarded } from './loopGuard';

const guardedIn = (code: string) => guarded(code, parseSync('rules.js', code).program as never, 'rules.js');

/**
 * Adds guards to the loops in `body` and runs the code. Returns its answer, and how often each loop was entered and
 * repeated.
 */
function run(body: string) {
  const entered: Record<string, number> = {};
  const turns: Record<string, number> = {};
  (globalThis as { hushLoop?: unknown }).hushLoop = (where: string) => {
    entered[where] = (entered[where] ?? 0) + 1;
    return () => {
      turns[where] = (turns[where] ?? 0) + 1;
    };
  };
  try {
    const code = guardedIn(`(() => {${body}})`);
    // biome-ignore lint/security/noGlobalEval: the guarded code has to run
    return { answer: globalThis.eval(code)() as unknown, entered, turns, lines: code.split('\n').length };
  } finally {
    delete (globalThis as { hushLoop?: unknown }).hushLoop;
  }
}

describe('every loop in a game calls a guard on each iteration', () => {
  test.each([
    ['for', 'let n = 0; for (let i = 0; i < 3; i++) { n += i; } return n;', 3, 3],
    ['for without braces', 'let n = 0; for (let i = 0; i < 4; i++) n += i; return n;', 6, 4],
    ['for of', "let n = ''; for (const c of 'abc') n += c; return n;", 'abc', 3],
    ['for in', "let n = ''; for (const k in { a: 1, b: 2 }) { n += k }; return n;", 'ab', 2],
    ['while', 'let n = 5; while (n > 0) n--; return n;', 0, 5],
    ['do', 'let n = 0; do n++; while (n < 3)\nreturn n;', 3, 3],
    ['after an if', 'let n = 0; if (n === 1) for (;;) n++; else while (n < 2) n++; return n;', 2, 2],
  ])('this loop gets a guard: %s', (_, body, answer, turns) => {
    const found = run(body);
    expect(found.answer).toBe(answer);
    expect(Object.values(found.turns)).toEqual([turns]);
  });

  test('nested loops get guards', () => {
    const body = `
      const found = [];
      const upTo = function* (most) { for (let n = 0; n < most; n++) yield n; };
      outer: for (const a of upTo(3)) for (const b of [1, 2, 3]) {
        if (b === 2) continue outer;
        found.push([a, b].map((each) => { let n = 0; while (n < each) n++; return n; }));
      }
      return found;`;
    const { answer, entered, lines } = run(body);
    expect(answer).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(entered).toEqual({ 'rules.js:3': 1, 'rules.js:4': 4, 'rules.js:6': 6 });
    expect(lines).toBe(body.split('\n').length);
  });

  test('code with guarded loops also works where no guard is defined', () => {
    // biome-ignore lint/security/noGlobalEval: the guarded code has to run
    expect(globalThis.eval(guardedIn('(() => { let n = 0; for (;;) if (++n > 9) return n; })'))()).toBe(10);
  });
});

test('an endless loop throws an error with its position', () => {
  const forever = () => {
    const turn = guardLoop('games/nightshift/game.ts:42');
    for (;;) turn();
  };
  expect(forever).toThrow('the loop at games/nightshift/game.ts:42 goes round without an end');
  expect(forever).toThrow('the loop at games/nightshift/game.ts:42 goes round without an end');
});
