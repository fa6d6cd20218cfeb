import type { Code } from '#shared/ids.ts';
import { namesOf } from '#shared/names.ts';

/** What an error document is called, its status, and a sentence a person can act on. */
interface Wording {
  status: number;
  title: string;
  detail: string;
}

/** Every error code of HTTP and of the `/rooms` handshake (`docs/protocol.md`, Errors). */
export const PROBLEMS = {
  'invalid-body': { status: 400, title: 'Not understood', detail: 'Something in the request is missing or wrong.' },
  unauthorized: {
    status: 401,
    title: 'Not a member',
    detail: 'This device is not in the room, or its seat was moved to another one. Join again.',
  },
  'not-host': { status: 403, title: 'Only the host may', detail: 'Only the host can do that.' },
  'not-yours': { status: 403, title: 'Somebody else decides', detail: 'Only that person can do that.' },
  'foreign-origin': {
    status: 403,
    title: 'Another site',
    detail: 'This page comes from a site the server does not know. Open the game at its own address.',
  },
  'room-not-found': {
    status: 404,
    title: 'No such room',
    detail: 'There is no room with this code. Check it, or ask for the link again.',
  },
  'member-not-found': { status: 404, title: 'Nobody there', detail: 'That person is not in the room any more.' },
  'no-match': { status: 404, title: 'No match', detail: 'There is no match here.' },
  'not-found': { status: 404, title: 'Nothing here', detail: 'There is nothing at this address.' },
  'on-your-phone': {
    status: 403,
    title: 'On your phone',
    detail: 'That is on your phone. This screen shows only what everybody may see.',
  },
  'two-screens': {
    status: 409,
    title: 'Two screens',
    detail: 'Your seat has two screens already. Remove one of them, and add the other.',
  },
  'one-screen': { status: 409, title: 'One screen', detail: 'Your seat has one screen. Add a second one first.' },
  'name-taken': {
    status: 409,
    title: 'Name taken',
    detail: 'Somebody in the room has this name. If it is you, move your seat here from your other device.',
  },
  'room-full': { status: 409, title: 'Room full', detail: 'This room has as many people as it can hold.' },
  'room-locked': {
    status: 409,
    title: 'Room locked',
    detail: 'The host has locked this room. Ask them to open it.',
  },
  'seats-taken': { status: 409, title: 'No seat free', detail: 'Every seat of this game is taken.' },
  'too-few-players': { status: 409, title: 'Too few players', detail: 'More players are needed.' },
  'too-many-players': { status: 409, title: 'Too many players', detail: 'Some must watch.' },
  'not-ready': { status: 409, title: 'Not ready', detail: 'Not everybody is ready.' },
  'not-alone': {
    status: 409,
    title: 'Not alone',
    detail: 'A coached match is for one person alone. Open a room of your own for it.',
  },
  'no-lesson': { status: 409, title: 'No coached match', detail: 'This game has no coached match.' },
  'still-reading': {
    status: 409,
    title: 'Still reading',
    detail: 'Somebody still reads the cards. Deal when they are through, or do not wait.',
  },
  'words-missing': {
    status: 409,
    title: 'Words missing',
    detail: 'Somebody has neither given a word nor said that they give none. Ask them, or deal without.',
  },
  'no-shared-seed': {
    status: 409,
    title: 'No words',
    detail: 'No words are mixed into the deal here. The host can switch that on.',
  },
  'match-running': {
    status: 409,
    title: 'Match running',
    detail: 'A match is running. Wait for its end, or let the host stop it.',
  },
  'too-late': {
    status: 409,
    title: 'Too late',
    detail: 'The cards are dealt already. A delayed stage is announced to everybody before the deal.',
  },
  'just-announced': {
    status: 409,
    title: 'Just announced',
    detail: 'Everybody has to be able to read that a stage shows all cards late. Deal in a moment.',
  },
  'too-early': {
    status: 409,
    title: 'Too early',
    detail: 'A delayed stage shows nothing before its time. It begins by itself.',
  },
  'no-delayed-stage': {
    status: 409,
    title: 'No delayed stage',
    detail: 'The host has announced no delayed stage. The stage without secrets is open to everybody.',
  },
  'stage-only-watches': {
    status: 403,
    title: 'A stage only watches',
    detail: 'A stage shows the table and does nothing. Sit down on another device.',
  },
  'stage-locked': {
    status: 403,
    title: 'Locked to stages',
    detail: 'This room is locked. Ask the people in it to allow this screen.',
  },
  'stage-waiting': {
    status: 403,
    title: 'Waiting for a yes',
    detail: 'The people in this locked room are being asked to allow this screen.',
  },
  'stage-refused': {
    status: 403,
    title: 'Stage refused',
    detail: 'A member of this locked room refused this screen. Talk to them, then ask again.',
  },
  'stage-unanswered': {
    status: 403,
    title: 'No answer',
    detail: 'Nobody in this locked room answered within ten minutes. Ask again.',
  },
  'too-many-stages': {
    status: 409,
    title: 'Too many stages',
    detail: 'Eight stages of this room are open. Close one of them, and this one comes in.',
  },
  'spectators-listen': {
    status: 403,
    title: 'Spectators listen',
    detail: 'Who watches a match only listens here. The host can let spectators speak.',
  },
  'chat-closed': {
    status: 409,
    title: 'Silence',
    detail: 'This part of the game is silent. Say it after that.',
  },
  'hand-up': { status: 409, title: 'Hand is up', detail: 'Your hand is up already. You keep your place in the line.' },
  'no-hand': { status: 409, title: 'No hand is up', detail: 'That hand is not up any more. Look who is next in line.' },
  'has-floor': {
    status: 409,
    title: 'You have the floor',
    detail: 'You have the floor already. Speak, or give it to the next.',
  },
  'no-floor': { status: 409, title: 'Nobody has the floor', detail: 'Nobody has the floor any more.' },
  'mute-yourself': {
    status: 409,
    title: 'That is you',
    detail: 'You cannot mute yourself. Others choose whom they hear.',
  },
  'match-not-over': { status: 409, title: 'Not over', detail: 'The match is not over yet.' },
  'member-online': {
    status: 409,
    title: 'They are here',
    detail: 'That person is here. A bot can stand in once they are away, or when they ask for it.',
  },
  'too-many-devices': {
    status: 409,
    title: 'Too many devices',
    detail: 'You are in this room on eight devices or tabs already. Close one of them, and this one comes in.',
  },
  'handoff-used': {
    status: 410,
    title: 'Link used up',
    detail: 'This link was used already or is too old. Make a new one on the other device.',
  },
  'being-asked': {
    status: 409,
    title: 'Asked already',
    detail: 'Somebody asks for this seat at this moment. Wait until that is answered.',
  },
  'asked-enough': {
    status: 409,
    title: 'Asked often enough',
    detail: 'This seat was asked for three times within the hour. Let the host hand it over by its menu.',
  },
  'question-closed': {
    status: 410,
    title: 'Question closed',
    detail: 'Nobody said yes to that, or it is too long ago. Ask again, or take another name.',
  },
  'screen-code-closed': {
    status: 410,
    title: 'Code not open',
    detail: 'That code is not open any more. Ask for a new one.',
  },
  'unsupported-encoding': {
    status: 415,
    title: 'Encoded body',
    detail: 'Send the request without a Content-Encoding.',
  },
  'body-too-large': { status: 413, title: 'Too large', detail: 'The request is larger than 16 KiB.' },
  'rate-limited': { status: 429, title: 'Too fast', detail: 'That was too often. Wait a moment.' },
  fault: { status: 500, title: 'Our mistake', detail: 'Something went wrong on the server. Nothing was changed.' },
  'room-unavailable': {
    status: 503,
    title: 'Room unavailable',
    detail:
      'This room could not be read after a restart of the server. Nothing of it is deleted. Make a new room; whoever runs the server finds this one in its log.',
  },
  'try-again': { status: 503, title: 'Try again', detail: 'That could not be stored. Send it again.' },
  draining: { status: 503, title: 'Restarting', detail: 'The server is restarting. Try again in a few seconds.' },
} as const satisfies Record<Code, Wording>;

export type ProblemCode = keyof typeof PROBLEMS;

export const MESSAGES = {
  badName: 'A name has 1 to 20 letters, something visible among them, and no control characters.',
  badWord: 'A word has 1 to 20 letters, something visible among them, and no control characters.',
  badFace: 'A face is named by 1 to 32 small letters, digits and hyphens.',
  badCallLink: 'A call link must begin with https://.',
  badDelay: 'A delayed stage is 1 to 30 whole minutes late, or there is none (null).',
  badFloorSeconds: 'The floor is given for 15 to 300 whole seconds, or without a time (null).',
  badDevice: 'An X-Device has 1 to 64 plain characters.',
  badKey: 'An Idempotency-Key has 16 to 200 plain characters.',
  unknownGame: (game: string) => `There is no game called ${game}.`,
  unknownLevel: (levels: readonly string[]) => `Bots of this game play at: ${levels.join(', ')}.`,
  chance: 'Chance',
  chanceAbout: 'Plays any legal move.',
  searcher: 'Searcher',
  searcherAbout: 'Imagines what the others may hold, plays on from there and takes what wins most.',
  fullRoom: (people: number) => `A room holds ${people} people, and this one is full.`,
  tooFew: (title: string, missing: number) =>
    `${title} needs ${missing === 1 ? 'one more player' : `${missing} more players`}. Bots count.`,
  tooMany: (title: string, max: number, over: number) =>
    `${title} seats ${max}: ${over === 1 ? 'one of you' : `${over} of you`} must watch.`,
  notReady: (names: readonly string[]) => `Waiting for ${namesOf(names)}.`,
  stillReading: (names: readonly string[]) =>
    `${namesOf(names)} still ${names.length === 1 ? 'reads' : 'read'} the cards.`,
  wordsMissing: (names: readonly string[]) => `Waiting for the word of ${namesOf(names)}.`,
  optionsRefuse: 'These options do not go with that many players.',
  wait: (ms: number) => `That was too often. Wait ${ms < 1500 ? 'a second' : `${Math.ceil(ms / 1000)} seconds`}.`,
  noisy: (ms: number) =>
    `Many wrong codes came from your network, so rooms are looked up there one after the other. Try again in ${Math.ceil(ms / 1000)} seconds.`,
  handoverOffered: (host: string, name: string) =>
    `${host} (host) made a link that moves the seat of ${name} to another device.`,
  deviceMoved: (name: string) => `${name} moved to another device.`,
  seatAskedFor: (name: string) => `Somebody at the door says: I am ${name}.`,
  seatRefused: (by: string, name: string) =>
    by === name ? `${name} said: that is not me.` : `${by} said: that is not ${name}.`,
  seatGranted: (by: string, name: string) =>
    by === name ? `${name} lets the new device in.` : `${by} lets the new device of ${name} in.`,
  stageAskedFor: 'A screen wants to show this room.',
  stageTurnedAway: (by: string) => `${by} refused the screen that wanted to show this room.`,
  stageAllowed: (by: string) => `${by} allowed a screen to show this room.`,
  stageBeingAsked: 'Another screen is asking at the moment. Wait until that is answered.',
  stageAskedEnough: 'Three screens have asked within the hour. Wait, or have the host unlock the room.',
  someDevice: 'A device',
  device: (kind: string, browser: string) => `${kind}, ${browser}`,
  screenAdded: (name: string) => `${name} plays on two screens now.`,
  screenRemoved: (name: string) => `${name} plays on one screen again.`,
  standIn: (name: string) => `A bot stands in for ${name}.`,
  standInOver: (name: string) => `${name} plays again.`,
  matchUnreadable: 'The match could not be read after a restart. It is over and counts for nobody.',
  byStandIn: (text: string) => `(Stand-in) ${text}`,
  removed: (name: string) => `The host removed ${name} from the room.`,
  removedFromMatch: (name: string) => `The host removed ${name} from the room. A bot plays the seat.`,
  leftMatch: (name: string) => `${name} left. A bot plays the seat.`,
  hostPassed: (name: string) => `${name} is host now.`,
  stageOpens: (host: string, minutes: number) =>
    `${host} (host) announces a stage: from the next deal on it shows all cards, ${minutesLate(minutes)} late, to whoever opens it.`,
  stageStays: (host: string) => `${host} (host) took the delayed stage back. No card is shown before the end.`,
  chatOff: 'The host has switched the chat off.',
  badChat: (most: number) => `A line of chat has 1 to ${most} characters.`,
  badReaction: 'There is no such reaction.',
} as const;

function minutesLate(minutes: number): string {
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
