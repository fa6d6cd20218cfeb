import { texts } from '#shared/text/texts.ts';

export const privateText = texts('match.private', {
  secret: 'Secret',
  name: (name: string) => `${name}, private`,
  here: 'Board on your laptop',
  manage: 'Your two screens',
  gone: 'Your laptop disconnected. You can do everything here.',
  alone: 'Use one screen',
  parts: 'Parts of your private screen',
  hand: 'Moves that need your secrets',
});

export const linesText = texts('match.notes', {
  title: 'My notes',
  cover: 'Cover',
  covered: { title: 'Your notes are covered', how: 'Tap to read them' },
  shared: 'This screen is shared: your notes stay covered',
  write: 'Write',
  label: 'A note for yourself',
  about: 'Only you see it. It stays with your seat.',
  keep: 'Save',
  change: (text: string) => `Change: ${text}`,
});
