import { expect, test } from 'vitest';
import { MESSAGES, messageOf, secondsOf } from './messages';

test('a message has an English sentence and the phrase from which a device can translate it', () => {
  expect(MESSAGES.tooFew('Covert', 2)).toEqual({
    detail: 'Covert needs 2 more players. Bots count.',
    phrase: ['tooFew', 'Covert', 2],
  });
  expect(MESSAGES.chatOff).toEqual({ detail: 'The host has turned the chat off.', phrase: ['chatOff'] });
});

test('`messageOf` gives a phrase only to a message listed in `MESSAGES`', () => {
  expect(messageOf('badName')).toEqual(MESSAGES.badName);
  expect(messageOf('Invalid input')).toEqual({ detail: 'Invalid input' });
});

test('times in sentences are whole seconds', () => {
  expect([1, 1499, 1500, 2001].map(secondsOf)).toEqual([1, 1, 2, 3]);
});
