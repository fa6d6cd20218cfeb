import type { Draft } from '#shared/contract/module.ts';
import { type PublicCtx, publicCtx } from '#shared/engine/ctx.ts';
import type { Viewer } from '#shared/ids.ts';
import { legalityOf } from '#shared/legality/legality.ts';
import { offers } from '#shared/legality/offers.ts';
import { openState, partsOf } from '#shared/wire/shown.ts';
import type {
  Answer,
  LegalAnswer,
  MatchServerEvents,
  MoveAction,
  Refused,
  SyncInfo,
  WireState,
} from '#shared/wire/wire.ts';
import type { FromFrame, Look, ToFrame } from '../messages';
import type { DevMatch } from './DevMatch';
import { replayOf } from './replay';
import { matchIdOf, namesOf, placeOf } from './table';
import { whyOf } from './timeline';

interface Screen {
  viewer: Viewer;
  send(message: ToFrame): void;
  /** False until the screen has synced. Updates are only sent after that. */
  isSynced: boolean;
  isCut: boolean;
  /** True while the screen is scrolled out of view. When it is back in view, it gets the updates that it missed. */
  isUnseen: boolean;
  /** The number of the last update sent to this screen. */
  stateID: number;
  /** The view and outcome last sent to this screen, as JSON, and the match's number of jumps at the last sync. */
  shown: string;
  jumps: number;
  /** The number of the last log line that was sent to this screen. */
  heard: number;
  pages: Record<string, string>;
}

type Say = Extract<FromFrame, { kind: 'say' }>;

/**
 * Takes the place of the server for the page's frames. Each screen receives what the server would send to its viewer,
 * and can make moves for its seat.
 */
export class Host {
  readonly #screens = new Map<Viewer, Screen>();
  /** The answers to accepted moves, by seat and move id. A move that is sent again gets the same answer. */
  readonly #counted = new Map<string, Answer>();
  readonly #stop: () => void;
  #isDue = false;
  #deals: number;

  constructor(
    private readonly match: DevMatch,
    private look: Look,
  ) {
    this.#deals = match.deals;
    this.#stop = match.changes.listen(() => this.#schedule());
  }

  close(): void {
    this.#stop();
    this.#screens.clear();
  }

  get cut(): readonly Viewer[] {
    return [...this.#screens.values()].filter(({ isCut }) => isCut).map(({ viewer }) => viewer);
  }

  /** Adds the screen of a viewer. Called each time the viewer's frame has loaded. */
  connect(viewer: Viewer, send: Screen['send']): void {
    const { isCut = false, isUnseen = false, pages = {} } = this.#screens.get(viewer) ?? {};
    const shown = { stateID: 0, shown: '', jumps: -1, heard: 0 };
    const screen: Screen = { viewer, send, isSynced: false, isCut, isUnseen, ...shown, pages };
    this.#screens.set(viewer, screen);
    send({ kind: 'look', look: this.look });
    this.#tellTime(screen);
    send({ kind: 'place', place: placeOf(this.match, viewer, this.cut) });
    send({ kind: 'line', isUp: !isCut });
  }

  /** Disconnects or reconnects the screen of a viewer. */
  setCut(viewer: Viewer, isCut: boolean): void {
    const screen = this.#screens.get(viewer);
    if (!screen || screen.isCut === isCut) return;
    screen.isCut = isCut;
    screen.isSynced = false;
    screen.send({ kind: 'line', isUp: !isCut });
    this.#tellPlaces();
  }

  /** Tells the host whether a screen is in view. Other screens get no updates, because a page can have nine screens. */
  setSeen(viewer: Viewer, isSeen: boolean): void {
    const screen = this.#screens.get(viewer);
    if (!screen || screen.isUnseen !== isSeen) return;
    screen.isUnseen = !isSeen;
    if (isSeen) this.#schedule();
  }

  setLook(look: Look): void {
    this.look = look;
    for (const { send } of this.#screens.values()) send({ kind: 'look', look });
  }

  hear(viewer: Viewer, message: Exclude<FromFrame, { kind: 'ready' | 'board' }>): void {
    const screen = this.#screens.get(viewer);
    if (!screen) return;
    if (message.kind === 'replay') {
      const answer = replayOf(this.match, matchIdOf(this.match), namesOf(this.match));
      screen.send({ kind: 'answer', call: message.call, answer: JSON.stringify(answer) });
    } else if (!screen.isCut) this.#said(screen, message);
  }

  #said(screen: Screen, { event, args: text, call }: Say): void {
    const args = JSON.parse(text) as unknown[];
    const answer = this.#answerTo(screen, event, args);
    if (call !== null) screen.send({ kind: 'answer', call, answer: JSON.stringify(answer) });
    if (event === 'sync') this.#sync(screen);
  }

  #answerTo(screen: Screen, event: string, args: unknown[]): unknown {
    const { viewer } = screen;
    switch (event) {
      case 'update':
        return this.#move(viewer, args[0] as MoveAction);
      case 'legal':
        return this.#legal(viewer, args[0] as string | null, args[1] as Draft);
      case 'notes':
        return { notes: screen.pages };
      case 'note':
        return this.#note(screen, String(args[0]), args[1] as string | null);
      case 'time':
        return this.match.clock.now();
      default:
        return { ok: true };
    }
  }

  #move(seat: Viewer, { payload: { type, args, id } }: MoveAction): Answer {
    if (seat === null) return this.#refusal('not-your-seat');
    const key = `${this.match.deals} ${seat} ${id}`;
    const counted = this.#counted.get(key);
    if (counted) return counted;
    const made = this.match.move(seat, type, args);
    const answer = 'ok' in made ? made : this.#refusal(made.refused);
    if ('ok' in answer && id !== undefined) this.#counted.set(key, answer);
    return answer;
  }

  #legal(seat: Viewer, move: string | null, draft: Draft): LegalAnswer {
    const { module } = this.match;
    const seen = this.match.viewOf(seat);
    if (seat === null || 'fault' in seen) return this.#refusal('not-your-seat');
    try {
      const legal = legalityOf<unknown, Record<string, Draft>>(module.legal, seen.view, seat);
      return offers(module, legal, move, draft, (code) => this.#refusal(code));
    } catch (error) {
      this.match.report(`legal moves of seat ${seat}`, whyOf(module, error));
      return this.#refusal('fault');
    }
  }

  #note({ pages }: Screen, page: string, text: string | null): Answer {
    if (text === null) delete pages[page];
    else pages[page] = text;
    return { ok: true };
  }

  #refusal(code: string): Refused {
    const { refusals } = this.match.module;
    return {
      refused: code,
      detail: (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? `Refused: ${code}.`,
    };
  }

  /** Schedules updates for all screens. As on the server, they are sent after the acknowledgement of the move. */
  #schedule(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#broadcast();
    });
  }

  #broadcast(): void {
    for (const screen of this.#screens.values()) this.#tellTime(screen);
    if (this.match.deals !== this.#deals) {
      this.#deals = this.match.deals;
      for (const screen of this.#screens.values()) Object.assign(screen, { isSynced: false, pages: {} });
      this.#counted.clear();
      this.#tellPlaces();
    }
    for (const screen of this.#screens.values()) {
      if (!screen.isSynced || screen.isUnseen) continue;
      if (screen.jumps === this.match.jumps) this.#update(screen);
      else this.#sync(screen);
    }
  }

  #sync(screen: Screen): void {
    const state = this.#stateFor(screen, 0);
    if (!state) return;
    const publicLog = [...this.match.journal.log];
    const info: SyncInfo = { state, log: [], filteredMetadata: [], initialState: state, publicLog, commitment: null };
    Object.assign(screen, { isSynced: true, jumps: this.match.jumps, heard: publicLog.at(-1)?.n ?? 0, stateID: 0 });
    this.#tell(screen, 'sync', matchIdOf(this.match), info);
    const seats = Object.entries(namesOf(this.match)).map(([seat, name]) => ({
      ...{ id: Number(seat), name, isConnected: !this.cut.includes(seat), member: seat },
    }));
    this.#tell(screen, 'matchData', matchIdOf(this.match), seats);
  }

  #update(screen: Screen): void {
    const before = screen.shown;
    const facts = this.match.journal.log.filter(({ n }) => n > screen.heard);
    const state = this.#stateFor(screen, screen.stateID + 1);
    if (!state || (screen.shown === before && facts.length === 0)) return;
    screen.stateID += 1;
    screen.heard = facts.at(-1)?.n ?? screen.heard;
    this.#tell(screen, 'update', matchIdOf(this.match), state, [], facts);
  }

  /**
   * Returns the next state to send to a screen. Returns null if the view threw an error, in which case the screen keeps
   * its last state.
   */
  #stateFor(screen: Screen, stateID: number): WireState | null {
    const { match } = this;
    const seen = match.viewOf(screen.viewer);
    if ('fault' in seen || !match.state) return null;
    screen.shown = JSON.stringify(seen.view) + JSON.stringify(match.outcome);
    return openState({ ...partsOf(match.module, seen.view), ctx: this.#ctx() }, stateID);
  }

  #ctx(): PublicCtx {
    const { state, outcome } = this.match;
    const { gameover: _, ...ctx } = publicCtx({ ...(state as NonNullable<typeof state>).ctx, gameover: undefined });
    return outcome ? { ...ctx, gameover: outcome } : ctx;
  }

  #tell<Event extends keyof MatchServerEvents>(
    { send }: Screen,
    event: Event,
    ...args: Parameters<MatchServerEvents[Event]>
  ): void {
    send({ kind: 'hear', event, args: JSON.stringify(args) });
  }

  #tellTime({ send }: Screen): void {
    send({ kind: 'clock', at: this.match.clock.now(), speed: this.match.clock.speed });
  }

  #tellPlaces(): void {
    for (const { viewer, send, isCut } of this.#screens.values())
      if (!isCut) send({ kind: 'place', place: placeOf(this.match, viewer, this.cut) });
  }
}
