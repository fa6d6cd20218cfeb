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
  about: 'Subject',
  roundName: 'day',
  offers: () => [{ title: 'I suspect…', offers: [{ label: 'Otis', move: 'claim', args: ['suspect', '1', 1] }] }],
};

function Table({ isOver = false }: { isOver?: boolean }) {
  const { ledger, page } = useLedger({
    board: { ledger: book, refusals: {} },
    view: {},
    seat: '0',
    legal: { why: () => null, refusal: () => null, can: () => false },
    act: { claim: async () => ({ ok: true }) },
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
      {page}
    </>
  );
}

test('a toast confirms that the claim was made', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = testRoot(box);
  await act(async () =>
    root.render(
      <BoardContext value={testContext({ people: [], now: () => 0, seat: '0' })}>
        <Table />
      </BoardContext>,
    ),
  );
  const press = (name: string) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    return act(async () => {
      must(button, name).click();
      // The claim form is loaded on demand, so load it first.
      await import('./ClaimSheet');
    });
  };
  await press('Claim');
  await press('Otis');
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
