/** Sentences for whoever stands at the door with a name that is in the room. */
export const TAKEN = {
  title: 'That name is at the table already. Is it you?',
  isMe: 'Yes, it is me',
  again: 'Ask again',
  notMe: 'No, I take another name',
  waiting: (name: string) => `Is it ${name}? They are asked.`,
  asked: (name: string, others: string) =>
    others === '' ? `${name}’s old device was asked.` : `${name}’s old device and ${others} were asked.`,
  until: 'With a yes your seat comes to this device by itself. Until then you see this door and nothing else.',
  bringOld: 'If you have the old device: open the menu there, tap Move my seat, and scan the code with this one.',
  bringHost: (host: string | null) =>
    `${host ?? 'The host'} can also tap the dots beside your name and choose Hand over the seat.`,
};
