import { expect, test } from 'vitest';
import { emptythrone } from '#examples/emptythrone/index.ts';
import { highcard } from '#examples/highcard/index.ts';
import { liarsdice } from '#examples/liarsdice/index.ts';
import { defineGame } from '#shared/contract/defineGame.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { botsReport } from './report';

test('the report says what a game needs before the searcher can play it', () => {
  expect(botsReport(highcard, 1, 1)).toEqual([
    '✓ random      any move of `ai.enumerate`',
    '✗ searcher    needs `legal`, the moves of a seat by its view',
    '              needs `imagine`, a state that fits what a seat sees',
    '              needs a game that keeps everything in `G`: no turns or phases of boardgame.io',
  ]);
});

test('the report says if a game’s bots cannot move', () => {
  const { title, tagline, players, minutes } = highcard;
  const mute = defineGame({
    id: 'mute',
    lobby: { title, tagline, players, minutes },
    game: { setup: () => ({}), moves: { go: () => undefined } },
  });
  expect(botsReport(mute, 1, 1)[0]).toBe(
    '✗ random      only lets time pass: the game has neither `legal` nor `ai.enumerate`',
  );
});

test('the report measures a searcher that can play against random players', () => {
  const lines = botsReport(liarsdice as AnyModule, 12, 200);
  const [measured = '', random] = lines.slice(lines.findIndex((line) => line.includes('searcher')));
  const [, wins = 0] =
    /^✓ searcher {4}wins (\d+) of 12 matches of 2, looking at 200 positions a move$/.exec(measured) ?? [];
  expect(Number(wins), measured).toBeGreaterThan(6);
  expect(random).toMatch(/^ {14}against random players, who would win \d+ of them$/);
});

test('the report lists the game’s own bots first, with their descriptions', () => {
  expect(botsReport({ ...emptythrone, imagine: undefined } as unknown as AnyModule, 1, 1)[0]).toMatch(/^✓ \w+ +\S+/);
});
