import { type BoardProps, changeSettings } from 'hush/board';
import { type LogEntry, must } from 'hush/game';
import { legalityOf } from 'hush/testing';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { BoardContext } from '#client/board/context.ts';
import type { Act } from '#client/board/contract.ts';
import { testContext } from '#client/board/testing.ts';
import { DEFAULT_SETTINGS } from '#client/state/settings.ts';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import { aMatch, type Match } from '../testing';
import { Board } from './Board';
import { SecretCard } from './hint/SecretCard';
import { SecretFace } from './night/SecretFace';

afterEach(() => changeSettings(DEFAULT_SETTINGS));

const done = async () => ({ ok: true as const });
const act: Act<Moves> = {
  seen: done,
  hint: done,
  saidIt: done,
  suspect: done,
  readyToVote: done,
  vote: done,
  skip: done,
  reveal: done,
  pass: done,
  claim: done,
  retract: done,
};

/** The pages of a seat's notebook. */
type Pages = Readonly<Record<string, string>>;

/** Renders a seat's screen as markup. */
function screen(
  table: Match,
  seat: string | null,
  facts: readonly LogEntry[] = [],
  pages: Pages | null = null,
): string {
  const view: View = table.view(seat);
  const people = view.seats.map((one) => ({
    seat: one,
    name: `P${one}`,
    face: one,
    colour: 0,
    you: one === seat,
    host: false,
    online: true,
    bot: false,
  }));
  const now = () => table.now;
  const props: BoardProps<View, Moves> = {
    view,
    seat,
    legal: legalityOf(legal, view, seat),
    act,
    now,
    people,
    facts,
    outcome: view.outcome,
  };
  const notebook = pages && { pages, write: () => {} };
  const services = testContext({ people, now, seat }, { notebook });
  return renderToStaticMarkup(
    <BoardContext value={services}>
      <Board {...props} />
    </BoardContext>,
  );
}

const SIX = ['hacker', 'admin', 'debugger', 'accomplice', 'user', 'user'] as const;
const everybody = () => aMatch({ roles: [...SIX], night: true, options: { debugger: true, accomplice: true } });

test('the night’s screen is exactly the same for every role', () => {
  const table = everybody();
  const screens = table.G.seats.map((seat) => screen(table, seat));
  expect(new Set(screens).size).toBe(1);
  expect(screens[0]).not.toContain(table.codeWord);
  expect(screens[0]).toContain('I’ve seen it');
});

test('the secret card has six lines for every role', () => {
  const table = everybody();
  const lines = table.G.seats.map((seat) => {
    const view: View = table.view(seat);
    const people = view.seats.map((one) => ({ seat: one, name: `P${one}` })) as never;
    const shown = renderToStaticMarkup(<SecretFace view={view} me={must(view.me)} people={people} />);
    return [...shown.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line.replaceAll(/<[^>]*>/g, ''));
  });
  for (const each of lines) expect(each).toHaveLength(6);
  expect(lines[0]?.every((line) => line !== '')).toBe(true);
  expect(lines[1]).toEqual(lines[0]);
  // The Accomplice sees the names of both insiders in seat order, but not which role each has.
  expect(lines[3]).toEqual(['P0', 'P1', '', '', '', '']);
  expect(lines[4]?.join('')).toBe('');
});

test('pressing “I’ve seen it” changes no other player’s screen', () => {
  const table = everybody();
  const before = screen(table, '1');
  table.play('4', 'seen');
  expect(screen(table, '1')).toBe(before);
  expect(screen(table, '4')).not.toBe(before);
});

const LOOKED: Pages = { 'looked/card': 'true' };

test('“I’ve seen it” works only after the envelope was opened', () => {
  const seen = (pages: Pages) => screen(everybody(), '4', [], pages).match(/<button[^>]*data-coach="seen"[^>]*>/)?.[0];
  expect(seen({})).toContain('aria-disabled="true"');
  expect(seen(LOOKED)).not.toContain('aria-disabled="true"');
});

test('players whose time ran out are told so', () => {
  const match = aMatch().to('vote');
  for (const seat of ['0', '1', '2']) match.play(seat, 'skip');
  match.timeOut();
  const told = 'Time’s up. You didn’t cast a vote, so you skip.';
  expect(screen(match, '3')).toContain(told);
  expect(screen(match, '0')).toContain('Time’s up. P3 and P4 didn’t vote.');
  match.timeOut();
  expect(screen(match, '3')).toContain(told);
  expect(screen(match, '0')).not.toContain(told);
  expect(screen(match, '0').match(/Too late to vote/g)).toHaveLength(2);
});

test('the hint round reminds a player who hasn’t opened the envelope', () => {
  const table = aMatch();
  expect(screen(table, '4', [], {})).toContain('You haven’t looked yet: hold here');
  expect(screen(table, '4', [], LOOKED)).not.toContain('You haven’t looked yet');
});

test('the secret card says that its player has no code word', () => {
  const table = everybody();
  const card = (seat: string) => {
    const view: View = table.view(seat);
    const people = view.seats.map((one) => ({ seat: one, name: `P${one}` })) as never;
    return renderToStaticMarkup(<SecretFace view={view} me={must(view.me)} people={people} />);
  };
  expect(card('0')).toContain('One of these is the code word.');
  for (const words of ['Code word', 'You don’t know it', 'You aren’t told the code word.'])
    expect(card('4')).toContain(words);
});

test('every role sees the same sentences in discovery', () => {
  const table = everybody().to('discovery');
  for (const seat of table.G.seats) {
    const shown = screen(table, seat);
    expect(shown).toContain('Hush.');
    expect(shown.match(/<button[^>]*class="[^"]*key[^"]*"/g)).toHaveLength(5);
    expect(shown).not.toContain('aria-disabled="true"');
    // The screens differ only in the face that is missing, because a player's own face is not shown.
    expect(anonymous(shown)).toBe(anonymous(screen(table, '5')));
  }
});

test('in discovery, the focus moves to Pass and not to a face', () => {
  const table = aMatch().to('discovery');
  const next = () => screen(table, '0').match(/<button[^>]*data-next-action[^>]*>/g);
  expect(next()).toEqual([expect.stringContaining('data-coach="pass"')]);
  table.play('0', 'pass');
  expect(next()).toBeNull();
});

test('a voted-out player gets no instruction in discovery', () => {
  const table = aMatch().voteAll('4 4 4 4 -').to('discovery');
  const shown = screen(table, '4');
  expect(shown).toContain('You’re out, so there’s nothing to press.');
  expect(shown).not.toMatch(/pass|press and hold/i);
  expect(shown.match(/<button[^>]*class="[^"]*key[^"]*"[^>]*disabled=""/g)).toHaveLength(4);
  expect(screen(table, '0')).toContain('press and hold until the ring closes. A wrong name loses the match.');
});

/** Removes names, seats and hints from the markup. */
function anonymous(markup: string): string {
  return markup.replaceAll(/P\d|seat-\d+|face:\d|“word .”/g, '');
}

test('a vote that was cast does not show whom it names', () => {
  const table = aMatch().to('vote');
  const other = aMatch().to('vote');
  table.play('2', 'vote', '3');
  other.play('2', 'skip');
  expect(screen(table, '2')).toBe(screen(other, '2'));
  expect(screen(table, '2')).toContain('Sealed');
  expect(screen(table, '2')).not.toContain('checked=""');
});

test('every step has a target for the skip link', () => {
  const table = everybody();
  for (const phase of ['night', 'hint', 'discuss', 'vote', 'discovery'] as const) {
    if (phase !== 'night') table.to(phase);
    expect(screen(table, '0')).toMatch(/data-next(-action)?="[^"]*"/);
  }
});

test('votes are hidden during the countdown', () => {
  const table = aMatch().to('vote');
  for (const seat of table.G.seats) table.play(seat, 'vote', seat === '4' ? '3' : '4');
  expect(table.G.counting).toBe(true);
  expect(screen(table, '0')).not.toContain('4 votes');
  table.timeOut();
  expect(screen(table, '0')).toContain('4 votes');
});

test('no screen of three players implies a partner', () => {
  const table = aMatch({ roles: ['hacker', 'user', 'user'], night: true });
  for (const phase of ['night', 'hint', 'discuss', 'vote', 'voteResult', 'discovery'] as const) {
    if (phase !== 'night') table.to(phase);
    for (const seat of [...table.G.seats, null])
      expect(screen(table, seat)).not.toMatch(
        /partner|both insiders|the Admin|shares the (code )?word|each other|two insiders/i,
      );
  }
});

test('a guess that ends the match shows both players’ cards', () => {
  const table = aMatch().to('discovery');
  table.play('0', 'reveal', '3');
  const facts = table.facts.map((fact, n) => ({ ...fact, n, at: table.now }));
  const shown = screen(table, '4', facts);
  for (const words of ['P0 named P3.', 'P3’s card', 'Hacker', 'User', `The code word was ${table.codeWord}.`])
    expect(shown).toContain(words);
  expect(shown).not.toContain('All desks');
  // The last page of a lesson waits until this scene is over.
  expect(shown).toContain('data-scene');
});

test('the screen says whose turn it is after a hint', () => {
  const table = aMatch();
  expect(screen(table, '0')).toContain('Anyone can go first, then it’s clockwise.');
  table.play('0', 'hint', 'wings');
  expect(screen(table, '0')).toContain('Your hint is in. It’s P1’s turn.');
});

test('the feed of hints says that no player was named', () => {
  const table = aMatch().toRound(2);
  expect(screen(table, '0')).toContain('Silence: nobody was named');
});

test('a hint that contains HTML is shown as text', () => {
  const table = aMatch();
  table.play('0', 'hint', '<b>bold</b> &amp; co');
  expect(screen(table, '1')).toContain('&lt;b&gt;bold&lt;/b&gt; &amp;amp; co');
});

test('a voted-out player has no hint field', () => {
  const table = aMatch().voteAll('4 4 4 4 -').to('discovery').timeOut();
  expect(screen(table, '4')).toContain('You were voted out');
  expect(screen(table, '4')).not.toContain('<input');
  table.to('vote');
  expect(screen(table, '4')).toContain('Cast my vote');
});

test('the envelope does not open on a shared screen', () => {
  changeSettings({ screenShare: true });
  expect(screen(everybody(), '0')).toContain('On your phone');
  expect(screen(everybody(), '0')).not.toContain('data-secret');
});

test('the secret card has the same elements for every role', () => {
  const table = aMatch({ roles: [...SIX], options: { debugger: true, accomplice: true } });
  const faces = table.G.seats.map((seat) => {
    const props = { view: table.view(seat), people: [] } as unknown as BoardProps<View, Moves>;
    return renderToStaticMarkup(
      <BoardContext value={testContext({ people: [], now: () => 0, seat: null })}>
        <SecretCard {...props} />
      </BoardContext>,
    );
  });
  expect(faces[0]).toContain(table.codeWord);
  expect(faces[4]).not.toContain(table.codeWord);
  const tags = faces.map((face) => face.replaceAll(/>[^<]*</g, '><'));
  expect(new Set(tags).size).toBe(1);
});
