import { expect, test } from 'vitest';
import { languageFor } from './language';

const LANGUAGES = [
  { tag: 'de', isOffered: true },
  { tag: 'pt-BR', isOffered: true },
  { tag: 'en-XA', isOffered: false },
];
const chosen = (remembered: string | null, ...preferred: string[]) =>
  languageFor(LANGUAGES, remembered, preferred)?.tag ?? 'en';

test('the first available language that the browser prefers is chosen, or else English', () => {
  expect(chosen(null, 'fr-FR', 'de-AT', 'en')).toBe('de');
  expect(chosen(null, 'en-GB', 'de')).toBe('en');
  expect(chosen(null, 'pt-PT')).toBe('pt-BR');
  expect(chosen(null, 'fr', 'ja')).toBe('en');
});

test('an available language chosen on this device takes precedence over the browser’s languages', () => {
  expect(chosen('de', 'en-US')).toBe('de');
  expect(chosen('en', 'de-DE')).toBe('en');
  expect(chosen('fr', 'de-DE')).toBe('de');
});

test('a language for tests is chosen only by its full name', () => {
  expect(chosen('en-XA', 'de')).toBe('en-XA');
  expect(chosen(null, 'en-US')).toBe('en');
});
