import { cx } from 'hush/board';
import type { Names } from 'hush/game';
import { Die } from '../art/Die';
import type { Target } from '../turn/intent';
import type { ShownDie } from './clockOf';
import css from './Minis.module.css';
import { circleText } from './text';

interface MinisProps {
  tiles: readonly number[];
  bag: number;
  decoder: readonly ShownDie[];
  folder: readonly ShownDie[];
  /**
   * For each place: true if the picked die may go there, a sentence that says why it may not, or null if no die is
   * picked.
   */
  can: Readonly<Record<'decoder' | 'folder', string | true | null>>;
  chosen: Target | null;
  names: Names;
  /** Whether dice are being placed. At other times the places don't say which dice they take. */
  isPlacing: boolean;
  onPress(target: 'decoder' | 'folder'): void;
}

/** Minimum number of dice on a place at which each die is drawn smaller. */
const MANY = 3;

/** The decoder and the Special Operations folder. Both take any number of dice with any faces. */
export function Minis({ tiles, bag, decoder, folder, can, chosen, names, isPlacing, onPress }: MinisProps) {
  const bagText = !isPlacing ? circleText.bagLeft(bag) : bag === 0 ? circleText.bagEmpty : circleText.bag(bag);
  const why = (target: 'decoder' | 'folder', usual: string) =>
    typeof can[target] === 'string' ? String(can[target]) : usual;
  const look = (target: 'decoder' | 'folder') =>
    cx(
      css.mini,
      target === 'decoder' ? css.machine : css.folder,
      can[target] === true && css.can,
      chosen === target && css.chosen,
    );
  return (
    <div className={css.minis}>
      <button
        type="button"
        data-target="decoder"
        data-coach={can.decoder === true ? 'place:decoder' : undefined}
        className={look('decoder')}
        aria-pressed={chosen === 'decoder'}
        onClick={() => onPress('decoder')}
      >
        <b className={css.plate}>{circleText.decoder}</b>
        <Tiles tiles={tiles} />
        <Heap dice={decoder} names={names} />
        <span className={css.why}>{why('decoder', isPlacing ? circleText.anyDie : '')}</span>
      </button>
      <button
        type="button"
        data-target="folder"
        data-coach={can.folder === true ? 'place:folder' : undefined}
        className={look('folder')}
        aria-pressed={chosen === 'folder'}
        onClick={() => onPress('folder')}
      >
        <b className={css.plate}>{circleText.folder}</b>
        <Heap dice={folder} names={names} />
        <span className={css.why}>{why('folder', bagText)}</span>
      </button>
    </div>
  );
}

/** The Decoder's tiles in their two rows. */
export function Tiles({ tiles }: Pick<MinisProps, 'tiles'>) {
  return (
    <span className={css.tiles}>
      {tiles.map((tile, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its position
        <i key={position}>{tile}</i>
      ))}
    </span>
  );
}

function Heap({ dice, names }: { dice: readonly ShownDie[]; names: Names }) {
  return (
    <span className={cx(css.dice, dice.length >= MANY && css.many)}>
      <span className="sr">{dice.map(({ seat, face }) => circleText.dieSaid(names(seat), face)).join(' ')}</span>
      {dice.map(({ seat, index, face }) => (
        <Die key={`${seat} ${index}`} face={face} colour={seat} />
      ))}
    </span>
  );
}
