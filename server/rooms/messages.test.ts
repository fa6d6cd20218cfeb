import { expect, test } from 'vitest';
import { MESSAGES, messageOf, secondsOf } from './messages';

test('a message has its sentence, and the name and facts from which a device makes the same sentence', () => {
  expect(MESSAGES.tooFew('Covert', 2)).toEqual({
    detail: 'Covert needs 2 more players. Bots count.',
    phrase: ['tooFew', 'Covert', 2],
  });
  expect(MESSAGES.chatOff).toEqual({ detail: 'The host has turned the chat off.', phrase: ['chatOff'] });
});

test('a schema refers to sentences by their names, and its own messages have no phrase', () => {
  expect(messageOf('badName')).toEqual(MESSAGES.badName);
  expect(messageOf('Invalid input')).toEqual({ detail: 'Invalid input' });
});

test('times in sentences are whole seconds', () => {
  expect([1, 1499, 1500, 2001].map(secondsOf)).toEqual([1, 1, 2, 3]);
});
