import type { GameId, MatchId, MemberId } from '#shared/ids.ts';
import type { AnyModule, Lesson } from '#shared/module.ts';
import { type Entropy, newId, newSeed } from '../crypto';
import { commitTo } from '../matches/state/deal';
import type { MatchRegistry, NewMatch } from '../matches/types';
import { voiceOf } from './characters';
import { type Catalogue, gameOf, levelFor, optionsOf } from './games';
import { layLesson } from './lessons';
import { found, RequestProblem } from './problem';
import { isDealDue, readersOf } from './reading';
import type { Room } from './room';
import { cannotStart, closeRanks } from './seats';
import { newSharedSeed, silentPeople, wordsBySeat } from './sharedSeed';
import { layDelayed, refuseUnannounced } from './stages';
import { type RoomState, seated } from './state';
import { MESSAGES } from './text';

/** What the host said of people who hold up the deal. */
interface Start {
  /** Those who still read the cards: the deal waits for them, or leaves them to it. */
  readers?: 'wait' | 'leave' | undefined;
  /** Those who have given no word: it leaves them out. */
  words?: 'leave' | undefined;
}

export interface Dealing {
  /**
   * The host's Start. Null: somebody reads, and the deal comes by itself when they are through. Refused as
   * `still-reading` or `words-missing` where the host did not say what becomes of whoever holds it up.
   */
  start(room: Room, by: MemberId, asked: Start): Promise<Dealt | null>;
  /** The coached match of the room's game, for its only person. */
  startLesson(room: Room, by: MemberId): Promise<Dealt>;
  /** Deals where that waited for readers and nobody reads any longer. */
  dealIfDue(room: Room): Promise<void>;
}

interface Dealt {
  id: MatchId;
  game: GameId;
}

export interface DealingDeps {
  registry: MatchRegistry;
  catalogue: Catalogue;
  entropy: Entropy;
  /** Server time in ms. */
  now(): number;
  /** A match is dealt; what the room may not keep of earlier ones can go. */
  dealt(room: Room): void;
}

type Deal = Omit<NewMatch, 'room'>;

/** May throw what is in the way, and lays a coached match. */
type Prepare = (draft: RoomState, module: AnyModule) => Lesson | null;

/** How matches are dealt in rooms. */
export function createDealing({ registry, catalogue, entropy, now, dealt }: DealingDeps): Dealing {
  async function deal(room: Room, prepare: Prepare): Promise<Dealt> {
    const id = newId(entropy, 20);
    const deals: Deal[] = [];
    await room.change(
      (draft) => {
        const module = gameOf(catalogue, draft.game);
        const lesson = prepare(draft, module);
        refuseStart(draft, module);
        if (!lesson) refuseUnannounced(draft, now());
        const match = layDeal(draft, module, { id, began: now(), ...seedFor(draft, lesson, entropy) }, lesson);
        if (draft.match) draft.match.commitment = commitTo(match, module.version);
        deals.push(match);
        // Nobody's secrets are in a lesson, and nobody else plays in it.
        if (!lesson) layDelayed(draft, id, now());
      },
      async (change) => {
        const result = await registry.create({ room: room.code, ...found(deals.at(-1), 'fault') }, change);
        if (result === 'fault') throw new RequestProblem('fault');
        return result;
      },
    );
    dealt(room);
    const { game } = found(room.state().match, 'fault');
    return { id, game };
  }

  /** False: nobody reads, so that there is nothing to wait for. */
  function waitForReaders(room: Room, by: MemberId, words: Start['words']): Promise<boolean> {
    return room.change((draft) => {
      refuseOthers(draft, by);
      refuseStart(draft, gameOf(catalogue, draft.game));
      refuseSilence(draft, words);
      refuseUnannounced(draft, now());
      draft.dealing = readersOf(draft).length > 0;
      return draft.dealing;
    });
  }

  return {
    async start(room, by, { readers, words }) {
      if (readers === 'wait' && (await waitForReaders(room, by, words))) return null;
      return deal(room, (draft, module) => {
        refuseOthers(draft, by);
        refuseStart(draft, module);
        const names = readersOf(draft).map(({ name }) => name);
        if (names.length > 0 && readers !== 'leave') {
          throw new RequestProblem('still-reading', MESSAGES.stillReading(names));
        }
        refuseSilence(draft, words);
        return null;
      });
    },

    startLesson: (room, by) =>
      deal(room, (draft, module) => {
        refuseOthers(draft, by);
        return layLesson(draft, module, entropy);
      }),

    async dealIfDue(room) {
      try {
        await deal(room, (draft) => {
          if (!isDealDue(draft)) throw new RequestProblem('not-ready');
          return null;
        });
      } catch (error) {
        if (!isDealDue(room.state())) return;
        await room.change((draft) => {
          draft.dealing = false;
        });
        throw error;
      }
    },
  };
}

function refuseOthers(draft: RoomState, by: MemberId): void {
  if (draft.host !== by) throw new RequestProblem('not-host');
}

function refuseStart(draft: RoomState, module: AnyModule): void {
  const problem = cannotStart(draft, module);
  if (problem) throw new RequestProblem(problem.code, problem.detail);
}

function refuseSilence(draft: RoomState, words: Start['words']): void {
  const names = silentPeople(draft).map(({ name }) => name);
  if (names.length > 0 && words !== 'leave') throw new RequestProblem('words-missing', MESSAGES.wordsMissing(names));
}

type Seed = Pick<NewMatch, 'seed' | 'words'>;

/** What the match is dealt from. A shared seed is used once: the next match has a new one, with no words in it yet. */
function seedFor(draft: RoomState, lesson: Lesson | null, entropy: Entropy): Seed {
  if (lesson) return { seed: { public: lesson.seed }, words: null };
  const { sharedSeed } = draft;
  if (sharedSeed === null) return { seed: newSeed(entropy), words: null };
  draft.sharedSeed = newSharedSeed(entropy);
  return { seed: sharedSeed.seed, words: wordsBySeat(draft, sharedSeed) };
}

/** Sets the room up for its match, and says what is dealt to whom. */
function layDeal(
  draft: RoomState,
  module: AnyModule,
  from: Pick<NewMatch, 'id' | 'began'> & Seed,
  lesson: Lesson | null,
): Deal {
  const { id } = from;
  closeRanks(draft);
  const players = seated(draft);
  const dealt = players.map(({ id: member, name, seat }) => [String(seat), { member, name }]);
  const seats = players.map(({ id: member, name, bot }) => ({
    member,
    name,
    ...(bot === null ? { bot } : { bot: levelFor(module, bot), voice: voiceOf(name) }),
  }));
  const { game } = draft;
  draft.dealing = false;
  for (const member of draft.members) member.reading = false;
  draft.match = {
    id,
    game,
    over: false,
    commitment: null,
    seats: Object.fromEntries(dealt),
    ...(lesson && { lesson: true as const }),
  };
  return {
    ...from,
    game,
    options: lesson ? module.options.parse(lesson.options ?? {}) : optionsOf(module, draft),
    carryOver: lesson ? null : (draft.carryOver[game] ?? null),
    seats: Object.fromEntries(seats.map((player, seat) => [String(seat), player])),
  };
}
