import type { AnyModule } from '#shared/contract/module.ts';
import type { MemberId, RoomCode } from '#shared/ids.ts';
import type { Membership, Screen } from '#shared/room/room.ts';
import { parseRoomCode } from '#shared/room/roomCode.ts';
import type { Clock } from '../../clock/clock';
import { type Entropy, hashOf, newCode } from '../../crypto';
import { type Catalogue, gameOf } from '../games';
import type { RoomMatches } from '../matches/matches';
import { found } from '../problem';
import type { RecentHashes } from '../state/recent';
import type { Room, RoomListener, Say } from '../state/room';
import type { RoomCache } from '../state/roomCache';
import type { RoomState } from '../state/state';
import { offerHandoff, takeHandoff } from './handoffs';
import {
  type Asked,
  type Asking,
  answerQuestion,
  askForSeat,
  askForStage,
  isUnanswered,
  takeAnswer,
} from './questions';
import { offerScreen, removeScreen, swapScreens, takeScreen } from './screens';

interface DevicesDeps {
  rooms: RoomCache;
  matches: RoomMatches;
  recent: RecentHashes;
  catalogue: Catalogue;
  clock: Clock;
  entropy: Entropy;
  listener: RoomListener;
}

type Take = (draft: RoomState, module: AnyModule, say: Say) => Membership;

/** Moves members between devices: links, approved questions and second screens. */
export class Devices {
  constructor(private readonly deps: DevicesDeps) {}

  async offerHandoff(room: Room, by: MemberId, member: MemberId): Promise<{ secret: string; until: number }> {
    const at = this.#now();
    const offer = await room.change((draft, say) => offerHandoff(draft, { by, member, ...at }, say));
    this.deps.recent.add(hashOf(offer.secret), room.code, offer.until, at.now);
    return offer;
  }

  /** Redeems a link. `device` is a hash of the new device's id, or null if the device sends none. */
  async takeHandoff(secret: string, device: string | null): Promise<{ code: RoomCode; member: Membership }> {
    const room = found(await this.#roomWith(secret), 'handoff-used');
    const at = this.#now();
    const member = await this.#moved(room, (draft, module, say) =>
      takeHandoff(draft, module, { secret, device, ...at }, say),
    );
    return { code: room.code, member };
  }

  /** Asks for the seat of the member whose name is in `asking`. */
  askForSeat(room: Room, asking: Omit<Asking, 'now' | 'entropy'>): Promise<Asked> {
    const at = this.#now();
    return room.change((draft, say) => askForSeat(draft, { ...asking, ...at }, say));
  }

  /** Asks the members of a locked room whether a screen may show the room. */
  askForStage(room: Room, asking: Omit<Asking, 'name' | 'now' | 'entropy'>): Promise<Asked> {
    const at = this.#now();
    return room.change((draft, say) => askForStage(draft, { ...asking, ...at }, say));
  }

  answerQuestion(room: Room, by: MemberId, question: string, yes: boolean): Promise<void> {
    const { now } = this.#now();
    return room.change((draft, say) => answerQuestion(draft, by, question, yes, now, say));
  }

  /** Returns the approved seat, or null if the question is not answered yet. */
  async takeAnswer(room: Room, secret: string, device: string | null): Promise<Membership | null> {
    const at = this.#now();
    if (isUnanswered(room.state(), secret, at.now)) return null;
    return this.#moved(room, (draft, module) => takeAnswer(draft, module, { secret, device, ...at }));
  }

  /**
   * Creates a code that adds a second screen to the seat of the member with this token. `until` is the time in ms at
   * which the code expires.
   */
  async offerScreen(room: Room, token: string, as: Screen): Promise<{ code: string; until: number }> {
    const { now, entropy } = this.#now();
    const code = newCode(entropy);
    const until = await room.change((draft) => offerScreen(draft, { token, as, code, now }));
    this.deps.recent.add(hashOf(code), room.code, until, now);
    return { code, until };
  }

  async takeScreen(
    typed: string,
    device: string | null,
  ): Promise<{ code: RoomCode; member: Membership; screen: Screen }> {
    const code = parseRoomCode(typed);
    const room = found(code === null ? null : await this.#roomWith(code), 'screen-code-closed');
    const { member, screen } = await this.#change(room, (draft, say) =>
      takeScreen(draft, { code: code ?? '', device, ...this.#now() }, say),
    );
    return { code: room.code, member, screen };
  }

  async swapScreens(room: Room, token: string): Promise<void> {
    await this.#change(room, (draft) => swapScreens(draft, token));
  }

  /** Removes one of a seat's two screens. The other screen gets the whole seat again. */
  async removeScreen(room: Room, token: string, screen: Screen): Promise<void> {
    const { member } = await this.#change(room, (draft, say) => removeScreen(draft, token, screen, say));
    this.deps.listener.gone(room, member.id, 'screen-removed');
  }

  /** Returns the room in which this secret was issued, or null. */
  async #roomWith(secret: string): Promise<Room | null> {
    const code = await this.deps.recent.room(hashOf(secret));
    return code === null ? null : this.deps.rooms.find(code);
  }

  /** Moves a member to another device and disconnects the old devices. */
  async #moved(room: Room, take: Take): Promise<Membership> {
    const { member } = await this.#change(room, (draft, say) => ({
      member: take(draft, gameOf(this.deps.catalogue, draft.game), say),
    }));
    this.deps.listener.gone(room, member.id, 'seat-moved');
    return member;
  }

  /** Changes a member's devices. Revokes the old devices' match credentials in the same commit. */
  #change<T extends { member: { id: MemberId } }>(room: Room, edit: (draft: RoomState, say: Say) => T): Promise<T> {
    return room.changeWith((draft, say) => {
      const result = edit(draft, say);
      return { result, commit: (change) => this.deps.matches.revoke(room, result.member.id, change) };
    });
  }

  #now() {
    return { now: this.deps.clock.now(), entropy: this.deps.entropy };
  }
}
