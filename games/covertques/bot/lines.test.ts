import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../../shared/ids';
import { must } from '../../../shared/must';
import { chance } from '../../../shared/random';
import { type AnyBot, playBots } from '../../../shared/testing/bots';
import { begin, engineOf } from '../../../shared/testing/play';
import { MANNERS, type Remark } from '../../../shared/voice';
import { covertques } from '..';
import { codeWord } from '../rules/topic';
import type { State } from '../state';
import { aMatch, type Match } from '../testing';
import { view } from '../view';
import { contains } from '../words';
import { bots } from '.';
import { lines } from './lines';
import { answer, remark } from './remarks';

const gapsOf = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap);

describe.each(Object.entries(lines))('the situation %s', (_, manners) => {
  test('has a dozen lines, three a manner, and no two alike', () => {
    for (const manner of MANNERS) expect(manners[manner].length).toBeGreaterThanOrEqual(3);
    const all = MANNERS.flatMap((manner) => manners[manner]);
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(new Set(all).size).toBe(all.length);
  });
});

/** All that is said in whole games, with the state it was said in. */
const said: { remark: Remark; G: State }[] = [];
for (const seats of [3, 5, 8]) {
  for (let game = 0; game < 8; game++) {
    const words: Remark[] = [];
    const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, listening(must(bots.analyst), words)]));
    const match = { module: covertques, seats, seed: `talk ${game}` };
    const { actions, position: last } = playBots({ ...match, bots: usual });
    let position = begin(match);
    for (const { by, move, args, at } of actions) {
      const after = engineOf(covertques).move(position, by, move, args, at);
      position = after.position;
      const G = position.G as State;
      const open = view(G, null);
      for (const [n, fact] of after.told.entries())
        for (const seat of seatsOf(seats)) {
          const reaction = remark({ ...fact, n, at }, open, seat);
          if (reaction) said.push({ remark: reaction, G });
        }
    }
    said.push(...words.map((each) => ({ remark: each, G: last.G as State })));
  }
}

/** A bot whose words are taken down. */
function listening(bot: AnyBot, words: Remark[]): AnyBot {
  return {
    ...bot,
    choose: (...asked) => {
      const choice = bot.choose(...asked);
      if (choice?.say) words.push(choice.say);
      return choice;
    },
  };
}

test('whatever is said has lines in every manner, and they find all they ask for', () => {
  expect(said.length).toBeGreaterThan(100);
  for (const { remark: each } of said) {
    for (const manner of MANNERS) {
      for (const template of must(lines[each.about], each.about)[manner])
        for (const gap of gapsOf(template)) expect(Object.keys(each.facts ?? {}), each.about).toContain(gap);
    }
  }
  const about = new Set(said.map(({ remark: each }) => each.about));
  for (const situation of ['suspects', 'suspected', 'innocent', 'caught', 'found', 'nobody'])
    expect(about).toContain(situation);
});

test('what is said are names, hints and public words that all have seen, and no code word of who knows it', () => {
  for (const { remark: each, G } of said) {
    const open = view({ ...G, outcome: null }, null);
    const seen: string[] = [...open.publicWords, ...open.hints.flatMap(({ text }) => text ?? [])];
    for (const fact of Object.values(each.facts ?? {})) {
      if (typeof fact !== 'string') continue;
      expect(seen).toContain(fact);
      if (contains(fact, codeWord(G))) expect(open.hints.some(({ text }) => text === fact)).toBe(true);
    }
  }
});

describe('at a table set by hand', () => {
  const told = (code: string, facts: unknown) => ({ n: 1, at: 0, code, facts }) as never;
  const open = (match: Match) => match.view(null);

  test('whoever is pointed at answers, and nobody else', () => {
    const match = aMatch().to('discuss');
    const pointed = told('suspected', { by: '0', player: '3' });
    const answers = match.G.seats.map((seat) => remark(pointed, open(match), seat));
    expect(answers.filter(Boolean)).toEqual([{ about: 'suspected', facts: { who: { seat: '0' } } }]);
    expect(answers[3]).not.toBeNull();
  });

  test('a hint far from its word and a word rolled again are worth a remark, usual ones are not', () => {
    const match = aMatch();
    const hinted = (text: string) =>
      remark(told('hinted', { by: '1', text, kind: 'typed', round: 1 }), open(match), '2');
    expect(hinted('cockpit')).toBeNull();
    expect(hinted('qwxz')).toBeNull();
    expect(hinted('stitches')?.about).toBe('odd');
    expect(remark(told('round-began', { word: 'Pilot', again: true }), open(match), '2')?.about).toBe('again');
    expect(remark(told('round-began', { word: 'Pilot', again: false }), open(match), '2')).toBeNull();
  });

  test('named in the chat it explains its own hint, alike whatever it knows', () => {
    const match = aMatch();
    expect(answer(match.view('3'), '3', { text: 'P3?' }, chance(1))).toEqual({ about: 'shrugs' });
    for (const seat of ['0', '1', '2', '3', '4']) match.play(seat, 'hint', `word ${'abcde'.charAt(Number(seat))}`);
    for (const seat of ['0', '3'])
      expect(answer(match.view(seat), seat, { text: 'why?' }, chance(1))).toEqual({
        about: 'explains',
        facts: { hint: `word ${'abcde'.charAt(Number(seat))}`, word: 'Pilot' },
      });
    expect(answer(match.to('discovery').view('3'), '3', { text: 'why?' }, chance(1))).toBeNull();
  });

  test('who points says why with what lies open, also one that knows more, and insiders spare their partner', () => {
    const match = aMatch({ roles: ['hacker', 'admin', 'user', 'user', 'user', 'debugger'] });
    // The code word is Tailor.
    for (const [seat, hint] of ['scissors', 'needle', 'runway', 'cockpit', 'wings', 'captain'].entries())
      match.play(String(seat), 'hint', hint);
    const pointed = match.G.seats.flatMap((seat) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((seed) => {
        const choice = must(bots.analyst).choose(match.view(seat), seat, chance(seed), 1, match.now);
        return choice?.move === 'suspect' ? [{ seat, at: String(choice.args[0]), say: choice.say }] : [];
      }),
    );
    const by = (one: string) => pointed.filter(({ seat }) => seat === one).map(({ at }) => at);
    expect(new Set(by('5')).size).toBe(1);
    expect(['0', '1']).toContain(by('5')[0]);
    expect(by('0')).not.toContain('1');
    expect(by('1')).not.toContain('0');
    for (const { at, say } of pointed)
      expect(say).toMatchObject({ about: 'suspects', facts: { who: { seat: at }, word: 'Pilot' } });
  });
});
