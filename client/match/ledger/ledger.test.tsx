import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import type { Claim } from '#shared/claims/claims.ts';
import { against, between } from '#shared/claims/ledger.ts';
import type { BaseView } from '#shared/contract/module.ts';
import type { Person } from '../../board/contract';
import { ByPerson } from './ByPerson';
import { BySubject } from './BySubject';
import { ClashSlip } from './ClashSlip';
import { type AnyLedger, clashesOf, entriesOf, leftOf, numbering, rowsOf } from './entries';
import { SubjectTable } from './SubjectTable';

const said = (n: number, by: string, subject: string, retracted = false): Claim => {
  return { n, by, at: n, round: 'monday', kind: 'clean', subject, retracted };
};
const claims = [said(1, '0', 'bat'), said(2, '1', 'bat'), said(3, '0', 'rope', true), said(4, '1', 'rope')];
const person = (seat: string, name: string): Person => {
  return { seat, name, face: seat, colour: 0, you: false, host: false, online: true, bot: false };
};
const people = [person('0', 'Ines'), person('1', 'Mara'), person('2', 'Otis')];
const names = (seat: string) => people.find((each) => each.seat === seat)?.name ?? '';
const view = { waitingFor: [], out: [], endsAt: null } satisfies BaseView;
const book: AnyLedger = {
  claims: () => claims,
  contradictions: () => [],
  rows: () => [
    { id: 'bat', name: 'Bat', shows: 'Fishy' },
    { id: 'rope', name: 'Rope', shows: null, did: { '2': 'skipped' } },
  ],
  rowOf: ({ subject }) => String(subject),
  about: { heading: 'Subject', order: 'By subject' },
  round: () => 'monday',
  roundName: 'day',
  when: () => 'Mon',
  words: ({ subject }) => `The ${subject} is clean.`,
  brief: ({ kind }) => kind,
  rule: ({ rule }) => ({ title: `Rule ${rule}`, text: 'At least one line is false.' }),
  fact: (fact) => ({ words: `Fact ${fact}`, when: 'Tue' }),
};
const found = [between('later', claims[1] as Claim, claims[3] as Claim), against('sooner', claims[0] as Claim, 'seen')];
const clashes = clashesOf(found, numbering()(found));
const entries = entriesOf(claims, clashes);
const rows = rowsOf(book, view, names, entries);

/** Returns the text of a page as a screen reader reads it. */
const read = (page: string) =>
  page
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('the result of a round is not repeated for each claim', () => {
  const over = rows.map((row) => ({ ...row, shows: 'Over' }));
  const page = renderToStaticMarkup(
    <ByPerson {...{ book, rows: over, entries, people, names }} seat={null} onRetract={null} />,
  );
  expect(read(page)).toContain('The bat is clean. Over');
  expect(read(page)).not.toMatch(/The rope is clean\.( taken back)? Over/);
});

test('a contradiction keeps its number when new ones are found', () => {
  expect(clashes.map(({ number, contradiction }) => [number, contradiction.rule])).toEqual([
    [1, 'sooner'],
    [2, 'later'],
  ]);
  const number = numbering();
  number(found.slice(0, 1));
  const after = clashesOf(found, number(found));
  expect(after.map(({ contradiction }) => contradiction.rule)).toEqual(['later', 'sooner']);
});

test('a claim shows the numbers of its contradictions', () => {
  const page = renderToStaticMarkup(
    <ByPerson {...{ book, rows, entries, people, names }} seat="0" onRetract={() => undefined} />,
  );
  expect(read(page)).toMatch(
    /Ines 2 claims Mon The bat is clean\. Fishy Doesn’t fit, number 1 Mon The rope is clean\. taken back/,
  );
  expect(page).toContain('<s>The rope is clean.</s>');
  // Public actions are listed even for people without claims.
  expect(read(page)).toContain('Otis 0 claims Rope skipped');
  // A seat can retract only its own claims, and each claim only once.
  expect([...page.matchAll(/aria-label="Take back/g)]).toHaveLength(1);
  expect(page).toContain('aria-label="Take back: The bat is clean."');
});

test('only the author can retract a claim', () => {
  const of = (seat: string | null, open = true) =>
    renderToStaticMarkup(
      <ByPerson {...{ book, rows, entries, people, seat, names }} onRetract={open ? () => undefined : null} />,
    );
  expect(of(null)).not.toContain('Take back');
  expect(of('0', false)).not.toContain('Take back');
});

test('a contradiction’s card names the broken rule', () => {
  const slips = clashes.map((clash) => <ClashSlip key={clash.number} {...{ clash, book, view, people, names }} />);
  const [one, other] = slips.map((slip) => read(renderToStaticMarkup(slip)));
  expect(one).toMatch(
    /number 1 Rule sooner .* Ines , Mon The bat is clean\. doesn’t fit Everyone sees, Tue Fact seen$/,
  );
  expect(other).toMatch(
    /number 2 Rule later .* Mara , Mon The bat is clean\. doesn’t fit Mara , Mon The rope is clean\.$/,
  );
});

test('the list by subject shows facts, claims and actions', () => {
  const rows = rowsOf(book, view, names, entries);
  const list = read(renderToStaticMarkup(<BySubject {...{ book, rows, people, names }} />));
  expect(list).toMatch(/^Bat Fishy 2 claims Ines : clean Mon Doesn’t fit, number 1 Mara : clean Mon/);
  expect(list).toMatch(/Otis skipped$/);
  const table = read(renderToStaticMarkup(<SubjectTable {...{ book, rows, people, names }} />));
  expect(table).toMatch(/^Subject Table Ines Mara Otis Bat Fishy clean Mon Doesn’t fit, number 1 clean Mon/);
  expect(table).toMatch(/skipped$/);
});

test('a retracted claim still counts towards the limit', () => {
  expect(leftOf(claims, '0', 'monday')).toBe(18);
  expect(leftOf(claims, '0', 'tuesday')).toBe(20);
});
