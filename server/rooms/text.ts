import type { Code } from '#shared/ids.ts';
import { namesOf } from '#shared/text/names.ts';

/** The status, title and sentence of an error response. The sentence tells a person what to do. */
interface Wording {
  status: number;
  title: string;
  detail: string;
}

/** Every error code for HTTP requests and for the `/rooms` handshake (`docs/protocol.md`, Errors). */
export const PROBLEMS = {
  'invalid-body': { status: 400, title: 'Not understood', detail: 'Something in the request is missing or wrong.' },
  unauthorized: {
    status: 401,
    title: 'Not a member',
    detail: 'This device isn’t in the room, or its seat was moved to another device. Join again.',
  },
  'not-host': { status: 403, title: 'Host only', detail: 'Only the host can do that.' },
  'not-yours': { status: 403, title: 'Not yours to decide', detail: 'Only that person can do that.' },
  'foreign-origin': {
    status: 403,
    title: 'Another site',
    detail: 'This page comes from a site the server doesn’t know. Open the game at its own address.',
  },
  'room-not-found': {
    status: 404,
    title: 'No such room',
    detail: 'There’s no room with this code. Check it, or ask for the link again.',
  },
  'member-not-found': { status: 404, title: 'Not here', detail: 'That person isn’t in the room any more.' },
  'no-match': { status: 404, title: 'No match', detail: 'There’s no match here.' },
  'not-found': { status: 404, title: 'Nothing here', detail: 'There’s nothing at this address.' },
  'on-your-phone': {
    status: 403,
    title: 'On your phone',
    detail: 'That’s on your phone. This screen shows only what everyone may see.',
  },
  'two-screens': {
    status: 409,
    title: 'Two screens',
    detail: 'Your seat already has two screens. Remove one before you add another.',
  },
  'one-screen': { status: 409, title: 'One screen', detail: 'Your seat has one screen. Add a second one first.' },
  'name-taken': {
    status: 409,
    title: 'Name taken',
    detail: 'Someone in the room already has this name. If that’s you, move your seat here from your other device.',
  },
  'room-full': { status: 409, title: 'Room full', detail: 'This room has as many people as it can hold.' },
  'room-locked': {
    status: 409,
    title: 'Room locked',
    detail: 'The host has locked this room. Ask them to open it.',
  },
  'seats-taken': { status: 409, title: 'No free seat', detail: 'Every seat in this game is taken.' },
  'too-few-players': { status: 409, title: 'Too few players', detail: 'You need more players.' },
  'too-many-players': { status: 409, title: 'Too many players', detail: 'Some of you have to watch.' },
  'not-ready': { status: 409, title: 'Not ready', detail: 'Not everyone’s ready.' },
  'not-alone': {
    status: 409,
    title: 'Not alone',
    detail: 'A lesson is for one person. Open a separate room for it.',
  },
  'no-lesson': { status: 409, title: 'No coached match', detail: 'This game has no lesson.' },
  'still-reading': {
    status: 409,
    title: 'Still reading',
    detail: 'Someone is still reading the intro. Deal when they’re done, or don’t wait.',
  },
  'words-missing': {
    status: 409,
    title: 'Words missing',
    detail: 'Someone still has to add a word or choose No word. Ask them, or deal without theirs.',
  },
  'no-shared-seed': {
    status: 409,
    title: 'No words',
    detail: 'Words aren’t mixed into the deal in this room. The host can turn that on.',
  },
  'match-running': {
    status: 409,
    title: 'Match running',
    detail: 'A match is on. Wait until it ends, or ask the host to stop it.',
  },
  'game-missing': {
    status: 409,
    title: 'Game missing',
    detail: 'This game isn’t on the server right now. Your match is kept and continues when it’s back.',
  },
  paused: { status: 409, title: 'Paused', detail: 'The match is paused.' },
  'not-paused': { status: 409, title: 'Not paused', detail: 'The match isn’t paused.' },
  'no-clock': {
    status: 409,
    title: 'No clock',
    detail: 'No clock is running right now, so there’s no time to add to.',
  },
  'too-late': {
    status: 409,
    title: 'Too late',
    detail: 'The cards are already dealt. A delayed stage has to be announced before the deal.',
  },
  'just-announced': {
    status: 409,
    title: 'Just announced',
    detail: 'Everyone needs a moment to read that a delayed stage will show all cards. Deal in a few seconds.',
  },
  'too-early': {
    status: 409,
    title: 'Too early',
    detail: 'It’s too early for the delayed stage. It will start by itself.',
  },
  'no-delayed-stage': {
    status: 409,
    title: 'No delayed stage',
    detail: 'The host hasn’t announced a delayed stage. The stage without secrets is open to everyone.',
  },
  'stage-only-watches': {
    status: 403,
    title: 'Watching only',
    detail: 'A stage only shows the table. Join on another device to play.',
  },
  'stage-locked': {
    status: 403,
    title: 'Room locked',
    detail: 'This room is locked. Ask the people in it to allow this screen.',
  },
  'stage-waiting': {
    status: 403,
    title: 'Waiting for an answer',
    detail: 'The people in this locked room are being asked to allow this screen.',
  },
  'stage-refused': {
    status: 403,
    title: 'Stage refused',
    detail: 'Someone in this locked room said no to this screen. Talk to them, then ask again.',
  },
  'stage-unanswered': {
    status: 403,
    title: 'No answer',
    detail: 'No one in this locked room answered within ten minutes. Ask again.',
  },
  'too-many-stages': {
    status: 409,
    title: 'Too many stages',
    detail: 'Eight screens already show this room. Close one of them, then open this one.',
  },
  'spectators-listen': {
    status: 403,
    title: 'Spectators only listen',
    detail: 'Spectators can only listen in this room. The host can let them speak.',
  },
  'chat-closed': {
    status: 409,
    title: 'Silence',
    detail: 'Chat is closed in this part of the game. Write again when it opens.',
  },
  'hand-up': { status: 409, title: 'Hand is up', detail: 'Your hand is already up. You keep your place in line.' },
  'no-hand': { status: 409, title: 'No hand is up', detail: 'That hand isn’t up any more. Check who’s next in line.' },
  'has-floor': {
    status: 409,
    title: 'You have the floor',
    detail: 'You already have the floor. Speak, or pass it to the next person.',
  },
  'no-floor': { status: 409, title: 'The floor is free', detail: 'No one has the floor any more.' },
  'mute-yourself': {
    status: 409,
    title: 'That’s you',
    detail: 'You can’t mute yourself. Others choose who they hear.',
  },
  'match-not-over': { status: 409, title: 'Not over', detail: 'The match isn’t over yet.' },
  'member-online': {
    status: 409,
    title: 'They are here',
    detail: 'They’re here. A bot can stand in when they’re away or when they ask for it.',
  },
  'too-many-devices': {
    status: 409,
    title: 'Too many devices',
    detail: 'You’re already in this room on eight devices or tabs. Close one of them, then open this one.',
  },
  'handoff-used': {
    status: 410,
    title: 'Link used up',
    detail: 'This link has been used or has expired. Make a new one on the other device.',
  },
  'being-asked': {
    status: 409,
    title: 'Already asked',
    detail: 'Someone is already asking for this seat. Wait for the answer.',
  },
  'asked-enough': {
    status: 409,
    title: 'Asked too often',
    detail:
      'This seat was asked for three times in the last hour. The host can tap the dots next to the name and choose Hand over the seat.',
  },
  'question-closed': {
    status: 410,
    title: 'Question closed',
    detail: 'No one said yes, or you asked too long ago. Ask again, or pick another name.',
  },
  'screen-code-closed': {
    status: 410,
    title: 'Code expired',
    detail: 'That code doesn’t work any more. Get a new one.',
  },
  'unsupported-encoding': {
    status: 415,
    title: 'Encoded body',
    detail: 'Send the request without a Content-Encoding.',
  },
  'body-too-large': { status: 413, title: 'Too large', detail: 'The request is larger than 16 KiB.' },
  'rate-limited': { status: 429, title: 'Too fast', detail: 'That’s too fast. Wait a moment.' },
  fault: { status: 500, title: 'Our mistake', detail: 'Something went wrong on the server. Nothing has changed.' },
  'room-unavailable': {
    status: 503,
    title: 'Room unavailable',
    detail:
      'This room couldn’t be read after the server restarted. Nothing was deleted. Make a new room; the server’s operator can find this one in the log.',
  },
  'try-again': { status: 503, title: 'Try again', detail: 'That couldn’t be saved. Try again.' },
  draining: { status: 503, title: 'Restarting', detail: 'The server is restarting. Try again in a few seconds.' },
} as const satisfies Record<Code, Wording>;

export type ProblemCode = keyof typeof PROBLEMS;

export const MESSAGES = {
  badName: 'A name has 1 to 20 characters, at least one of them visible, and no control characters.',
  badWord: 'A word has 1 to 20 characters, at least one of them visible, and no control characters.',
  badFace: 'The name of a face has 1 to 32 lower-case letters, digits and hyphens.',
  badCallLink: 'A call link must begin with https://.',
  badDelay: 'The delay of a stage is 1 to 30 whole minutes, or null for no delayed stage.',
  badFloorSeconds: 'The floor is given for 15 to 300 whole seconds, or null for no time limit.',
  badDevice: 'An X-Device header has 1 to 64 ASCII characters without spaces.',
  badKey: 'An Idempotency-Key header has 16 to 200 ASCII characters without spaces.',
  unknownGame: (game: string) => `There’s no game called ${game}.`,
  gameMissing: (game: string) =>
    `The game ${game} isn’t on this server right now. Your match is kept and continues when it’s back.`,
  unknownLevel: (levels: readonly string[]) => `Bot levels in this game: ${levels.join(', ')}.`,
  /** The groups of contract checks that matter to players, in their words. */
  checked: {
    'random games': 'whole matches',
    refusals: 'rules',
    'two worlds': 'secrecy',
    bots: 'bots',
    board: 'board',
  },
  chance: 'Chance',
  chanceAbout: 'Plays any legal move.',
  idleAbout: 'Never moves. This game doesn’t list its legal moves, so bots can’t choose one.',
  searcher: 'Searcher',
  searcherAbout: 'Imagines what the others may hold, plays ahead and picks the move that wins most.',
  fullRoom: (people: number) => `This room is full. It holds ${people} people.`,
  tooFew: (title: string, missing: number) =>
    `${title} needs ${missing === 1 ? 'one more player' : `${missing} more players`}. Bots count.`,
  tooMany: (title: string, max: number, over: number) =>
    `${title} seats ${max}: ${over === 1 ? 'one of you has' : `${over} of you have`} to watch.`,
  notReady: (names: readonly string[]) => `${namesOf(names)} ${names.length === 1 ? 'needs' : 'need'} a minute.`,
  stillReading: (names: readonly string[]) =>
    `${namesOf(names)} ${names.length === 1 ? 'is' : 'are'} still reading the intro.`,
  wordsMissing: (names: readonly string[]) => `Waiting for a word from ${namesOf(names)}.`,
  optionsRefuse: 'These options don’t work with that many players.',
  wait: (ms: number) => `That’s too fast. Wait ${ms < 1500 ? 'a second' : `${Math.ceil(ms / 1000)} seconds`}.`,
  noisy: (ms: number) =>
    `Too many wrong codes came from your network, so it has to wait between tries. Try again in ${Math.ceil(ms / 1000)} seconds.`,
  handoverOffered: (host: string, name: string) =>
    `${host} (host) made a link that moves ${name}’s seat to another device.`,
  deviceMoved: (name: string) => `${name} moved to another device.`,
  seatAskedFor: (name: string) => `Someone at the door says: “I’m ${name}.”`,
  seatRefused: (by: string, name: string) =>
    by === name ? `${name} said: “That’s not me.”` : `${by} said: “That’s not ${name}.”`,
  seatGranted: (by: string, name: string) =>
    by === name ? `${name} let the new device in.` : `${by} let ${name}’s new device in.`,
  stageAskedFor: 'A screen wants to show this room.',
  stageTurnedAway: (by: string) => `${by} refused the screen that wanted to show this room.`,
  stageAllowed: (by: string) => `${by} allowed a screen to show this room.`,
  stageBeingAsked: 'Another screen is already asking. Wait for the answer.',
  stageAskedEnough: 'Three screens have asked in the last hour. Wait, or have the host unlock the room.',
  someDevice: 'A device',
  device: (kind: string, browser: string) => `${kind}, ${browser}`,
  screenAdded: (name: string) => `${name} is now playing on two screens.`,
  screenRemoved: (name: string) => `${name} is back to one screen.`,
  standIn: (name: string) => `A bot is standing in for ${name}.`,
  standInOver: (name: string) => `${name} is playing again.`,
  matchUnreadable: 'The match couldn’t be read after a restart. It’s over and doesn’t count.',
  byStandIn: (text: string) => `(Stand-in) ${text}`,
  removed: (name: string) => `The host removed ${name} from the room.`,
  removedFromMatch: (name: string) => `The host removed ${name} from the room. A bot takes over.`,
  leftMatch: (name: string) => `${name} left. A bot takes over.`,
  hostPassed: (name: string) => `${name} is the host now.`,
  stageOpens: (host: string, minutes: number) =>
    `${host} (host) announced a delayed stage. From the next deal on, anyone can watch all cards, ${minutesLate(minutes)} late.`,
  stageStays: (host: string) => `${host} (host) cancelled the delayed stage. No cards are shown before the end.`,
  chatOff: 'The host has turned the chat off.',
  badChat: (most: number) => `A chat message has 1 to ${most} characters.`,
  badReaction: 'There’s no such reaction.',
} as const;

function minutesLate(minutes: number): string {
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
