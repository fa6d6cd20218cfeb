/** What a seat's private screen says, whatever is played on it. */
export const privateText = {
  secret: 'Secret',
  name: (name: string) => `${name}, private`,
  here: 'Board on your laptop',
  /** The button that opens both screens. */
  manage: 'Your two screens',
  gone: 'Your laptop left. This phone can do everything.',
  alone: 'One screen again',
  parts: 'Parts of your private screen',
  hand: 'What needs your secrets',
} as const;

/** The seat's own lines on paper. */
export const linesText = {
  title: 'My notes',
  cover: 'Cover',
  covered: { title: 'Your notes are covered', how: 'Tap to read them' },
  shared: 'This screen is shared: your notes stay covered',
  write: 'Write',
  label: 'A note for yourself',
  about: 'Only you get it. It stays with your seat.',
  keep: 'Keep',
  change: (text: string) => `Change: ${text}`,
} as const;
