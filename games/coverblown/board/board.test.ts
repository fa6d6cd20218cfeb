import { must, readBy } from 'hush/game';
import { expect, test } from 'vitest';
import { roundMs } from '../queries';
import source from '../rules.md?raw';
import { aMatch } from '../testing';
import { DAY_NAMES } from '../text';
import { lineOf } from './call/line';
import { isCleared, saidClean } from './claims';
import { cutscenesOf, STAY } from './cutscene/cutscenes';
import { direct } from './direct';
import { log } from './log';
import { rules, rulesFor } from './rules';
import {
  blowsCover,
  callText,
  claimText,
  deadWords,
  examinedBy,
  notebookLine,
  shotBy,
  shotText,
  stance,
  verdictLine,
} from './text';

const NOTHING_HEARD = { answered: 0, live: null, read: [] };

test('the telephone rings for the first call until the player answers it', () => {
  const table = aMatch({ acknowledged: false });
  expect(lineOf(table.view('0'), NOTHING_HEARD).kind).toBe('ringing');
  expect(lineOf(table.view('0'), { ...NOTHING_HEARD, answered: 1 }).kind).toBe('quiet');
});

test('a call in progress continues after a reload', () => {
  const table = aMatch();
  table.play('0', 'investigate', 'suspects');
  const state = lineOf(table.view('0'), { answered: 2, live: 2, read: [] });
  expect(state).toMatchObject({ kind: 'talking', call: { n: 2 } });
});

test('the telephone rings for an unheard call only on its day', () => {
  const table = aMatch();
  table.play('0', 'investigate', 'weapons');
  expect(lineOf(table.view('0'), { ...NOTHING_HEARD, answered: 1 }).kind).toBe('ringing');
  table.timeOut();
  expect(lineOf(table.view('0'), { ...NOTHING_HEARD, answered: 1 }).kind).toBe('quiet');
});

test('no telephone rings for a spectator', () => {
  const table = aMatch({ acknowledged: false });
  expect(lineOf(table.view(null), NOTHING_HEARD).kind).toBe('quiet');
});

test('verdicts and shots are shown in the order in which they happened', () => {
  const table = aMatch({ players: 4 });
  table.play('0', 'shoot', '1');
  table.later(1000).play('1', 'examine', 'pike', 'bat');
  table.afterVerdict().play('2', 'shoot', '3');
  expect(cutscenesOf(table.view(null)).map(({ kind }) => kind)).toEqual(['shot', 'verdict', 'shot']);
});

test('verdicts and shots with the same time are shown once each', () => {
  const table = aMatch({ players: 5 });
  const shown = () =>
    cutscenesOf(table.view(null)).map((each) => (each.kind === 'shot' ? `${each.by} ${each.left}` : each.verdict));
  const seen: string[] = [];
  for (const play of [
    () => table.play('0', 'shoot', '1'),
    () => table.play('2', 'shoot', '1'),
    () => table.play('1', 'examine', 'pike', 'bat'),
    () => table.afterVerdict().play('3', 'shoot', '4'),
  ]) {
    expect(play()).toBe('ok');
    // The board remembers only how many scenes it has shown, so a later scene must never change the order of earlier
    // ones.
    expect(shown().slice(0, -1)).toEqual(seen);
    seen.push(shown().at(-1) ?? '');
  }
  expect(seen).toEqual(['0 2', '2 1', 'wrong', '3 2']);
});

test('an examination has a cutscene with bullets on the table', () => {
  const table = aMatch({ options: { bulletsOnTable: true } });
  table.play('1', 'examine', 'pike', 'bat');
  expect(cutscenesOf(table.view('0'))).toHaveLength(1);
});

test('a “Wrong” verdict clears the suspect and the weapon', () => {
  const table = aMatch();
  table.play('0', 'examine', 'pike', 'bat');
  table.afterVerdict().play('0', 'examine', 'vane', 'grinder');
  const view = table.view(null);
  expect(['pike', 'bat', 'vane', 'grinder'].map((token) => isCleared(view, token as 'pike'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a player who makes the same claim twice is listed only once', () => {
  const table = aMatch();
  for (const seat of ['0', '0', '1']) table.play(seat, 'claim', 'clean', 'katana');
  expect(saidClean(table.view(null).claims, 'katana')).toEqual(['0', '1']);
});

test('every call adds a line to the notebook', () => {
  const table = aMatch({ contacts: { '0': 'pike' } });
  table.play('1', 'examine', 'pike', 'bat');
  table.afterVerdict().play('0', 'investigate', 'suspects');
  expect(notebookLine(table.lastCall('0'))).toBe('Your contact was examined, so your cover is blown: no more clues.');
  for (const seat of table.G.seats)
    for (const call of table.player(seat).calls) expect(notebookLine(call)).toMatch(/\.$/);
});

test('only the first call comes from an unknown caller', () => {
  const words = (kind: 'first' | 'suspects', day: 'monday' | 'tuesday') =>
    `${callText.rings(DAY_NAMES[day], kind === 'first')}: ${callText.caller(kind === 'first')}. ${callText.wantsAWord('Ana', kind === 'first')}`;
  expect(words('first', 'monday')).toBe('Monday, incoming call: Number withheld. Someone wants a word with you, Ana.');
  expect(words('suspects', 'tuesday')).toBe('Tuesday, calling back: Your contact. You called. Here’s the answer, Ana.');
});

test('a full bar of the clock means a full day', () => {
  for (const players of [3, 4, 5] as const) {
    const table = aMatch({ players });
    const monday = table.view(null);
    expect(monday.endsAt).toBe(table.now + roundMs(monday));
    table.timeOut();
    expect(table.view(null).endsAt).toBe(table.now + roundMs(table.view(null)));
    // The next day does not lose the time for which the verdict is shown.
    table.play('0', 'examine', 'pike', 'bat');
    expect(table.view(null).endsAt).toBe(table.now + STAY.verdict);
    table.afterVerdict();
    expect(table.view(null).endsAt).toBe(table.now + roundMs(table.view(null)));
  }
});

test('the rules always open at a section that exists', () => {
  const ids = rules.map(({ id }) => id);
  const moments = [
    aMatch({ acknowledged: false }),
    aMatch(),
    aMatch({ day: 'friday' }),
    aMatch({ day: 'friday', options: { bulletsOnTable: true } }),
  ];
  for (const table of moments) {
    for (const viewer of ['0', null]) expect(ids).toContain(rulesFor(table.view(viewer), viewer));
    table.play('0', 'investigate', 'suspects');
    expect(ids).toContain(rulesFor(table.view('0'), '0'));
  }
  const over = aMatch();
  over.play('0', 'examine', 'vane', 'katana');
  expect(ids).toContain(rulesFor(over.view('0'), '0'));
});

test('[CB-55] the rules say who wins if the first death is unclear', () => {
  for (const words of [source, claimText.iDiedHint]) {
    expect(words).toMatch(/agree who (died|was) first, (\*\*)?the dirty cops win/);
    expect(words).toMatch(/only the honest cop presses/);
  }
});

test('a player can still hear a call to its end after the match', () => {
  const table = aMatch();
  table.play('0', 'investigate', 'suspects');
  table.play('1', 'examine', 'vane', 'katana');
  const view = table.view('0');
  expect(view.outcome).not.toBeNull();
  expect(lineOf(view, { answered: 2, live: 2, read: [] })).toMatchObject({ kind: 'talking', call: { n: 2 } });
  expect(lineOf(view, { answered: 1, live: null, read: [] }).kind).toBe('quiet');
});

test('captions never show what a call said', () => {
  const table = aMatch({ players: 4 });
  table.play('0', 'announce', 'crane', 'bat');
  table.timeOut();
  table.play('1', 'investigate', 'suspects');
  table.play('1', 'claim', 'clean', 'gloves');
  table.play('0', 'announce', 'stokes', 'bat');
  table.play('2', 'agree');
  table.play('1', 'object');
  table.play('1', 'shoot', '3');
  table.play('0', 'examine', 'stokes', 'bat');
  table.afterVerdict().play('2', 'shoot', '3');
  const view = table.view(null);
  const played = table.facts.map((fact, n) => [fact.code, direct({ ...fact, n, at: 0 }, view, view, null)] as const);
  expect(played.flatMap(([, scene]) => (scene ? [`${scene.by} ${scene.kind}`] : []))).toEqual([
    'null lapsed',
    '1 called',
    '1 claimed',
    '2 agreed',
    '1 objected',
    '1 shot',
    '0 examined',
    '2 shot',
  ]);
  // The scene of a caption contains only the seat, kind and duration. The text comes from the public log.
  for (const [, scene] of played)
    expect(Object.keys(scene ?? {}).filter((key) => !/^(by|kind|ms)$/.test(key))).toEqual([]);
});

test('only the listed kinds of log entries have no caption', () => {
  const view = aMatch().view(null);
  const slips = Object.keys(log.kinds).filter((code) =>
    direct({ n: 1, at: 0, code, facts: { by: '0' } }, view, view, null),
  );
  const none = Object.keys(log.kinds).filter((code) => !slips.includes(code));
  expect(none).toEqual(['announced', 'died', 'over', 'round-began']);
  expect(direct({ n: 1, at: 0, code: 'bot-sat-down', facts: null }, view, view, null)).toBeNull();
});

test('the examination form warns that a cover may be blown', () => {
  const blown = 'If Vane is a cop’s contact, that cop’s cover is blown: no more clues.';
  expect(blowsCover('vane')).toBe(blown);
  const table = aMatch({ murderer: 'vane' });
  table.play('0', 'examine', 'vane', 'bat');
  const [fishy] = table.view(null).examinations;
  expect(verdictLine(must(fishy), false)).toBe(`One of the two is guilty. ${blown}`);
  expect(verdictLine(must(fishy), true)).toBe('One of the two is guilty.');
});

test('the examination form doesn’t say that a bot has yet to answer', () => {
  const match = aMatch();
  match.play('0', 'announce', 'pike', 'bat');
  const view = match.view('0');
  const [plan] = view.plans;
  const stances = [true, false].map((bot) =>
    stance(
      { seat: '1', bot },
      must(plan),
      view,
      readBy(() => 'Mara', null),
    ),
  );
  expect(stances).toEqual(['Mara hasn’t objected.', 'Mara hasn’t answered.']);
});

test('the verdict screen and the shot screen call the viewer “you”', () => {
  const names = (seat: string) => ({ '0': 'Vera', '1': 'Quinn' })[seat] ?? '';
  const [vera, quinn] = [readBy(names, '0'), readBy(names, '1')];
  const shot = { by: '0', target: '1' };
  expect([names, vera, quinn].map((each) => shotBy(shot, each))).toEqual([
    'Vera shot Quinn.',
    'You shot Quinn.',
    'Vera shot you.',
  ]);
  expect(shotText.left('Quinn', 1)).toBe('Quinn has one life left. A hit doesn’t reveal which side Quinn is on.');
  expect(shotText.left(null, 2)).toBe('You have two lives left. A hit doesn’t reveal which side you’re on.');
  expect(deadWords('1', 'honest', vera)).toBe('Quinn was honest. The dirty cops win.');
  expect(deadWords('1', 'honest', quinn)).toBe('You were honest. The dirty cops win.');
  expect(deadWords('1', null, quinn)).toBe('You are dead.');
  const examined = { by: '0', suspect: 'pike', weapon: 'gloves' } as const;
  expect(examinedBy(examined, vera)).toBe('You examined Bartholomew Pike and the Driver’s Gloves.');
  expect(examinedBy(examined, quinn)).toBe('Vera examined Bartholomew Pike and the Driver’s Gloves.');
});
