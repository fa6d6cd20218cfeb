import { must } from 'hush/game';
import { expect, test } from 'vitest';
import { aMatch } from '../testing';

const talk = () => aMatch().to('discuss');

test('[CQ-68] a suspicion is public and lasts for the round', () => {
  const match = talk();
  const { claims, stirred, ...before } = structuredClone(match.G);
  expect(claims).toEqual([]);
  expect(match.play('2', 'suspect', '0')).toBe('ok');
  const said = { n: 1, by: '2', at: match.now, round: 1, kind: 'suspicion', subject: '0', retracted: false };
  expect(match.G).toEqual({ ...before, stirred: true, claims: [said] });
  expect(stirred).toBe(true);
  expect(match.facts.at(-1)).toEqual({ code: 'suspected', facts: { by: '2', player: '0' } });
  for (const seen of match.views()) expect(seen.suspicions).toEqual([{ by: '2', player: '0' }]);
  expect(match.toRound(2).view(null)).toMatchObject({ suspicions: [], claims: [said] });
});

test('[CQ-68] a seat can suspect each player once per round', () => {
  const match = talk();
  expect(match.play('2', 'suspect', '2')).toBe('self-target');
  expect(match.send('2', 'suspect', ['9'])).toBe('invalid-args');
  expect(match.play('2', 'suspect', '0', 2)).toBe('round-over');
  for (const player of ['0', '1', '3', '4']) expect(match.play('2', 'suspect', player, 1)).toBe('ok');
  expect(match.play('2', 'suspect', '0')).toBe('already-suspected');
  expect(match.why('2', 'suspect')).toBe('already-suspected');
  expect(match.play('3', 'suspect', '0')).toBe('ok');
  expect(match.to('vote').play('0', 'suspect', '1')).toBe('not-now');
});

test('[CQ-68] voted-out players may suspect others', () => {
  const match = aMatch().voteAll('2 2 - 2 2').toRound(2).to('discuss');
  expect(match.play('2', 'suspect', '0')).toBe('ok');
  expect(match.play('0', 'suspect', '2')).toBe('target-voted-out');
  match.play('1', 'readyToVote');
  expect(match.play('1', 'suspect', '0')).toBe('ok');
  expect(must(match.view(null).suspicions.at(-1))).toEqual({ by: '1', player: '0' });
  expect(match.play('1', 'retract', 2)).toBe('ok');
  expect(match.view(null).suspicions).toEqual([{ by: '2', player: '0' }]);
  expect(match.play('1', 'suspect', '0')).toBe('ok');
});
