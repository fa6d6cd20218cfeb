import { expect, test } from 'vitest';
import { Outbox, type Outgoing } from './outbox';

function anOutbox() {
  const sent: Outgoing[] = [];
  const timers: (() => void)[] = [];
  const outbox = new Outbox(
    (move) => sent.push(move),
    (run) => timers.push(run),
  );
  return { outbox, sent, timers };
}

test('moves made without a connection are sent in order after reconnecting', () => {
  const { outbox, sent } = anOutbox();
  void outbox.push('investigate', ['suspects']);
  void outbox.push('shoot', ['1']);
  expect(sent).toEqual([]);
  outbox.open();
  expect(sent.map(({ move }) => move)).toEqual(['investigate', 'shoot']);
});

test('an unanswered move is sent again with the same id', async () => {
  const { outbox, sent } = anOutbox();
  outbox.open();
  const answer = outbox.push('shoot', ['1']);
  outbox.close();
  outbox.open();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.id).toBe(sent[0]?.id);
  outbox.answered(sent[0]?.id ?? '', { ok: true });
  expect(await answer).toEqual({ ok: true });
  outbox.open();
  expect(sent).toHaveLength(2);
});

test('a refused move is not sent again', async () => {
  const { outbox, sent } = anOutbox();
  outbox.open();
  const answer = outbox.push('shoot', ['0']);
  outbox.answered(sent[0]?.id ?? '', { refused: 'self-target', detail: 'Not yourself.' });
  expect(await answer).toMatchObject({ refused: 'self-target' });
  outbox.close();
  outbox.open();
  expect(sent).toHaveLength(1);
});

test('a move that could not be stored is sent again', () => {
  const { outbox, sent, timers } = anOutbox();
  outbox.open();
  void outbox.push('shoot', ['1']);
  outbox.answered(sent[0]?.id ?? '', { refused: 'try-again', detail: '' });
  expect(sent).toHaveLength(1);
  timers.shift()?.();
  expect(sent).toHaveLength(2);
});

test('a move sent before the sync is sent again after it', () => {
  const { outbox, sent } = anOutbox();
  outbox.open();
  void outbox.push('shoot', ['1']);
  outbox.answered(sent[0]?.id ?? '', { refused: 'not-synced', detail: '' });
  outbox.open();
  expect(sent).toHaveLength(2);
});

test('leaving the match settles all unanswered moves', async () => {
  const { outbox } = anOutbox();
  const answer = outbox.push('shoot', ['1']);
  outbox.abandon();
  expect(await answer).toMatchObject({ refused: 'game-over' });
});
