import { must } from '#shared/must.ts';
import { SUSPECTS } from '../game';
import type { Player } from '../generator/player';

/** A match of the bench's game in which all seats receive each move before the next is made. */
export class MovingMatch {
  /** Number of moves made. */
  #n = 0;

  constructor(private readonly players: readonly Player[]) {}

  /** Makes `moves` moves. Resolves when all seats have been shown the last move and its mover has the answer. */
  async play(moves: number): Promise<void> {
    for (let made = 0; made < moves; made++) await this.#move();
  }

  end(): void {
    for (const { socket } of this.players) socket.end();
  }

  #move(): Promise<unknown> {
    const before = this.#n++;
    const mover = must(this.players[before % this.players.length]);
    const seen = this.players.map(
      (player) =>
        new Promise<void>((done) => {
          player.shown = (n) => n === this.#n && done();
        }),
    );
    const answered = new Promise<void>((done) => {
      mover.answered = done;
    });
    mover.move((before * 7) % SUSPECTS, before);
    return Promise.all([...seen, answered]);
  }
}
