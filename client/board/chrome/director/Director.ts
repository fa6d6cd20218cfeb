import { atom } from 'nanostores';
import type { LogEntry } from '#shared/contract/module.ts';
import type { Seat, Viewer } from '#shared/ids.ts';
import type { Names, Sentence } from '#shared/text/text.ts';
import type { Scene } from '../../contract';
import { isPlatformLine, platformScene } from '../../platformLines';
import { type Directed, EMPTY, type Queue, type QueueStep, STALE, stayOf, stepped } from './queue';

export interface News<View> {
  facts: readonly LogEntry[];
  view: View;
  seat: Viewer;
  names: Names;
  /** True if this person was away. No scenes play then, because the catch-up card lists the events that were missed. */
  isAway: boolean;
  isOver: boolean;
}

interface DirectorParts<View> {
  direct: ((entry: LogEntry, before: View, after: View, seat: Viewer) => Scene | null) | undefined;
  words(entry: LogEntry, names: Names): Sentence;
  /** Server time in ms. */
  now(): number;
  isStill(): boolean;
}

/** The playing time of a slip with the words of a log line, in ms. */
const SLIP = 700;

/**
 * Turns the new log lines of a match into scenes, and plays the scenes one after another. The table never waits for a
 * scene.
 */
export class Director<View> {
  readonly queue = atom<Queue>(EMPTY);
  private readonly parts: DirectorParts<View>;
  private known: { n: number; view: View } | null = null;
  private began = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: DirectorParts<View>) {
    this.parts = parts;
  }

  /** Queues scenes for the log lines that are new since the last call. The first call queues none. */
  follow({ facts, view, seat, names, isAway, isOver }: News<View>): void {
    const before = this.known;
    this.known = { n: facts.at(-1)?.n ?? 0, view };
    if (isOver) this.stop();
    if (isOver || isAway || !before) return;
    const fresh = facts.filter(({ n, at }) => n > before.n && at >= this.parts.now() - STALE);
    const scenes = fresh.flatMap((entry) => {
      const scene = this.sceneOf(entry, before.view, view, seat);
      return scene ? [this.directed(entry, scene, seat, names)] : [];
    });
    if (scenes.length > 0) this.step({ do: 'tell', scenes });
  }

  /**
   * Ends the scene with the key `key`, and plays the next one. Does nothing if a different scene is already playing.
   */
  readonly end = (key = this.queue.get().now?.key): void => {
    if (key !== undefined) this.step({ do: 'next', key, time: this.parts.now() });
  };

  readonly again = (n: number): void => this.step({ do: 'again', n });

  /** Ends the current scene and removes all waiting ones. */
  readonly stop = (): void => this.step({ do: 'stop' });

  private sceneOf(entry: LogEntry, before: View, after: View, seat: Viewer): Scene | null {
    if (isPlatformLine(entry)) return platformScene(entry);
    return this.parts.direct
      ? this.parts.direct(entry, before, after, seat)
      : { by: doerOf(entry), kind: entry.code, ms: SLIP };
  }

  private directed(entry: LogEntry, { says, more, ...scene }: Scene, seat: Viewer, names: Names): Directed {
    return {
      ...scene,
      n: entry.n,
      at: entry.at,
      words: says?.(names) ?? this.parts.words(entry, names),
      more: more?.(names) ?? null,
      isOwn: scene.by !== null && scene.by === seat,
    };
  }

  private step(step: QueueStep): void {
    const before = this.queue.get();
    const queue = stepped(before, step);
    if (queue === before) return;
    if (queue.now?.key !== before.now?.key) this.began = performance.now();
    this.queue.set(queue);
    clearTimeout(this.timer);
    if (!queue.now) return;
    const left = this.began + stayOf(queue, this.parts.isStill()) - performance.now();
    this.timer = setTimeout(this.end, Math.max(0, left), queue.now.key);
  }
}

/**
 * Returns the seat that acted, or null if the log line does not name one. All games store this seat as the fact `by`.
 */
function doerOf({ facts }: LogEntry): Seat | null {
  const by = facts !== null && typeof facts === 'object' && 'by' in facts ? facts.by : null;
  return typeof by === 'string' ? by : null;
}
