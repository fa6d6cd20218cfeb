import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { AnyModule } from '#shared/contract/module.ts';
import type { RandomGame } from '#shared/testing/randomGame.ts';
import { type Address, addressOf } from '../address';
import { deviceTimer } from '../match/clock';
import { DevMatch } from '../match/DevMatch';
import { randomGame, setupOf } from '../match/randomGame';
import { $written, loadModule } from '../modules';
import { restore, store } from './session';

/**
 * Returns the match for an address. Returns null while the rules are loading, or the reason if they cannot be loaded.
 * When the rules are edited, the match continues with the new rules.
 */
export function useDevMatch(address: Address): DevMatch | { why: string } | null {
  const [match, setMatch] = useState<DevMatch | { why: string } | null>(null);
  const written = useStore($written);
  const { game } = address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match is made once and then follows edits to its rules
  useEffect(() => {
    let isGone = false;
    if (game === null) return;
    loadModule(game).then(
      (module) => {
        if (isGone) return;
        if (match instanceof DevMatch) match.refresh(module);
        else setMatch(begun(address, new DevMatch(module, deviceTimer, setupOf(module, gameIn(address, module)))));
      },
      (error: unknown) => {
        if (isGone) return;
        const why = error instanceof Error ? error.message : String(error);
        if (match instanceof DevMatch) match.report('rules', why);
        else setMatch({ why });
      },
    );
    return () => {
      isGone = true;
    };
  }, [game, written]);
  useEffect(() => {
    if (!(match instanceof DevMatch)) return;
    const save = () => store(match);
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [match]);
  return match;
}

const gameIn = ({ players, seed, options }: Address, module: AnyModule): RandomGame => ({
  players: Math.max(module.players.min, Math.min(players ?? 0, module.players.max)),
  seed,
  options: options as object,
});

/**
 * Continues the match that this tab stored for this address. If there is none, plays the random game that the address
 * describes.
 */
function begun(address: Address, match: DevMatch): DevMatch {
  const position = restore();
  if (position?.game === match.module.id) match.open(position);
  else if (address.move !== null) match.play(match.setup, randomGame(match.module, match.setup), address.move);
  return match;
}

/**
 * Updates the address so that it always leads to the shown position. If no address can do so, it only names the game.
 */
export function useAddress(match: DevMatch, { seed }: Pick<Address, 'seed'>): string {
  useStore(match.changes);
  const { setup, module, isOfSeed, journal } = match;
  const { seats: players, options } = setup;
  const game = module.id;
  const hasSeed = setup.seed === setupOf(module, { players, seed, options: options as object }).seed;
  const address = hasSeed
    ? addressOf({ game, players, seed, options, move: isOfSeed ? journal.at : null })
    : `/dev/${game}`;
  useEffect(() => history.replaceState(null, '', address), [address]);
  return location.origin + address;
}
