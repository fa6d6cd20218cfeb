import { namesOf } from '#shared/text/names.ts';
import { texts } from '#shared/text/texts.ts';

export const STAGE_QUESTION = texts('room.stage', {
  title: 'A screen wants to show this room',
  check: 'Is it a screen you know? Everyone who sees it sees the table.',
  untilYes: 'The room is locked. Until someone says yes, the screen shows nothing.',
  shows: 'It shows the room and the table, never anyone’s secrets.',
  no: 'Refuse',
  yes: 'Allow',
});

export const QUESTION = texts('room.question', {
  isIt: (name: string) => `Is it ${name}?`,
  isItYou: 'Is it you?',
  asks: (name: string) => `Someone is asking for ${name}’s seat.`,
  asksYou: (name: string) => `Another device is asking for your seat, ${name}.`,
  device: 'Device',
  inHere: 'In this room before',
  never: 'Never',
  as: (name: string) => `As ${name}`,
  online: 'Here now',
  away: 'Away',
  asked: 'Asked',
  askAloud: 'Ask them something out loud. A name alone proves nothing.',
  untilYes: 'Until someone says yes, they can’t see the room.',
  oldToo: (name: string) => `${name}’s own device is being asked too. Everyone can see that you were asked.`,
  left: 'Left the room',
  comesBack: (name: string) => `If you say yes, they come back as ${name}, with ${name}’s points and seat.`,
  moves: 'If you say yes, your seat moves there. This screen then shows nothing of yours.',
  keepBoth: 'To use both, say no. Then choose Add my phone on this device.',
  alsoAsked: (names: readonly string[]) => `${namesOf(names)} ${names.length === 1 ? 'is' : 'are'} asked too.`,
  times: (nth: number, of: number) => `Asked ${nth} of ${of} times`,
  saidYes: (yes: number, needs: number) => `${yes} of ${needs} said yes`,
  stays: 'Stays until you answer',
  no: 'No',
  notMe: 'No, not me',
  itIsThem: 'Yes, it’s them',
  itIsMe: 'Yes, it’s me',
});
