import { setTimeout } from 'node:timers/promises';
import { games } from '#games/index.ts';
import { createApiClient } from '#server/testing/apiClient.ts';
import type { MatchId } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { dice } from '#shared/testing/dice.ts';
import type { Device } from './device';
import { Person, type Tally } from './person';

/** Time in ms for which people look at the result before starting the next match. */
const LOOK_AT_THE_END = 3_000;
/** Delay in ms before retrying if the server does not let the room start another match yet. */
const START_AGAIN = 2_000;

/** The people in one room, who play one match after the other. */
export class Party {
  readonly #persons: Person[];
  #matches: MatchId[] = [];
  #isStarting = false;

  constructor(
    private readonly port: number,
    private readonly devices: readonly Device[],
    seed: string,
    tally: Tally,
  ) {
    const { game } = must(devices[0]).place;
    const module = must(games.find(({ id }) => id === game));
    this.#persons = devices
      .filter(({ place }) => place.seat !== null)
      .map((device) => new Person(device, module, dice(`${seed} ${device.place.seat}`), tally));
    this.#noteMatch();
    devices.forEach((device, n) => {
      device.shown = () => this.#shown(device, this.#persons[n]);
    });
    for (const person of this.#persons) person.update();
  }

  /** Returns the ids of all matches that these people have played. */
  matches(): readonly MatchId[] {
    return this.#matches;
  }

  #shown(device: Device, person: Person | undefined): void {
    if (device.state?.ctx.gameover === undefined) person?.update();
    else if (!this.#isStarting) {
      this.#isStarting = true;
      void this.#again();
    }
  }

  async #again(): Promise<void> {
    for (const person of this.#persons) person.stop();
    await setTimeout(LOOK_AT_THE_END);
    const api = createApiClient(() => `http://127.0.0.1:${this.port}`);
    const members = this.devices.map(({ place: { code, token } }) => ({ code, token, id: '' }));
    while ((await api.as(must(members[0]), 'POST', '/start')).status !== 201) await setTimeout(START_AGAIN);
    this.#isStarting = false;
    await Promise.all(
      this.devices.map(async (device, n) => {
        const { match, playerID: seat, credentials } = await api.seat(must(members[n]));
        await device.sync({ ...device.place, match: match.id, seat, credentials });
      }),
    );
    this.#noteMatch();
  }

  #noteMatch(): void {
    this.#matches.push(must(this.devices[0]).place.match);
  }
}
