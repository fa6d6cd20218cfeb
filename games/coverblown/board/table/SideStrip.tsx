import { Covered, uiText as text, useSecret } from 'hush/board';
import { FingerprintPattern, Lock, Smartphone } from 'lucide-react';
import type { Cover } from '../../queries';
import type { Own } from '../../state';
import { SIDE } from '../call/line';
import { Read } from '../call/MyCalls';
import { contactWords, sideText, sideWords } from '../text';
import styles from './SideStrip.module.css';

interface SideStripProps {
  me: Own;
  cover: Cover;
  /** True from a verdict until the player has looked. The strip then asks whether the cover is blown. */
  asksCover: boolean;
  /** Called with `SIDE` when the strip is uncovered. */
  onRead(n: number): void;
}

/**
 * A narrow, covered strip with the player's side and contact. It is on a phone's board, and in the column on a low
 * screen.
 */
export function SideStrip({ me, cover, asksCover, onRead }: SideStripProps) {
  const what = sideText.what(asksCover);
  const secret = useSecret();
  const { shared, paused, mode } = secret;
  const invite = paused ? text.shut : shared ? sideText.shared : sideText.look[mode];
  const Mark = paused ? Lock : shared ? Smartphone : FingerprintPattern;
  const back = (
    <div className={styles.back}>
      <Mark aria-hidden="true" />
      <p>
        {invite}
        {!shared && !paused && <span>{what}</span>}
      </p>
    </div>
  );
  return (
    <Covered
      secret={secret}
      back={back}
      label={shared ? invite : `${invite}: ${what}`}
      className={styles.strip}
      mark="side"
    >
      <Read n={SIDE} onRead={onRead}>
        <p className={styles.face}>
          <b>{sideWords(me.role, cover)}.</b> {contactWords(me.contact, me.weapon)}
        </p>
      </Read>
    </Covered>
  );
}
