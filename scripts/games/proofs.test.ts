import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { provedRungs } from '../checkGame/lines';
import { cacheFolder } from '../run/tool.mjs';
import { hashOf, proofOf, saveProof } from './proofs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hush-proof-'));
const id = `proof${process.pid}`;
afterAll(() => {
  rmSync(join(cacheFolder(), `${id}.proof.json`), { force: true });
  rmSync(folder, { recursive: true, force: true });
});

test('a game counts as proved until one of its files changes', () => {
  mkdirSync(join(folder, 'board'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'board/index.tsx'), 'one');
  expect(proofOf({ id, folder })).toBeNull();
  saveProof(id, hashOf(folder), ['shape']);
  writeFileSync(join(folder, 'node_modules/other.js'), '');
  expect(proofOf({ id, folder })).toEqual(['shape']);
  writeFileSync(join(folder, 'board/index.tsx'), 'two');
  expect(proofOf({ id, folder })).toBeNull();
});

test('a group of checks is proved if none of its tests failed', () => {
  const looked = (rung: string | null, state: 'passed' | 'failed' | 'skipped') => ({
    rung,
    title: '',
    state,
    words: '',
  });
  const proved = provedRungs([
    ...[looked('shape', 'passed'), looked('shape', 'skipped'), looked('views', 'passed'), looked('views', 'failed')],
    ...[looked('two worlds', 'skipped'), looked(null, 'passed')],
  ]);
  expect(proved).toEqual(['shape']);
});
