import { namesOf } from '#shared/text/names.ts';
import { texts } from '#shared/text/texts.ts';

/**
 * The sentence of each error code for HTTP requests and for the `/rooms` handshake (`docs/protocol.md`, Errors). It
 * tells a person what to do.
 */
export const PROBLEMS = texts('server.problems', {
  'invalid-body': 'Something in the request is missing or wrong.',
  unauthorized: 'This device isn’t in the room, or its seat was moved to another device. Join again.',
  'not-host': 'Only the host can do that.',
  'not-yours': 'Only that person can do that.',
  'foreign-origin': 'This page comes from a site the server doesn’t know. Open the game at its own address.',
  'room-not-found': 'There’s no room with this code. Check it, or ask for the link again.',
  'member-not-found': 'That person isn’t in the room any more.',
  'no-match': 'There’s no match here.',
  'not-found': 'There’s nothing at this address.',
  'on-your-phone': 'That’s on your phone. This screen shows only what everyone may see.',
  'two-screens': 'Your seat already has two screens. Remove one before you add another.',
  'one-screen': 'Your seat has one screen. Add a second one first.',
  'name-taken': 'This name is taken in this room. If it’s yours, move your seat here from your other device.',
  'room-full': 'This room has as many people as it can hold.',
  'room-locked': 'The host has locked this room. Ask them to open it.',
  'seats-taken': 'Every seat in this game is taken.',
  'too-few-players': 'You need more players.',
  'too-many-players': 'Some of you have to watch.',
  'not-ready': 'Not everyone’s ready.',
  'not-alone': 'A lesson is for one person. Open a separate room for it.',
  'no-lesson': 'This game has no lesson.',
  'still-reading': 'Someone is still reading the intro. Deal when they’re done, or don’t wait.',
  'words-missing': 'Someone still has to add a word or choose No word. Ask them, or deal without theirs.',
  'no-shared-seed': 'Words aren’t mixed into the deal in this room. The host can turn that on.',
  'match-running': 'A match is on. Wait until it ends, or ask the host to stop it.',
  'game-missing': 'This game isn’t on the server right now. Your match is kept and continues when it’s back.',
  paused: 'The match is paused.',
  'not-paused': 'The match isn’t paused.',
  'no-clock': 'No clock is running right now, so there’s no time to add to.',
  'too-late': 'The cards are already dealt. A delayed stage has to be announced before the deal.',
  'just-announced': 'Everyone needs a moment to read that a delayed stage will show all cards. Deal in a few seconds.',
  'too-early': 'It’s too early for the delayed stage. It will start by itself.',
  'no-delayed-stage': 'The host hasn’t announced a delayed stage. The stage without secrets is open to everyone.',
  'stage-only-watches': 'A stage only shows the table. Join on another device to play.',
  'stage-locked': 'This room is locked. Ask the people in it to allow this screen.',
  'stage-waiting': 'The people in this locked room are being asked to allow this screen.',
  'stage-refused': 'Someone in this locked room said no to this screen. Talk to them, then ask again.',
  'stage-unanswered': 'No one in this locked room answered within ten minutes. Ask again.',
  'too-many-stages': 'Eight screens already show this room. Close one of them, then open this one.',
  'spectators-listen': 'Spectators can only listen in this room. The host can let them speak.',
  'chat-closed': 'Chat is closed in this part of the game. Write again when it opens.',
  'hand-up': 'Your hand is already up. You keep your place in line.',
  'no-hand': 'That hand isn’t up any more. Check who’s next in line.',
  'has-floor': 'You already have the floor. Speak, or pass it to the next person.',
  'no-floor': 'No one has the floor any more.',
  'mute-yourself': 'You can’t mute yourself. Others choose who they hear.',
  'match-not-over': 'The match isn’t over yet.',
  'member-online': 'They’re connected. A bot can play for them once they’re away or have left the match.',
  'too-many-devices': 'You’re already in this room on eight devices or tabs. Close one of them, then open this one.',
  'handoff-used': 'This link has been used or has expired. Make a new one on the other device.',
  'being-asked': 'Someone is already asking for this seat. Wait for the answer.',
  'asked-enough':
    'This seat was asked for three times in the last hour. The host can tap the dots next to the name and choose Hand over the seat.',
  'question-closed': 'No one answered in time. Ask again, or pick another name.',
  'question-refused': 'They said it isn’t you. Pick another name, or talk to them.',
  'screen-code-closed': 'That code doesn’t work any more. Get a new one.',
  'unsupported-encoding': 'Send the request without a Content-Encoding.',
  'body-too-large': 'The request is larger than 16 KiB.',
  'rate-limited': 'That’s too fast. Wait a moment.',
  fault: 'Something went wrong on the server. Nothing has changed.',
  'room-unavailable':
    'This room couldn’t be read after the server restarted. Nothing was deleted. Make a new room; the server’s operator can find this one in the log.',
  'try-again': 'That couldn’t be saved. Try again.',
  draining: 'The server is restarting. Try again in a few seconds.',
});

export type ProblemCode = keyof typeof PROBLEMS;

/** Sentences that a code alone does not determine. `MESSAGES` makes them (`messages.ts`). */
export const SENTENCES = texts('server.messages', {
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
  unknownLevel: (levels: string) => `Bot levels in this game: ${levels}.`,
  fullRoom: (people: number) => `This room is full. It holds ${people} people.`,
  tooFew: (title: string, missing: number) =>
    `${title} needs ${missing === 1 ? 'one more player' : `${missing} more players`}. Bots count.`,
  tooMany: (title: string, max: number, over: number) =>
    `${title} seats ${max}: ${over === 1 ? 'one of you has' : `${over} of you have`} to watch.`,
  notReady: (names: readonly string[]) => `${namesOf(names)} ${names.length === 1 ? 'needs' : 'need'} a minute.`,
  stillReading: (names: readonly string[]) =>
    `${namesOf(names)} ${names.length === 1 ? 'is' : 'are'} still reading the intro.`,
  wordsMissing: (names: readonly string[]) => `Waiting for a word from ${namesOf(names)}.`,
  seconds: (from: number, to: number) => `Choose ${from} to ${to} seconds, or 0.`,
  optionsRefuse: 'These options don’t work with that many players.',
  wait: (seconds: number) => `That’s too fast. Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  noisy: (seconds: number) =>
    `Too many wrong codes came from your network, so it has to wait between tries. Try again in ${seconds} seconds.`,
  handoverOffered: (host: string, name: string) =>
    `${host} (host) made a link that moves ${name}’s seat to another device.`,
  deviceMoved: (name: string) => `${name} moved to another device.`,
  seatAskedFor: (name: string) => `Someone at the door says: “I’m ${name}.”`,
  seatRefusedByOwner: (name: string) => `${name} said: “That’s not me.”`,
  seatRefused: (by: string, name: string) => `${by} said: “That’s not ${name}.”`,
  seatGrantedByOwner: (name: string) => `${name} let the new device in.`,
  seatGranted: (by: string, name: string) => `${by} let ${name}’s new device in.`,
  stageAskedFor: 'A screen wants to show this room.',
  stageTurnedAway: (by: string) => `${by} refused the screen that wanted to show this room.`,
  stageAllowed: (by: string) => `${by} allowed a screen to show this room.`,
  stageBeingAsked: 'Another screen is already asking. Wait for the answer.',
  stageAskedEnough: 'Three screens have asked in the last hour. Wait, or have the host unlock the room.',
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
    `${host} (host) announced a delayed stage. From the next deal on, anyone can watch all cards, ${minutes === 1 ? 'a minute' : `${minutes} minutes`} late.`,
  stageStays: (host: string) => `${host} (host) cancelled the delayed stage. No cards are shown before the end.`,
  chatOff: 'The host has turned the chat off.',
  badChat: (most: number) => `A chat message has 1 to ${most} characters.`,
  badReaction: 'There’s no such reaction.',
});

/** The catalogue's words for the levels of bots that every game has, and for games from outside of Hush. */
export const CATALOGUE = texts('server.catalogue', {
  /** The levels of bots that Hush adds to every game. */
  levels: {
    random: { title: 'Chance', about: 'Plays any legal move.' },
    searcher: {
      title: 'Searcher',
      about: 'Imagines what the others may hold, plays ahead and picks the move that wins most.',
    },
  },
  idleAbout: 'Never moves. This game doesn’t list its legal moves, so bots can’t choose one.',
  /** The groups of contract checks that matter to players, in their words. */
  checked: { games: 'whole matches', refusals: 'rules', secrecy: 'secrecy', bots: 'bots', board: 'board' },
});

/** Kinds of devices. */
export const DEVICES = texts('server.devices', {
  some: 'A device',
  mobile: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
  tv: 'Television',
});
