import { beforeAll, expect, test } from 'vitest';
import { translate } from '#shared/text/texts.ts';
import { answerInLanguage, inLanguage } from './inLanguage';

beforeAll(() =>
  translate({
    'server.problems': { 'room-locked': 'Zu' },
    'server.moves': { 'not-your-turn': 'Du bist nicht dran.' },
    'server.messages': {
      tooFew: (title: string, missing: number) => `${title}: ${missing} fehlen`,
      byStandIn: (text: string) => `(Vertretung) ${text}`,
    },
    'coverblown-lines': { fires: { dry: ['Peng.', (at: string, why: string) => `${at}, ${why}`] } },
    'coverblown.reasons': { silent: 'weil du schweigst' },
  }),
);

test('a sentence is made from its phrase or its code', () => {
  expect(inLanguage('server.problems', 'room-locked', { detail: 'Locked' })).toBe('Zu');
  const phrase = ['tooFew', 'Covert', 2];
  expect(inLanguage('server.problems', 'too-few-players', { detail: 'More!', phrase })).toBe('Covert: 2 fehlen');
});

test('a bot’s line and the words in it are in the language', () => {
  const why = { detail: 'you’re silent', phrase: ['coverblown.reasons/silent'] };
  const said = { detail: 'Ana, you’re silent', phrase: ['coverblown-lines/fires.dry.1', 'Ana', why] };
  expect(inLanguage('server.problems', '', said)).toBe('Ana, weil du schweigst');
  const byStandIn = { detail: `(Stand-in) ${said.detail}`, phrase: ['byStandIn', said] };
  expect(inLanguage('server.problems', '', byStandIn)).toBe('(Vertretung) Ana, weil du schweigst');
  const unknown = { ...said, phrase: ['coverblown-lines/fires.dry.7', 'Ana', why] };
  expect(inLanguage('server.problems', '', unknown)).toBe(said.detail);
});

test('a sentence that the language does not have stays as it was sent', () => {
  expect(inLanguage('server.problems', 'own-code', { detail: 'Not six.' })).toBe('Not six.');
  for (const phrase of [['other'], ['tooFew'], ['tooFew', {}, 2], 'tooFew', null])
    expect(inLanguage('server.problems', 'room-locked', { detail: 'Locked', phrase })).toBe('Locked');
});

test('answers and reasons against moves are in the language', () => {
  const said = 'It’s not your turn.';
  const refused = { refused: 'not-your-turn', detail: said };
  expect(answerInLanguage('server.moves', refused)).toEqual({ ...refused, detail: 'Du bist nicht dran.' });
  const offer = { name: 'play', why: 'not-your-turn', detail: said, form: null, isKnown: true };
  const free = { ...offer, why: null, detail: null };
  expect(answerInLanguage('server.moves', { moves: [offer, free] })).toEqual({
    moves: [{ ...offer, detail: 'Du bist nicht dran.' }, free],
  });
  expect(answerInLanguage('server.moves', { ok: true })).toEqual({ ok: true });
});
