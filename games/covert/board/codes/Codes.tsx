import { cx, nameOf, refuse, usePicked, useSecret, useStepState } from 'hush/board';
import { useRef } from 'react';
import { codeOf } from '../../content/cards';
import type { DieIndex, TilePosition, Turn } from '../../state';
import { Die } from '../art/Die';
import { Engine, type TileLook } from '../art/Engine';
import parts from '../parts.module.css';
import { isOnTurn } from '../props';
import { attempt, wordsOf } from '../reasons';
import { useNextFocus } from '../useNextFocus';
import { CodeSide } from './CodeSide';
import styles from './Codes.module.css';
import { DecoderTray } from './DecoderTray';
import type { CodesProps } from './props';
import { Queue } from './Queue';
import { placesOf, positionsOf, shownTiles } from './reading';
import { StepFoot } from './StepFoot';
import { litTiles, tapOf } from './step';
import { codesText } from './text';

/**
 * Draws the cipher engine and the seat's codes, with controls to swap tiles, cover one, claim a code and draw codes.
 * They are read-only unless the seat is breaking codes.
 */
export function Codes(props: CodesProps) {
  const { view, act } = props;
  const isOwn = view.phase === 'breakCodes' && isOnTurn(props) && !view.window;
  const secret = useSecret({ hotkey: true });
  const step = isOwn ? JSON.stringify(view.turn) : '';
  // Every move resets the selection.
  const [{ die, tile }, setTouch] = useStepState(step, NONE);
  const pick = (part: Partial<Touch>) => setTouch({ ...NONE, ...part });
  usePicked(die === null ? 'swap' : 'coverTile', die === null ? (tile === null ? null : [tile]) : [die]);
  const root = useRef<HTMLDivElement>(null);
  useNextFocus(root, { die, step }, nextPart);

  const press = (position: TilePosition) => {
    if (die !== null) {
      return attempt(props.legal.refusal('coverTile', [die, position]), () => act.coverTile(die, position));
    }
    const tap = tapOf(props, tile, position);
    if ('swap' in tap) return act.swap(...tap.swap);
    if (tap.why !== undefined) refuse(wordsOf(tap.why));
    return pick({ tile: tap.pick });
  };
  return (
    <div ref={root} className={cx(parts.page, styles.codes, props.legal.can('drawCode') && styles.drawing)}>
      <div className={styles.engineSlot}>
        <Engine
          tiles={looksOf(props, secret.open, isOwn ? litTiles(props, die, tile) : null, tile, die)}
          swap={view.turn?.swaps.length ?? 0}
          swapped={view.turn?.swaps.at(-1)?.tiles ?? null}
          onTile={isOwn ? press : undefined}
          foot={isOwn && <StepFoot {...props} />}
        />
        {isOwn && <DecoderTray {...props} picked={die} onPick={(one) => pick({ die: one })} tile={tile} />}
      </div>
      <CodeSide {...props} isOwn={isOwn} secret={secret} />
      {view.phase === 'breakCodes' && <Queue {...props} />}
    </div>
  );
}

/**
 * Returns selectors for the next element to focus: a tile when the seat's step begins or a die is picked, or a deck or
 * the end button after a claim.
 */
export function nextPart(was: { die: DieIndex | null; step: string }, now: typeof was): readonly string[] | null {
  if (now.die !== null && now.die !== was.die) return ['[data-coach^="cover:"]'];
  if (now.step === was.step || now.step === '') return null;
  if (was.step === '') return ['[data-tile][tabindex="0"]'];
  const { part } = JSON.parse(now.step) as Turn;
  return part === 'claim' || part === 'draw' ? ['button[data-coach="code-deck"]', '[data-coach="done"]'] : null;
}

interface Touch {
  die: DieIndex | null;
  tile: TilePosition | null;
}

const NONE: Touch = { die: null, tile: null };

/** Returns how each tile is drawn. Lamps are lit only while the codes are uncovered. */
export function looksOf(
  { view, seat, people }: Pick<CodesProps, 'view' | 'seat' | 'people'>,
  open: boolean,
  lit: ReadonlySet<TilePosition> | null,
  chosen: TilePosition | null,
  picked: DieIndex | null,
): TileLook[] {
  const { turn } = view;
  const shown = shownTiles(view);
  const lamps = new Set(
    open && view.me
      ? view.me.codes.flatMap(({ card }) => placesOf(codeOf(card).digits, shown).flatMap(positionsOf))
      : [],
  );
  const last = turn?.swaps.at(-1)?.tiles;
  const name = turn && turn.seat !== seat ? nameOf(people)(turn.seat) : null;
  return view.tiles.map((value, position) => {
    const cover = turn?.covers.find((one) => one.position === position);
    const face = turn && cover ? view.players[turn.seat]?.dice[cover.die]?.face : undefined;
    const from = last?.includes(position) ? last.find((one) => one !== position) : undefined;
    return {
      value,
      lamp: lamps.has(position),
      lit: lit?.has(position),
      chosen: position === chosen,
      mark: picked !== null ? `cover:${position}` : position === chosen ? undefined : `tile:${position}`,
      from,
      ...(turn &&
        face !== undefined && {
          die: <Die face={face} colour={turn.seat} />,
          dieLabel: codesText.coveredBy(name, face),
        }),
    };
  });
}
