import { chance } from 'hush/game';
import { asking } from 'hush/testing';
import { expect, test } from 'vitest';
import { bots } from '../bot';
import { imagine } from '../imagine';
import { invariant } from '../invariant';
import { CHARACTERS, type CharacterId } from '../state';
import { aDeal, type Match } from '../testing';
import { view } from '../view';

const choosing = (seed = 'characters', seats = 3, practice?: string) =>
  aDeal(seats, seed, { characters: 'chosen' }, practice);
const onTurn = (table: Match) => table.G.turn?.seat ?? '';
const chosen = (table: Match) => Object.values(table.view(null).players).map(({ character }) => character);

test('[CV-79] characters are dealt by default', () => {
  const table = aDeal(3, 'characters');
  expect(table.G.phase).toBe('setupMissions');
  expect(new Set(chosen(table)).size).toBe(3);
  expect(table.play('0', 'chooseCharacter', 'fixer')).toBe('wrong-stage');
});

test('[CV-79] seats choose characters clockwise', () => {
  const firsts = Array.from({ length: 20 }, (_, at) => onTurn(choosing(`first ${at}`)));
  expect(new Set(firsts)).toEqual(new Set(['0', '1', '2']));
  const table = choosing();
  const first = onTurn(table);
  const second = `${(Number(first) + 1) % 3}`;
  const third = `${(Number(first) + 2) % 3}`;
  expect(table.view(null).waitingFor).toEqual([first]);
  expect(table.play(second, 'chooseCharacter', 'fixer')).toBe('not-your-turn');
  table.do(first, 'chooseCharacter', 'fixer');
  expect(table.facts.at(-1)).toEqual({ code: 'chose-character', facts: { by: first, character: 'fixer' } });
  expect(table.play(second, 'chooseCharacter', 'fixer')).toBe('character-taken');
  table.do(second, 'chooseCharacter', 'analyst').do(third, 'chooseCharacter', 'courier');
  expect(table.G).toMatchObject({ phase: 'setupMissions', turn: null });
  expect([first, second, third].map((seat) => table.player(seat).character)).toEqual(['fixer', 'analyst', 'courier']);
  expect(table.G.deadline).toBe(table.now + 90_000);
  for (const seat of table.G.seats) {
    const [one, other] = table.player(seat).missions;
    table.do(seat, 'keepMissions', one?.handle ?? '', other?.handle ?? '');
  }
  expect(table.G.phase).toBe('place');
});

test('[CV-79] a seat can choose a character dealt to another', () => {
  for (const character of CHARACTERS) {
    const table = choosing();
    table.do(onTurn(table), 'chooseCharacter', character);
    invariant(table.G);
  }
});

test('[CV-79] views show no cards or dice while characters are chosen', () => {
  const table = choosing('hidden', 2);
  const first = onTurn(table);
  for (const viewer of [null, '0', '1']) {
    const seen = table.view(viewer);
    expect(seen).toMatchObject({
      faceUp: {},
      tiles: [],
      missionRow: [],
      starter: null,
      agencyDeck: 48,
      missionDeck: 60,
    });
    expect(Object.values(seen.cubes).flat()).toEqual([]);
    for (const player of Object.values(seen.players))
      expect(player).toMatchObject({ character: null, agents: [], dice: [], codes: [], agency: 0, missions: 0 });
    if (viewer !== null) expect(seen.me).toMatchObject({ agency: [], missions: [], codes: [] });
  }
  table.do(first, 'chooseCharacter', 'handler');
  expect(chosen(table).toSorted()).toEqual(['handler', null]);
  const random = chance('worlds');
  const others = new Set<CharacterId | undefined>();
  for (const viewer of [null, '0', '1']) {
    for (let n = 0; n < 20; n++) {
      const world = imagine(table.view(viewer), viewer, random);
      invariant(world);
      expect(view(world, viewer)).toEqual(table.view(viewer));
      others.add(Object.values(world.players).find(({ hasCharacter }) => !hasCharacter)?.character);
    }
  }
  expect(others.size).toBe(5);
});

test('[CV-79] a seat that runs out of time gets its dealt character', () => {
  const table = choosing('silent');
  expect(table.G.deadline).toBe(table.now + 90_000);
  const first = onTurn(table);
  const dealt = table.player(first).character;
  table.timeOut();
  expect(table.view(null).players[first]?.character).toBe(dealt);
  expect(table.facts.slice(0, 2).map(({ code }) => code)).toEqual(['silent', 'chose-character']);
  table.timeOut().timeOut();
  expect(table.G.phase).toBe('setupMissions');
  expect(new Set(chosen(table)).size).toBe(3);
});

test('[CV-76, CV-79] a practising person chooses without a time limit', () => {
  for (let at = 0; at < 6; at++) {
    const table = choosing(`practice ${at}`, 3, '0');
    while (table.G.phase === 'setupCharacters') {
      expect(table.G.deadline === null).toBe(onTurn(table) === '0');
      const seat = onTurn(table);
      const free = CHARACTERS.find((each) => !chosen(table).includes(each));
      table.do(seat, 'chooseCharacter', free ?? 'fixer');
    }
    expect(table.G.deadline).toBeNull();
  }
});

test('[CV-79] bots of every level choose a character that is still available', async () => {
  for (const bot of Object.values(bots)) {
    const table = choosing('bots', 4);
    const random = chance('bots');
    while (table.G.phase === 'setupCharacters') {
      const seat = onTurn(table);
      const move = await bot.choose(asking({ view: table.view(seat), seat, random, budget: 100, now: table.now }));
      expect(move?.move).toBe('chooseCharacter');
      expect(table.send(seat, 'chooseCharacter', [...(move?.args ?? [])])).toBe('ok');
    }
    expect(new Set(chosen(table)).size).toBe(4);
  }
});
