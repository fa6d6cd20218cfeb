import { hasPower } from '../../legal/hand';
import type { DieIndex, TilePosition } from '../../state';
import { Die } from '../art/Die';
import styles from './Codes.module.css';
import type { CodesProps } from './props';
import { freeDice } from './step';
import { codesText } from './text';

interface DecoderTrayProps extends CodesProps {
  picked: DieIndex | null;
  onPick(die: DieIndex | null): void;
  /** The tile chosen for a swap. */
  tile: TilePosition | null;
}

/** The seat's dice on the decoder, which can cover tiles. */
export function DecoderTray({ picked, onPick, tile, ...props }: DecoderTrayProps) {
  const { view, seat, legal } = props;
  const dice = freeDice(props);
  if (seat === null) return null;
  const face = dice.find(({ die }) => die === picked)?.face;
  const canSwap = legal.can('swap');
  const isCovering = (view.turn?.covers.length ?? 0) > 0;
  const isAgain = (view.turn?.swaps.length ?? 0) > 0 && hasPower(view, seat, 'cryptographer');
  const line =
    face !== undefined
      ? codesText.trayPicked(face)
      : tile !== null
        ? codesText.swapWith
        : canSwap
          ? isAgain
            ? codesText.swapAgain
            : dice.length > 0
              ? codesText.swapOrCover
              : codesText.swapHow
          : dice.length > 0
            ? codesText.tray
            : isCovering
              ? codesText.allCover
              : codesText.noDice;
  return (
    <div className={styles.tray}>
      {dice.map(({ die, face }) => (
        <button
          key={die}
          type="button"
          className={styles.dieButton}
          aria-pressed={picked === die}
          data-coach={picked === die ? undefined : `decoder-die:${die}`}
          aria-label={codesText.die(face)}
          onClick={() => onPick(picked === die ? null : die)}
        >
          <Die face={face} colour={seat} />
        </button>
      ))}
      <p>{line}</p>
    </div>
  );
}
