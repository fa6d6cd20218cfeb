import { namesOf } from '#shared/text/names.ts';
import { texts } from '#shared/text/texts.ts';

export const TAKEN = texts('door.taken', {
  title: 'That name is already at the table. Is it you?',
  titleLeft: 'Someone who left has that name. Is it you?',
  keeps: (name: string) => `If it’s you, you get ${name}’s points back once the host says yes.`,
  isMe: 'Yes, it’s me',
  again: 'Ask again',
  notMe: 'No, I’ll use another name',
  waiting: (name: string) => `We’re asking whether you’re ${name}.`,
  asked: (name: string, others: readonly string[]) =>
    others.length === 0
      ? `We asked on ${name}’s own device.`
      : `We asked on ${name}’s own device. We also asked ${namesOf(others)}.`,
  askedOthers: (others: readonly string[]) => `We asked ${namesOf(others)}.`,
  until: 'After a yes, this page opens your seat. Until then you see only this page.',
  bringOld: 'If you have the old device: open the menu there, tap Switch device, and scan the code with this one.',
  bringHost: (host: string | null) =>
    host === null
      ? 'The host can also tap the dots next to your name and choose Hand over the seat.'
      : `${host} can also tap the dots next to your name and choose Hand over the seat.`,
});
