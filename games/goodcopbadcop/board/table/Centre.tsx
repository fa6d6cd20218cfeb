import { cx } from 'hush/board';
import type { EquipmentId, View } from '../../state';
import { equipmentName } from '../../text';
import { EquipmentIcon } from '../art/Emblem';
import { EvidenceBag, Plate } from '../art/EvidenceBag';
import { Gun } from '../art/Gun';
import { SIGNS } from '../art/signs';
import { tableText } from '../text';
import styles from './Centre.module.css';
import { type Box, MANY_IN_CENTRE } from './places';

/** A felt tray with the free guns in a ring. */
export function Tray({ guns, box }: { guns: number; box: Box }) {
  const style = { left: box.x, top: box.y, width: box.width, height: box.height };
  const ring = (guns > 6 ? 50 : 44) * (box.width / 196);
  return (
    <div className={styles.tray} style={style} data-pile="tray">
      {Array.from({ length: guns }, (_, index) => {
        const angle = -80 + (index * 360) / Math.max(guns, 1);
        return (
          <span
            key={angle}
            className={styles.spoke}
            style={{ transform: `rotate(${angle}deg) translate(${ring}px, 0) rotate(8deg)` }}
          >
            <Gun className={styles.gun} />
          </span>
        );
      })}
      <b>{guns}</b>
      <i>{tableText.gunsFree(guns)}</i>
    </div>
  );
}

interface PilesProps {
  view: View;
  /** Position and size on the stage. */
  box: Box;
  /** Called to open the sheet with the discards and the cards in the middle. */
  onOpen(): void;
}

export function Piles({ view, box, onOpen }: PilesProps) {
  const last = view.discards.at(-1);
  return (
    <button
      type="button"
      className={cx(styles.piles, view.centre.length >= MANY_IN_CENTRE && styles.close)}
      style={{ left: box.x, top: box.y }}
      onClick={onOpen}
    >
      <span className="sr">{pilesWords(view)}</span>
      <span className={styles.shown} aria-hidden="true">
        <span className={styles.pile} data-pile="deck">
          <DeckBack />
          <b>{view.deck}</b>
          <i>{tableText.deckPile}</i>
        </span>
        <span className={styles.pile}>
          {last ? (
            <span className={cx(styles.top, styles.face)}>
              <EquipmentIcon of={last} />
              <Plate name={equipmentName(last)} />
            </span>
          ) : (
            <span className={cx(styles.top, styles.bare)} />
          )}
          <b>{view.discards.length}</b>
          <i>{tableText.discardPile}</i>
        </span>
        {view.centre.map((id: EquipmentId) => (
          <EvidenceBag key={id} of={id} name={equipmentName(id)} className={styles.middle} />
        ))}
      </span>
    </button>
  );
}

export function pilesWords({ deck, discards, centre }: View): string {
  const last = discards.at(-1);
  return [
    tableText.deck(deck),
    last ? `${tableText.discards(discards.length)}, ${equipmentName(last)}` : tableText.noDiscards,
    ...(centre.length > 0 ? [`${tableText.centre}: ${centre.map(equipmentName).join(', ')}`] : []),
  ].join('. ');
}

function DeckBack() {
  return (
    <span className={cx(styles.top, styles.back)}>
      <Sign of="folder" />
    </span>
  );
}

/** A small icon in the current text colour. */
export function Sign({ of, className }: { of: keyof typeof SIGNS; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={SIGNS[of]} />
    </svg>
  );
}
