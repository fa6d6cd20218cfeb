import type { Locator, Page } from '@playwright/test';
import { autoPassOf, passesBy } from '#games/goodcopbadcop/passing.ts';
import {
  type EquipmentId,
  type Face,
  type Phase,
  SLOTS,
  type Slot,
  type State,
  secondsOf,
} from '#games/goodcopbadcop/state.ts';
import type { TestServer } from '#server/testing/index.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import { expect, type Journey } from '../journey';
import { stateOf } from '../match';
import { atTableOf, type Sitting } from '../table';

/** The server's state of a match of Good Cop Bad Cop, with functions that query it. */
export interface Truth extends State {
  faces(seat: string): Face[];
  holder(card: EquipmentId): string;
  /** Returns the seat's first face-down card that is not a leader. */
  plainSlot(seat: string): Slot;
}

export async function truthOf(server: TestServer, code: string): Promise<Truth> {
  const state = await stateOf<State>(server, code);
  const lying = (seat: string) => must(state.slots[seat]).map((id) => must(state.cards[id]));
  return {
    ...state,
    faces: (seat) => lying(seat).map(({ face }) => face),
    holder: (card) =>
      must(
        state.seats.find((seat) => state.hands[seat]?.some((held) => held.card === card)),
        `a hand with ${card}`,
      ),
    plainSlot: (seat) => {
      const cards = lying(seat);
      const isPlain = (slot: Slot) => !cards[slot]?.isUp && /honest|crooked/.test(cards[slot]?.face ?? '');
      return must(SLOTS.find(isPlain), `a plain hidden card of seat ${seat}`);
    },
  };
}

/** The state of the match when the phones join. Everything that is omitted stays as dealt. */
export interface Opening {
  /** The equipment card in the hand of each seat. Omitted seats have none. */
  hands?: Record<string, EquipmentId>;
  actives?: Record<string, EquipmentId[]>;
  guns?: Record<string, string>;
  /**
   * Three cards for each seat: A (agent), K (kingpin), H (honest), C (crooked). A letter followed by `^` is a card that
   * is face up. A letter followed by `*` is face up and wounded.
   */
  cards?: Record<string, string>;
  /** The seats that have seen a card, by seat and slot of the card, such as `0.2`. */
  seenBy?: Record<string, string[]>;
  absent?: string[];
  /** The seat whose turn it is. Default: seat 0. */
  active?: string;
  /** The number of the turn with `action`. Default: 1. */
  turn?: number;
  /** With `action`, the active seat can act. `preGame` is the time before the first turn. */
  phase?: 'action' | 'preGame';
  options?: object;
  /** The number of seats with phones, starting with seat 0. Default: all. */
  devices?: number;
}

export function atPrecinct(
  journey: Pick<Journey, 'server' | 'device'>,
  names: string[],
  { options = {}, devices = names.length, ...opening }: Opening = {},
): Promise<Sitting> {
  const { server } = journey;
  return atTableOf(journey, names, {
    game: 'goodcopbadcop',
    options,
    devices,
    before: (code) => arrange(server, code, (state) => layOut(state, opening, server.clock.now())),
  });
}

/** Changes the state of the running match directly, without a move. The change is not contained in the replay. */
async function arrange(server: TestServer, code: string, change: (state: State) => void): Promise<void> {
  const { match } = await server.room(code);
  const { id, version } = must(await server.store.match(must(match).id));
  const snapshot = structuredClone(await server.snapshot<State>(id));
  change(snapshot.G);
  const { deadline } = snapshot.G;
  const at = server.clock.now();
  const changed = { id, from: version, snapshot: snapshot as unknown as Json, deadline, over: false, at };
  expect(await server.store.commit({ match: { ...changed, rows: [], facts: [] } })).toBe('done');
  await server.restart();
}

function layOut(
  state: State,
  {
    hands = {},
    actives = {},
    guns = {},
    cards = {},
    seenBy = {},
    absent = [],
    active = '0',
    turn = 1,
    phase = 'action',
  }: Opening,
  now: number,
): void {
  const { seats, secret } = state;
  secret.deck.push(...seats.flatMap((seat) => must(state.hands[seat]).map(({ card }) => card)));
  for (const seat of seats) {
    const card = hands[seat];
    state.hands[seat] = card === undefined ? [] : [{ card, knownBy: [] }];
    if (card !== undefined) secret.deck.splice(secret.deck.indexOf(card), 1);
  }
  for (const [seat, lying] of Object.entries(actives)) {
    state.actives[seat] = lying;
    for (const card of lying) secret.deck.splice(secret.deck.indexOf(card), 1);
  }
  for (const [seat, aim] of Object.entries(guns)) state.guns[seat] = { aim };
  for (const [seat, letters] of Object.entries(cards)) layCards(state, seat, letters);
  for (const [place, by] of Object.entries(seenBy)) {
    const [of = '', slot = ''] = place.split('.');
    must(state.cards[must(state.slots[of]?.[Number(slot)])]).knownBy.push(...by);
  }
  state.placed = [...seats];
  state.absent = absent;
  state.active = active;
  state.window = 1;
  state.phase = phase;
  state.turn = phase === 'action' ? turn : 0;
  state.asked = phase === 'action' ? [] : Object.keys(hands);
  const seconds = secondsOf(state, phase);
  state.deadline = seconds === 0 ? null : now + 1000 * seconds;
  state.closesAt = phase === 'action' ? null : now + 2_000;
}

const LETTERS: Readonly<Record<string, Face>> = { A: 'agent', K: 'kingpin', H: 'honest', C: 'crooked' };

function layCards(state: State, seat: string, letters: string): void {
  for (const [slot, [, letter = '', mark]] of [...letters.matchAll(/([AKHC])([\^*]?)/g)].entries()) {
    const card = must(state.cards[must(state.slots[seat]?.[slot])]);
    Object.assign(card, { face: must(LETTERS[letter]), isUp: mark !== '', isWounded: mark === '*' });
  }
}

export async function isIn(server: TestServer, code: string, phase: Phase): Promise<void> {
  await expect.poll(async () => (await truthOf(server, code)).phase).toBe(phase);
}

/** Advances the server's clock to the end of the current phase. */
export async function timeOut(server: TestServer, code: string): Promise<void> {
  const { deadline } = await truthOf(server, code);
  await server.pass(must(deadline) - server.clock.now());
}

function hasPassed(state: Truth, seat: string): boolean {
  return state.passed.includes(seat) || passesBy(state, seat, autoPassOf(state, state.autoPass[seat] ?? null));
}

/**
 * Waits until all seats that were asked to react have answered, and then advances the server's clock to the time at
 * which the window closes.
 */
export async function windowCloses(server: TestServer, code: string): Promise<void> {
  const unanswered = async () => {
    const state = await truthOf(server, code);
    return state.asked.filter((seat) => !state.absent.includes(seat) && !hasPassed(state, seat));
  };
  await expect.poll(unanswered, 'seats still asked').toEqual([]);
  const { closesAt } = await truthOf(server, code);
  await server.pass(Math.max(0, must(closesAt, 'an open window') - server.clock.now()));
}

const officers = (page: Page): Locator => page.getByLabel('Officers and lines of fire');
export const officer = (page: Page, name: string): Locator =>
  officers(page).getByRole('button', { name: new RegExp(`^${name}\\.`) });
export const action = (page: Page, name: RegExp): Locator =>
  page.getByRole('region', { name: 'Actions' }).getByRole('button', { name });
export const ribbon = (page: Page): Locator => page.getByRole('region', { name: 'Reactions' });
export const passButton = (page: Page): Locator => ribbon(page).getByRole('button', { name: 'Pass', exact: true });
export const playButton = (page: Page): Locator => ribbon(page).getByRole('button', { name: 'Use equipment' });
/** Returns the switch that makes a player pass automatically. It shows the value that is stored on the server. */
export const autoPass = (page: Page): Locator => ribbon(page).getByRole('switch', { name: /^Pass (unless|until)/ });
export const equipment = (page: Page): Locator => page.getByRole('dialog', { name: 'Your equipment' });
export const theShot = (page: Page): Locator => page.getByRole('dialog', { name: 'A shot' });
export const fileButton = (page: Page): Locator => page.getByRole('button', { name: 'File them in this order' });
/**
 * Returns the button that shows the cards of its seat while it is held, as well as the faces of other cards that the
 * seat knows.
 */
export const holdButton = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your file' }).getByRole('button', { name: /to look|to hide/ });
export const files = (page: Page): Locator => page.getByRole('list', { name: 'The files' });
export const openCards = (page: Page): Locator => files(page).getByRole('img', { name: /^Card \d: \w+, face up/ });

/** Returns the button with which one looks at a card in an officer's row. */
export const target = (page: Page, slot: Slot): Locator =>
  officers(page).getByRole('button', { name: new RegExp(`^Look at card ${slot + 1}\\.`) });

export const card = (page: Page, slot: Slot): Locator =>
  page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^Card ${slot + 1}:`) });

async function pickCard(page: Page, slot: Slot, confirm: RegExp): Promise<void> {
  await card(page, slot).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
}

export async function investigate(page: Page, name: string, slot: Slot): Promise<void> {
  await action(page, /^Investigate/).click();
  await officer(page, name).click();
  await target(page, slot).click();
}

export async function arm(page: Page, reveal: Slot, name: string): Promise<void> {
  await action(page, /^Arm/).click();
  await pickCard(page, reveal, /^Turn up card/);
  await officer(page, name).click();
  await page.getByRole('button', { name: `Take a gun, aim at ${name}` }).click();
}

export async function equip(page: Page): Promise<void> {
  await action(page, /^Equip/).click();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
}

export async function turnUp(page: Page, slot: Slot): Promise<void> {
  await pickCard(page, slot, /^Turn up card/);
}

export async function shoot(page: Page, name: string): Promise<void> {
  await action(page, new RegExp(`^Shoot ${name}`)).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Shoot ${name}` })
    .click();
}

/** Presses Pass in the open window, and waits for the server's answer. The window stays open until its closing time. */
export async function pass(page: Page): Promise<void> {
  await passButton(page).click();
  await expect(passButton(page)).toHaveCount(0);
}

export async function passUntilShot(page: Page): Promise<void> {
  await playButton(page).click();
  const untilShot = equipment(page).getByRole('switch', { name: 'Pass until someone shoots' });
  await untilShot.click();
  await expect(untilShot).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(equipment(page)).toBeHidden();
  await expect(autoPass(page)).toBeChecked();
}

/** Waits for the screen that shows a shot, and closes it, unless it closes by itself. */
async function goOn(page: Page): Promise<void> {
  await theShot(page).waitFor({ timeout: 60_000 });
  await theShot(page)
    .getByRole('button', { name: 'Got it' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(theShot(page)).toBeHidden();
}

/** Calls `fire`, and expects every phone to show the shot in a screen that its player can close. */
export async function seeTheShot(phones: readonly Page[], fire: () => Promise<void>): Promise<void> {
  const seen = Promise.allSettled(phones.map(goOn));
  await fire();
  for (const phone of await seen) expect(phone).toMatchObject({ status: 'fulfilled' });
}

/** Returns the simplest legal move of a seat, or null if the match is not waiting for this seat. */
export function simplestMove(truth: Truth, seat: string): [name: string, ...args: unknown[]] | null {
  const { phase, active, asked, passed, choices, window, hands, guns } = truth;
  const others = truth.seats.filter((each) => each !== seat && !truth.out.includes(each));
  const [choice] = choices;
  if (asked.includes(seat)) return passed.includes(seat) ? null : ['pass', window];
  if (choice?.seat === seat) {
    if ('players' in choice) return ['choosePlayer', choice.players[0]];
    if (choice.kind === 'reveal') return ['chooseCard', choice.slots[0]];
    return choice.kind === 'discard' ? ['discard', hands[seat]?.[0]?.card] : ['decline'];
  }
  if (choice || active !== seat) return null;
  if (phase === 'aim') return ['aim', guns[seat]?.aim ?? others[0]];
  return phase === 'action' || phase === 'reconsider' ? simplestAction(truth, others) : null;
}

/** Returns a move that looks at a card or, if no card can be looked at, one that draws equipment. */
function simplestAction(truth: Truth, others: readonly string[]): [name: string, ...args: unknown[]] {
  const hidden = (of: string) => SLOTS.filter((slot) => !truth.cards[must(truth.slots[of])[slot]]?.isUp);
  const at = others.find((of) => hidden(of).length > 0 && !truth.actives[of]?.includes('disguise'));
  return at === undefined ? ['equip'] : ['investigate', at, hidden(at)[0]];
}
