import type { GameId, MatchId, MemberId, Seat } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { Outcome } from '../../shared/module';
import type { SeatAnswer } from '../../shared/wire';
import type { Entropy } from '../crypto';
import { type EventLog, faultSite } from '../log';
import { cancelReasons } from '../matches/text';
import type { Match, MatchRegistry } from '../matches/types';
import { createDealing, type Dealing } from './dealing';
import { type Catalogue, gameOf, levelFor } from './games';
import { memberOf, remove } from './members';
import { found, RequestProblem } from './problem';
import { type Room, runningMatch } from './room';
import { isRunning, matchSeatOf, type RoomState } from './state';
import { SAY } from './text';

/** What happens between a room and the matches inside it. */
export interface RoomMatches extends Dealing {
  stop(room: Room): Promise<void>;
  /** The match's and the member's seat in it, with new credentials. */
  seatOf(room: Room, member: MemberId): Promise<SeatAnswer>;
  /** Takes a member out; in a match a bot plays on. */
  leave(room: Room, id: MemberId): Promise<void>;
  /** `also` is changed in the same step: both or neither. */
  setStandIn(room: Room, standIn: StandIn, also: (draft: RoomState) => void): Promise<void>;
  /** The seat's other devices lose it. */
  revoke(room: Room, member: MemberId): Promise<void>;
  /** Counts a finished match into the room's totals, once. */
  over(room: Room, match: MatchId, outcome: Outcome, carryOver: Json): Promise<void>;
  /** After a restart: what a match and its room learned of each other too late. A match that cannot be read is over. */
  reconcile(room: Room): Promise<void>;
  /** A member said something, or (null) reacted: bots of the running match may answer or think again. */
  heard(room: Room, member: MemberId, text: string | null): Promise<void>;
  /** The bot of a seat says something, in the name of the member who was dealt it. */
  said(room: Room, match: MatchId, seat: Seat, text: string): Promise<void>;
  /** Tells the match who is here and by what name, and how fast its bots are to be. */
  tellPeople(room: Room): Promise<void>;
}

interface StandIn {
  by: MemberId;
  id: MemberId;
  wants: boolean;
}

interface RoomMatchesDeps {
  registry: MatchRegistry;
  catalogue: Catalogue;
  entropy: Entropy;
  log: EventLog;
}

/** How a match ends for its room that the store has no more. */
export const LOST: Outcome = { winners: [], reason: cancelReasons.stopped, cancelled: true };
/** How a match ends for its room that cannot be read, or not be brought together with it. */
const UNREADABLE: Outcome = { winners: [], reason: cancelReasons.unreadable, cancelled: true };

export function createRoomMatches({ registry, catalogue, entropy, log }: RoomMatchesDeps): RoomMatches {
  async function running(room: Room): Promise<Match | null> {
    const id = runningMatch(room);
    return id === null ? null : await registry.find(id);
  }
  function botFor(room: Readonly<RoomState>, game: GameId): string {
    return levelFor(gameOf(catalogue, game), room.members.find(({ bot }) => bot !== null)?.bot ?? null);
  }

  const roomMatches: RoomMatches = {
    ...createDealing({ registry, catalogue, entropy }),

    async stop(room) {
      const id = found(runningMatch(room), 'no-match');
      const match = await registry.find(id);
      if (!match) return roomMatches.over(room, id, LOST, null);
      await match.stop();
      const outcome = match.outcome();
      if (outcome) await roomMatches.over(room, match.id, outcome, match.carryOver());
    },

    async seatOf(room, member) {
      const state = room.state();
      const { id, game } = found(state.match, 'no-match');
      const seat = matchSeatOf(state, member);
      if (seat === null) return { match: { id, game }, playerID: null, credentials: null };
      const match = found(await registry.find(id), 'no-match');
      return { match: { id, game }, playerID: seat, credentials: await match.issueCredentials(seat) };
    },

    async leave(room, id) {
      const member = memberOf(room.state(), id);
      await roomMatches.revoke(room, id);
      const match = await running(room);
      if (match && member.seat !== null && member.bot === null)
        await match.setBot(member.seat, botFor(room.state(), match.game));
      await room.change((draft, say) => remove(draft, id, room, say));
    },

    async setStandIn(room, { by, id, wants }, also) {
      const match = await running(room);
      const { seat, bot } = memberOf(room.state(), id);
      if (!match || seat === null || bot !== null) throw new RequestProblem('no-match');
      await room.change(async (draft, say) => {
        if (by !== id && draft.host !== by) throw new RequestProblem('not-yours');
        if (by !== id && wants && room.isOnline(id)) throw new RequestProblem('member-online');
        also(draft);
        const member = memberOf(draft, id);
        if (member.standIn === wants) return;
        member.standIn = wants;
        say(id, wants ? SAY.standIn(member.name) : SAY.standInOver(member.name));
        await match.setBot(seat, wants ? botFor(draft, match.game) : null);
      });
    },

    async revoke(room, member) {
      const state = room.state();
      const seat = matchSeatOf(state, member);
      const match = seat !== null && state.match ? await registry.find(state.match.id) : null;
      if (match && seat !== null) await match.revoke(seat);
    },

    over: (room, match, outcome, carryOver) =>
      room.change((draft, say) => {
        if (!isRunning(draft) || draft.match.id !== match) return;
        draft.match.over = true;
        if (draft.botSpeed === 'fast') draft.botSpeed = 'normal';
        if (outcome.reason === cancelReasons.unreadable) say(draft.host, SAY.matchUnreadable);
        for (const member of draft.members) member.standIn = false;
        if (draft.match.lesson) return;
        // What everybody has seen is used up, also where the match counts for nobody.
        if (carryOver !== null) draft.carryOver[draft.match.game] = carryOver;
        if (outcome.cancelled) return;
        count(draft, outcome);
      }),

    async reconcile(room) {
      const id = runningMatch(room);
      if (id === null) return;
      try {
        await bringTogether(room, id);
      } catch (error) {
        log.error({ match: id, ...faultSite(error) }, 'match-unreadable');
        await roomMatches.over(room, id, UNREADABLE, null);
      }
    },

    async heard(room, member, text) {
      const match = await running(room);
      const seat = matchSeatOf(room.state(), member);
      if (match && seat !== null) match.heard(seat, text);
    },

    async said(room, id, seat, text) {
      const { match, members, chat } = room.state();
      const dealt = match?.id === id ? match.seats[seat]?.member : undefined;
      const member = members.find((one) => one.id === dealt);
      if (chat && member) await room.say(member.id, member.bot === null ? SAY.byStandIn(text) : text);
    },

    async tellPeople(room) {
      const { match, members, botSpeed } = room.state();
      if (!match) return;
      const running = await registry.find(match.id);
      const people = Object.entries(match.seats).map(([seat, { member: id, name }]) => {
        const member = members.find((other) => other.id === id);
        const online = member !== undefined && (member.bot !== null || room.isOnline(id));
        return [seat, { member: id, name: member?.name ?? name, online }];
      });
      running?.setPeople(Object.fromEntries(people));
      running?.setBotSpeed(botSpeed);
    },
  };

  async function bringTogether(room: Room, id: MatchId): Promise<void> {
    const match = await registry.find(id);
    const outcome = match?.outcome() ?? null;
    if (!match) await roomMatches.over(room, id, LOST, null);
    else if (outcome) await roomMatches.over(room, id, outcome, match.carryOver());
    else await abandonSeats(match, room);
    await roomMatches.tellPeople(room);
  }

  /** A process that died while somebody left may not have given the seat to a bot yet. */
  async function abandonSeats(match: Match, room: Room): Promise<void> {
    const { members, match: last } = room.state();
    for (const [seat, { member }] of Object.entries(last?.seats ?? {})) {
      if (members.some(({ id }) => id === member)) continue;
      await match.revoke(seat);
      await match.setBot(seat, botFor(room.state(), match.game));
    }
  }
  return roomMatches;
}

function count(state: RoomState & { match: NonNullable<RoomState['match']> }, outcome: Outcome): void {
  const { game, seats } = state.match;
  for (const [seat, { member }] of Object.entries(seats)) {
    const before = state.totals[member] ?? { played: 0, won: 0, points: {} };
    const points = outcome.points?.[seat];
    state.totals[member] = {
      played: before.played + 1,
      won: before.won + (outcome.winners.includes(seat) ? 1 : 0),
      points: points === undefined ? before.points : { ...before.points, [game]: (before.points[game] ?? 0) + points },
    };
  }
}
