// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#shared/must.ts';
import { BoardContext } from '../../board/context';
import { testContext } from '../../board/testing';
import { $toasts } from '../../state/toasts';
import { testRoot } from '../../ui/testRoot';
import { LEDGER } from './text';
import { useLedger } from './useLedger';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const book = {
  claims: () => [],
  contradictions: () => [],
  round: () => 1,
  rows: () => [],
  words: ({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`,
  about: { heading: 'Subject', order: 'By subject' },
  roundName: 'day',
  offers: () => [{ title: 'I suspect…', offers: [{ label: 'Otis', kind: 'suspicion', subject: '1' }] }],
};

function Table({ isOver = false, claim = async () => ({ ok: true }) }) {
  const { ledger, page } = useLedger({
    board: { ledger: book, refusals: {} },
    view: {},
    seat: '0',
    legal: { why: () => null, refusal: () => null, can: () => false },
    act: { claim },
    people: [],
    names: String,
    isOver,
  } as never);
  return (
    <>
      <button type="button" onClick={ledger?.say?.run}>
        Claim
      </button>
      <button type="button" onClick={ledger?.open}>
        Ledger
      </button>
      <button type="button" onClick={() => ledger?.say?.pick({ kind: 'card', subject: '2' })}>
        Card
      </button>
      {page}
    </>
  );
}

test('a claim is made only once it is confirmed, and a toast then says so', async () => {
  const claim = vi.fn(async () => ({ ok: true }));
  const root = testRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <BoardContext value={testContext({ people: [], now: () => 0, seat: '0' })}>
        <Table claim={claim} />
      </BoardContext>,
    ),
  );
  const press = (name: string) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    return act(async () => {
      must(button, name).click();
      // The claim form and its confirmation are loaded on demand, so load them first.
      await Promise.all([import('./ClaimSheet'), import('./ClaimConfirmation')]);
    });
  };
  await press('Claim');
  await press('Otis');
  expect(document.querySelector('dialog')?.textContent).toContain('“suspicion 1”');
  await press('Not yet');
  await press('Otis');
  expect(claim).not.toHaveBeenCalled();
  await press('Say it');
  expect(claim.mock.calls).toEqual([['suspicion', '1', 1]]);
  // A claim that was picked on the board leads back there.
  await press('Card');
  await press('Not yet');
  expect(document.querySelector('dialog')).toBe(null);
  await press('Card');
  await press('Say it');
  expect(claim.mock.calls.at(-1)).toEqual(['card', '2', 1]);
  expect($toasts.get().map(({ text }) => text)).toEqual([LEDGER.made]);
});

test('the ledger closes when the match ends, and then offers no claim', async () => {
  const root = testRoot(document.body.appendChild(document.createElement('div')));
  const show = (isOver: boolean) =>
    act(async () =>
      root.render(
        <BoardContext value={testContext({ people: [], now: () => 0, seat: '0' })}>
          <Table isOver={isOver} />
        </BoardContext>,
      ),
    );
  const open = () =>
    act(async () => {
      must([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Ledger')).click();
      await Promise.all([import('./LedgerSheet'), import('./LedgerBook')]);
    });
  const isShown = (words: string) => document.body.textContent?.includes(words);
  await show(false);
  await open();
  expect([isShown(LEDGER.nothing), isShown(LEDGER.say)]).toEqual([true, true]);
  await show(true);
  expect(isShown(LEDGER.nothing)).toBe(false);
  await open();
  expect([isShown(LEDGER.nothing), isShown(LEDGER.say)]).toEqual([true, false]);
});
