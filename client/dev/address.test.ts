import { expect, test } from 'vitest';
import { addressIn, addressOf } from './address';

const read = (address: string) => addressIn(new URL(address, 'http://localhost'));

test('parsing a position’s address gives the same position', () => {
  const address = '/dev/moles?players=4&seed=one&move=7';
  expect(read(address)).toEqual({ game: 'moles', players: 4, seed: 'one', options: {}, move: 7 });
  expect(addressOf(read(address))).toBe(address);
  const withOptions = { ...read(address), options: { seconds: 60 }, move: null };
  expect(read(addressOf(withOptions))).toEqual(withOptions);
});

test('missing or malformed parts of an address are replaced by defaults', () => {
  expect(read('/dev')).toEqual({ game: null, players: null, seed: 'one', options: {}, move: null });
  expect(read('/dev/moles?players=x&seed=&move=-1&options=[')).toMatchObject({
    players: null,
    seed: 'one',
    move: null,
  });
});
