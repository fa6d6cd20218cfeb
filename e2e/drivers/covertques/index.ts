import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Role, State, TopicId } from '#games/covertques/state.ts';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { expect, holding, type Journey } from '../journey';
import { movesNow, stateOf } from '../match';
import { atTableOf, type Sitting } from '../table';

interface Card {
  title: string;
  open: string[];
  confidential: string[];
}

/** Returns the title and the public words of the match's topic card. */
export function wordsOf(state: Pick<State, 'topic' | 'options'>): string[] {
  const { title, open } = cardOf(state);
  return [title, ...open];
}

/** Returns a topic card in the language of the match. */
function cardOf({ topic, options }: Pick<State, 'topic' | 'options'>): Card {
  const file = `../../../games/covertques/content/secret/words-${options.words}.json`;
  const cards: Record<TopicId, Card> = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return must(cards[topic]);
}

/** The full state of a match of Covert Ques. It is only known to the server. */
export interface Truth extends State {
  code: string;
  confidential: string[];
  publicWord: string;
  all(role: Role): string[];
  the(role: Role): string;
}

export async function truthOf(server: TestServer, code: string): Promise<Truth> {
  const state = await stateOf<State>(server, code);
  const { open, confidential } = cardOf(state);
  const all = (role: Role) => state.seats.filter((seat) => state.roles[seat] === role);
  return {
    ...state,
    confidential,
    code: must(confidential[state.secret.die - 1]),
    publicWord: open[(state.dice.at(-1) ?? 1) - 1] ?? '',
    all,
    the: (role) => must(all(role)[0], `a seat with the role ${role}`),
  };
}

export type Step = 'night' | 'hint' | 'discuss' | 'vote';

/** Starts a match of Covert Ques with phones, and advances it to `step` in round 1. */
export function atOffice(
  journey: Pick<Journey, 'server' | 'device'>,
  names: string[],
  { step = 'hint' as Step, options = {}, devices = names.length } = {},
): Promise<Sitting> {
  const { server } = journey;
  return atTableOf(journey, names, {
    game: 'covertques',
    options,
    devices,
    before: async (code) => {
      if (step !== 'night') await timeOut(server, code);
      if (step === 'discuss' || step === 'vote') await hintAll(server, code);
      if (step === 'vote') await readyAll(server, code);
    },
  });
}

/** Advances the server's clock to the end of the current step. */
export async function timeOut(server: TestServer, code: string): Promise<void> {
  const { deadline } = await truthOf(server, code);
  await server.pass(must(deadline) - server.clock.now());
}

/**
 * Makes a legal hint for each active player who has not hinted yet. Begins with the seat whose turn it is or, if any
 * seat may begin, with `first`.
 */
export async function hintAll(server: TestServer, code: string, first = '0'): Promise<void> {
  const { seats, turn, hints, round, votedOut } = await truthOf(server, code);
  const from = seats.indexOf(turn ?? first);
  for (const seat of [...seats.slice(from), ...seats.slice(0, from)]) {
    const isOut = votedOut.some((one) => one.seat === seat);
    const isDone = hints.some((hint) => hint.round === round && hint.by === seat);
    if (!isOut && !isDone) await movesNow(server, code, seat, 'hint', `${must(OPENERS[Number(seat)])} ${round}`, round);
  }
}

const OPENERS = ['zip', 'yawn', 'quite so', 'vim', 'umber', 'tweed', 'loft', 'knack', 'jolt', 'ivy', 'hum', 'gist'];

export async function readyAll(server: TestServer, code: string): Promise<void> {
  const { seats, ready, round } = await truthOf(server, code);
  for (const seat of seats) if (!ready.includes(seat)) await movesNow(server, code, seat, 'readyToVote', round);
}

/**
 * Votes for seats without using their devices. `votes` is in seat order. Null skips the vote. Undefined means that the
 * seat votes on its device.
 */
export async function voteAll(server: TestServer, code: string, votes: (string | null | undefined)[]): Promise<void> {
  const { round } = await truthOf(server, code);
  for (const [seat, vote] of votes.entries()) {
    if (vote === undefined) continue;
    if (vote === null) await movesNow(server, code, String(seat), 'skip', round);
    else await movesNow(server, code, String(seat), 'vote', vote, round);
  }
}

export const envelope = (page: Page): Locator => page.getByRole('button', { name: /: Your envelope$/ });
export const ownCard = (page: Page): Locator => page.getByRole('button', { name: /: Your role and your word$/ });
/** Returns the button that covers the role and team of a player. It is on every tab of a phone. */
export const ownSide = (page: Page): Locator => page.getByRole('button', { name: /: your side$/ });
export const seenButton = (page: Page): Locator => page.getByRole('button', { name: 'I’ve seen it' });

/**
 * Holds the envelope open for a moment, and then presses “I’ve seen it”. This button is disabled until the envelope has
 * been opened.
 */
export async function readEnvelope(page: Page): Promise<void> {
  await holding(page, envelope(page), () => expect(page.getByText('Your role', { exact: true })).toBeVisible());
  await seenButton(page).click();
}

export const hintField = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^(Your turn|Anyone can go first)/ });
export const feed = (page: Page): Locator => page.getByRole('list', { name: 'Hints' });
export const order = (page: Page): Locator => page.getByRole('list', { name: 'Speaking order' });
export const refusal = (page: Page): Locator => page.getByRole('alert');
export const readyButton = (page: Page): Locator => page.getByRole('button', { name: /Ready to vote/ });
export const confirmation = (page: Page): Locator => page.getByRole('dialog', { name: 'Say this?' });

export const claimButton = (page: Page): Locator => page.getByRole('button', { name: 'Claim', exact: true });
export const lockButton = (page: Page): Locator => page.getByRole('button', { name: /^Cast my vote/ });
export const plate = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Your vote' }).locator('label').filter({ hasText: name });
export const faces = (page: Page): Locator => page.getByRole('region', { name: 'Faces' });
export const face = (page: Page, name: string): Locator => faces(page).getByRole('button', { name: new RegExp(name) });
export const passButton = (page: Page): Locator => faces(page).getByRole('button', { name: /^(Pass|You passed)$/ });
export const memo = (page: Page): Locator => page.getByRole('article').filter({ hasText: 'All desks' });
export const theCount = (page: Page): Locator => page.getByText('Here are the votes.');

export async function giveHint(page: Page, text: string): Promise<void> {
  await hintField(page).fill(text);
  await page.getByRole('button', { name: 'Give hint' }).click();
}

export async function castVote(page: Page, name: string): Promise<void> {
  await plate(page, name).click();
  await lockButton(page).click();
  // After the last vote, the count replaces “Sealed”.
  await expect(page.getByRole('button', { name: /^Sealed/ }).or(theCount(page))).toBeVisible();
}

/** Holds a face until `answered` resolves. This must happen after the ring has closed and the server has answered. */
export async function holdFace(page: Page, name: string, answered: () => Promise<unknown>): Promise<void> {
  await face(page, name).hover();
  await page.mouse.down();
  try {
    await answered();
  } finally {
    await page.mouse.up();
  }
}
