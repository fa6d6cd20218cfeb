import type { ClockMove } from '#shared/engine/pause.ts';
import type { GameId, MatchId, MemberId, Seat } from '#shared/ids.ts';
import { type EveningMatch, type FinishedMatch, isNewEvening, withMatch } from '#shared/room/evening.ts';
import type { Said } from '#shared/text/phrases.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import { type EventLog, faultSite } from '../../log';
import { cancelReasons } from '../../matches/text';
import type { Match, MatchRegistry } from '../../matches/types';
import type { Change, Store } from '../../store/store';
import { screenOf } from '../devices/screens';
import { endDelayed } from '../devices/stages';
import { type Catalogue, gameMissing, gameOf, levelFor } from '../games';
import { forgetFormer } from '../members/former';
import { leaveMatch, memberOf, memberWithToken, remove } from '../members/members';
import { MESSAGES } from '../messages';
import { found, isNotStored, RequestProblem } from '../problem';
import { type Room, runningMatch, type Say } from '../state/room';
import { isRunning, matchSeatOf, type RoomState } from '../state/state';
import { finishedMatch, type RoomEnding, readEvening, withFinished } from './finished';

type Commit = Store['commit'];

interface StandIn {
  by: MemberId;
  id: MemberId;
  /** `left` lets a bot play because the person leaves the match. */
  wants: boolean | 'left';
}

interface RoomMatchesDeps {
  store: Store;
  registry: MatchRegistry;
  catalogue: Catalogue;
  log: EventLog;
  /** Server time in ms. */
  now(): number;
}

/** The ending recorded for a match that the store has lost. */
export const LOST = cancelled(cancelReasons.stopped);
/** The ending recorded for a match that cannot be read. */
const UNREADABLE = cancelled(cancelReasons.unreadable);

function cancelled(reason: string): RoomEnding {
  return {
    outcome: { winners: [], reason, cancelled: true },
    carryOver: null,
    honours: null,
    predicted: [],
    began: null,
  };
}

/** The running match and the finished matches of each room. */
export class RoomMatches {
  constructor(private readonly deps: RoomMatchesDeps) {}

  async stop(room: Room): Promise<void> {
    const id = found(runningMatch(room), 'no-match');
    const match = await this.deps.registry.find(id);
    if (!match) return this.over(room, id, LOST);
    await room.changeWith((draft, say) => {
      const ending = match.ending();
      const finished = recordEnd(draft, say, id, ending, this.deps.now());
      return { result: undefined, commit: (change) => match.stop(ending, withFinished(change, room.code, finished)) };
    });
  }

  /** Pauses or resumes the running match, or adds a minute, for the host. Throws if the match refuses this. */
  async moveClock(room: Room, host: MemberId, move: ClockMove): Promise<void> {
    const match = await this.#needRunning(room);
    const refused = await match.moveClock(move, matchSeatOf(room.state(), host));
    if (refused !== null) throw new RequestProblem(refused === 'game-over' ? 'no-match' : refused);
  }

  /** Returns the member's seat in the match, with new credentials for `device`. */
  seatOf(room: Room, token: string, device: string | null): Promise<SeatAnswer> {
    const { registry, catalogue } = this.deps;
    // Waits for other changes of the room. Otherwise, a token that is being revoked could still get credentials.
    return room.inTurn(async () => {
      const state = room.state();
      const asker = found(memberWithToken(state, token), 'unauthorized');
      const { id: member } = asker;
      const { id, game } = found(state.match, 'no-match');
      if (this.#isMissing(game)) throw gameMissing(game);
      const seat = matchSeatOf(state, member);
      if (seat === null) return { match: { id, game }, playerID: null, credentials: null };
      const match = found(await registry.find(id), 'no-match');
      const screen = screenOf(asker, token);
      return {
        match: { id, game },
        playerID: seat,
        credentials: await match.issueCredentials(seat, member, device, screen),
        ...(screen && { screen }),
        ...(screen === 'open' && { openMoves: [...gameOf(catalogue, game).openMoves] }),
      };
    });
  }

  /** Removes a member. If a match is running, a bot takes over the seat. */
  leave(room: Room, id: MemberId, by: MemberId): Promise<void> {
    const { store } = this.deps;
    return room.changeWith((draft, say) => ({
      result: remove(draft, id, by, room, say),
      commit: (change) =>
        this.revoke(room, id, change, async (whole) => {
          const { seat, bot } = memberOf(room.state(), id);
          const match = seat !== null && bot === null ? await this.#running(room) : null;
          if (!match || seat === null) return store.commit(whole);
          return match.setBot(seat, this.#botFor(room.state(), match.game), whole);
        }),
    }));
  }

  /**
   * Lets a bot play for a person who is absent or leaves, or lets the person play again. Applies `also` in the same
   * change.
   */
  async setStandIn(room: Room, { by, id, wants }: StandIn, also: (draft: RoomState) => void): Promise<void> {
    const match = await this.#needRunning(room);
    const { seat, bot } = memberOf(room.state(), id);
    if (seat === null || bot !== null) throw new RequestProblem('no-match');
    const edit = (draft: RoomState, say: Say) => {
      if (by !== id && draft.host !== by) throw new RequestProblem('not-yours');
      if (by !== id && wants === 'left') throw new RequestProblem('not-yours');
      if (by !== id && wants && room.isOnline(id)) throw new RequestProblem('member-online');
      also(draft);
      const member = memberOf(draft, id);
      if (wants === 'left') return leaveMatch(draft, member, room, say);
      if (member.standIn === wants) return;
      member.standIn = wants;
      delete member.left;
      say(id, wants ? MESSAGES.standIn(member.name) : MESSAGES.standInOver(member.name));
    };
    await room.changeWith((draft, say) => ({
      result: edit(draft, say),
      commit: (change) => match.setBot(seat, wants ? this.#botFor(room.state(), match.game) : null, change),
    }));
  }

  /**
   * Stores a change that revokes the member's credentials in every match of the room, then disconnects devices that use
   * them. Does nothing if the change cannot be stored.
   */
  async revoke(
    room: Room,
    member: MemberId,
    change: Change,
    commit: Commit = this.deps.store.commit,
  ): Promise<'done' | 'conflict'> {
    const result = await commit({ ...change, revoke: { room: room.code, member } });
    if (result === 'done') await this.deps.registry.cutOff(room.code, member);
    return result;
  }

  /**
   * Adds a finished match to the room's totals and to its list of matches. Further calls for the same match do nothing.
   */
  async over(room: Room, match: MatchId, end: RoomEnding): Promise<void> {
    const { store, now } = this.deps;
    if (runningMatch(room) !== match) return;
    await room.changeWith((draft, say) => {
      const finished = recordEnd(draft, say, match, end, now());
      return { result: undefined, commit: (change) => store.commit(withFinished(change, room.code, finished)) };
    });
  }

  /** Returns the room's finished matches, oldest first. */
  evening(room: Room): Promise<EveningMatch[]> {
    return room.inTurn(() => readEvening(this.deps.store, room.code));
  }

  /**
   * Records the end of the room's match if this has not happened yet. Called when a room is loaded. An unreadable match
   * counts as over. If its game is missing, leaves the match as it is. Rejects if the store fails.
   */
  async reconcile(room: Room): Promise<void> {
    const id = runningMatch(room);
    const { match: stored } = room.state();
    if (id === null || stored === null || this.#isMissing(stored.game)) return;
    // If the store fails here, loading the room is retried. A failed read does not mean that the match is unreadable.
    const match = await room.inTurn(() => this.deps.registry.find(id));
    try {
      await this.#bringTogether(room, id, match);
    } catch (error) {
      if (isNotStored(error)) throw error;
      this.deps.log.error({ match: id, ...faultSite(error) }, 'match-unreadable');
      await this.over(room, id, UNREADABLE);
    }
  }

  /** Returns whether the running match closes the chat at the moment. */
  async isQuiet(room: Room): Promise<boolean> {
    return (await this.#running(room))?.isQuiet() ?? false;
  }

  /**
   * Call this after a member has written in the chat or reacted (`text` is then null). Bots may reply, or pick new
   * random times for their moves.
   */
  async heard(room: Room, member: MemberId, text: string | null): Promise<void> {
    const match = await this.#running(room);
    const seat = matchSeatOf(room.state(), member);
    if (match && seat !== null) match.heard(seat, text);
  }

  /** Writes a bot's line in the chat, as the member to whom the seat was dealt. */
  async said(room: Room, id: MatchId, seat: Seat, said: Said): Promise<void> {
    const { match, members, chat } = room.state();
    const dealt = match?.id === id ? match.seats[seat]?.member : undefined;
    const member = members.find((one) => one.id === dealt);
    if (chat && member) await room.say(member.id, member.bot === null ? MESSAGES.byStandIn(said) : said);
  }

  /**
   * Sends the room's match its players' names and presence, and the bots' speed. Does nothing if the match is not in
   * memory, because the match gets this data when it is loaded.
   */
  tellPeople(room: Room): void {
    const { match, members, botSpeed } = room.state();
    const running = match && this.deps.registry.loaded(match.id);
    if (!running) return;
    const people = Object.entries(match.seats).map(([seat, { member: id, name }]) => {
      const member = members.find((other) => other.id === id);
      const online = member !== undefined && (member.bot !== null || room.isOnline(id));
      return [seat, { member: id, name: member?.name ?? name, online }];
    });
    running.setPeople(Object.fromEntries(people));
    running.setBotSpeed(botSpeed);
  }

  async #running(room: Room): Promise<Match | null> {
    const id = runningMatch(room);
    return id === null ? null : await this.deps.registry.find(id);
  }

  /** Returns the running match. Throws if there is none, or if its game is missing. */
  async #needRunning(room: Room): Promise<Match> {
    const { match } = room.state();
    if (match && !match.over && this.#isMissing(match.game)) throw gameMissing(match.game);
    return found(await this.#running(room), 'no-match');
  }

  #isMissing(game: GameId): boolean {
    return this.deps.catalogue.every(({ id }) => id !== game);
  }

  #botFor(room: Readonly<RoomState>, game: GameId): string {
    return levelFor(gameOf(this.deps.catalogue, game), room.members.find(({ bot }) => bot !== null)?.bot ?? null);
  }

  async #bringTogether(room: Room, id: MatchId, match: Match | null): Promise<void> {
    if (!match) await this.over(room, id, LOST);
    else if (match.outcome()) await this.over(room, id, match.ending());
    this.tellPeople(room);
  }
}

/**
 * Records the end of the room's match, and prepares the room for the next one. Returns null if the end was already
 * recorded.
 */
function recordEnd(draft: RoomState, say: Say, match: MatchId, end: RoomEnding, now: number): FinishedMatch | null {
  const { outcome, carryOver } = end;
  if (!isRunning(draft) || draft.match.id !== match) return null;
  const finished = finishedMatch(draft, end, now);
  if (finished) {
    if (draft.lastEnded !== undefined && isNewEvening(draft.lastEnded, finished.began)) draft.totals = {};
    draft.lastEnded = finished.ended;
  }
  draft.match.over = true;
  endDelayed(draft, match, now);
  if (draft.botSpeed === 'fast') draft.botSpeed = 'normal';
  if (outcome.reason === cancelReasons.unreadable) say(draft.host, MESSAGES.matchUnreadable);
  for (const member of draft.members) {
    if (member.left) member.seat = null;
    member.standIn = false;
    delete member.left;
  }
  if (draft.match.lesson) return finished;
  // Remembers the content that the match used, even if the match does not count, because all members have seen it.
  if (carryOver !== null) {
    const members = Object.entries(draft.match.seats).map(([seat, { member }]) => [seat, member]);
    draft.carryOver[draft.match.game] = { value: carryOver, members: Object.fromEntries(members) };
  }
  if (!outcome.cancelled) count(draft, end);
  forgetFormer(draft);
  return finished;
}

function count(
  { match, totals }: RoomState & { match: NonNullable<RoomState['match']> },
  { outcome, predicted }: RoomEnding,
): void {
  for (const [seat, { member }] of Object.entries(match.seats))
    totals[member] = withMatch(totals[member] ?? { played: 0, won: 0 }, seat, outcome, predicted);
}
