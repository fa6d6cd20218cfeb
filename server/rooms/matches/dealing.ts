import type { AnyModule, Lesson } from '#shared/contract/module.ts';
import type { GameId, MatchId, MemberId, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { type Entropy, newId, newSeed } from '../../crypto';
import { LESSON_LEVEL } from '../../matches/bots/levels';
import { commitTo } from '../../matches/state/deal';
import type { MatchRegistry, NewMatch } from '../../matches/types';
import { voiceOf } from '../bots/characters';
import { recordDelayed, refuseUnannounced } from '../devices/stages';
import { type Catalogue, gameOf, levelFor, optionsOf } from '../games';
import { cannotStart, closeRanks, unreadyIn } from '../members/seats';
import { MESSAGES } from '../messages';
import { RequestProblem } from '../problem';
import type { Room } from '../state/room';
import { type RoomState, seated } from '../state/state';
import { prepareLesson } from './lessons';
import { isDealDue, readersOf } from './reading';
import { newSharedSeed, silentPeople, wordsBySeat } from './sharedSeed';

/** The host's answer if some members are not ready when the host starts the match. */
interface Start {
  /** `wait` delays the deal until no member is reading the introduction. `leave` deals while they read. */
  readers?: 'wait' | 'leave' | undefined;
  /** `leave` deals without the words of members who have not given one. */
  words?: 'leave' | undefined;
  /** `leave` counts members who asked for a minute as ready. */
  unready?: 'leave' | undefined;
}

interface Dealt {
  id: MatchId;
  game: GameId;
}

interface DealingDeps {
  registry: MatchRegistry;
  catalogue: Catalogue;
  entropy: Entropy;
  /** Server time in ms. */
  now(): number;
  /** Called after a deal, when the room may have more finished matches than its quota. */
  dealt(room: Room): void;
}

type Deal = Omit<NewMatch, 'room'>;

/**
 * Prepares the room's draft for a deal. Returns the lesson of a coached match, or null. Throws if the match cannot
 * start.
 */
type Prepare = (draft: RoomState, module: AnyModule) => Lesson<unknown> | null;

/** Starts the matches of rooms. */
export class Dealing {
  constructor(private readonly deps: DealingDeps) {}

  /**
   * Starts the match for the host. If members are reading and the host waits for them, resolves to null, and the match
   * starts by itself when they are done. If the host has not decided, throws `still-reading` or `words-missing`.
   */
  async start(room: Room, by: MemberId, asked: Start): Promise<Dealt | null> {
    const { readers, words, unready } = asked;
    if (readers === 'wait' && (await this.#waitForReaders(room, by, asked))) return null;
    return this.#deal(room, (draft, module) => {
      refuseOthers(draft, by);
      if (unready === 'leave') endMinutes(draft);
      refuseStart(draft, module);
      const names = readersOf(draft).map(({ name }) => name);
      if (names.length > 0 && readers !== 'leave') {
        throw new RequestProblem('still-reading', MESSAGES.stillReading(names));
      }
      refuseSilence(draft, words);
      return null;
    });
  }

  /** Starts the coached match of the room's game for the only person in the room. */
  startLesson(room: Room, by: MemberId): Promise<Dealt> {
    return this.#deal(room, (draft, module) => {
      refuseOthers(draft, by);
      return prepareLesson(draft, module, this.deps.entropy);
    });
  }

  /** Starts a waiting match if no member is reading any more. */
  async dealIfDue(room: Room): Promise<void> {
    try {
      await this.#deal(room, (draft) => {
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
  }

  async #deal(room: Room, prepare: Prepare): Promise<Dealt> {
    const { registry, catalogue, entropy, now, dealt } = this.deps;
    const id = newId(entropy, 20);
    const made = await room.changeWith((draft) => {
      const module = gameOf(catalogue, draft.game);
      const lesson = prepare(draft, module);
      refuseStart(draft, module);
      if (!lesson) refuseUnannounced(draft, now());
      const match = prepareDeal(draft, module, { id, began: now(), ...seedFor(draft, lesson, entropy) }, lesson);
      if (draft.match) draft.match.commitment = commitTo(match, module.version);
      // A coached match has one player and no secrets, so it needs no delayed stage.
      if (!lesson) recordDelayed(draft, id, now());
      return {
        result: { id, game: module.id },
        async commit(change) {
          const result = await registry.create({ room: room.code, ...match }, change);
          if (typeof result === 'object')
            throw new RequestProblem('fault', result.fault === null ? null : { detail: result.fault });
          return result;
        },
      };
    });
    dealt(room);
    return made;
  }

  /** Makes the deal wait for readers. Resolves to false if there are none. */
  #waitForReaders(room: Room, by: MemberId, { words, unready }: Start): Promise<boolean> {
    return room.change((draft) => {
      refuseOthers(draft, by);
      if (unready === 'leave') endMinutes(draft);
      refuseStart(draft, gameOf(this.deps.catalogue, draft.game));
      refuseSilence(draft, words);
      refuseUnannounced(draft, this.deps.now());
      draft.dealing = readersOf(draft).length > 0;
      if (draft.dealing) delete draft.unpicked;
      return draft.dealing;
    });
  }
}

function refuseOthers(draft: RoomState, by: MemberId): void {
  if (draft.host !== by) throw new RequestProblem('not-host');
}

/** Counts members who asked for a minute as ready, because the host starts anyway. */
function endMinutes(draft: RoomState): void {
  for (const member of unreadyIn(draft)) member.ready = true;
}

function refuseStart(draft: RoomState, module: AnyModule): void {
  const problem = cannotStart(draft, module);
  if (problem) throw new RequestProblem(problem.code, problem);
}

function refuseSilence(draft: RoomState, words: Start['words']): void {
  const names = silentPeople(draft).map(({ name }) => name);
  if (names.length > 0 && words !== 'leave') throw new RequestProblem('words-missing', MESSAGES.wordsMissing(names));
}

type Seed = Pick<NewMatch, 'seed' | 'words'>;

/** Returns the seed and the words for a deal. A shared seed is used only once, so this also creates the next one. */
function seedFor(draft: RoomState, lesson: Lesson<unknown> | null, entropy: Entropy): Seed {
  if (lesson) return { seed: { public: lesson.seed }, words: null };
  const { sharedSeed } = draft;
  if (sharedSeed === null) return { seed: newSeed(entropy), words: null };
  draft.sharedSeed = newSharedSeed(entropy);
  return { seed: sharedSeed.seed, words: wordsBySeat(draft, sharedSeed) };
}

function prepareDeal(
  draft: RoomState,
  module: AnyModule,
  from: Pick<NewMatch, 'id' | 'began'> & Seed,
  lesson: Lesson<unknown> | null,
): Deal {
  const { id } = from;
  closeRanks(draft);
  const players = seated(draft);
  const dealt = players.map(({ id: member, name, seat }) => [String(seat), { member, name }]);
  const seats = players.map(({ id: member, name, bot }) => ({
    member,
    name,
    ...(bot === null ? { bot } : { bot: lesson ? LESSON_LEVEL : levelFor(module, bot), voice: voiceOf(name) }),
  }));
  const { game } = draft;
  draft.dealing = false;
  delete draft.unpicked;
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
    carryOver: lesson ? null : carriedOver(draft, module),
    seats: Object.fromEntries(seats.map((player, seat) => [String(seat), player])),
  };
}

/** Returns the value that the room's last match of this game passed on, adapted to the members' current seats. */
function carriedOver(draft: RoomState, { reseat }: AnyModule): Json {
  const carried = draft.carryOver[draft.game];
  if (!carried) return null;
  const { value, members } = carried;
  const seatNow = (before: Seat) => seated(draft).find(({ id }) => id === members[before])?.seat ?? null;
  return reseat ? reseat(value, seatNow) : value;
}
