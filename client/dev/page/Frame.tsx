import { Bot, RotateCw, Wifi, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Viewer } from '#shared/ids.ts';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { levelsOf } from '../match/bots';
import type { DevMatch } from '../match/DevMatch';
import { boardOf, PAGE } from '../text';
import css from './Frames.module.css';

interface Props {
  match: DevMatch;
  viewer: Viewer;
  title: string;
  /** True if all frames before this one have loaded, so that this one may load. */
  isLoaded: boolean;
  isCut: boolean;
  isChosen: boolean;
  onChoose(): void;
  onSeen(isSeen: boolean): void;
  onCut(isCut: boolean): void;
  /** Called with the frame's window when it exists, and with null when it is removed. */
  onWindow(frame: Window | null): void;
}

/** Draws one device: the name of its viewer, some buttons, and its screen in a frame. */
export function Frame({ match, viewer, title, isLoaded, isCut, isChosen, ...on }: Props) {
  const { onChoose, onSeen, onCut, onWindow } = on;
  const place = useRef<HTMLElement>(null);
  const screen = useRef<HTMLIFrameElement>(null);
  const { bots, module } = match;
  const seen = match.viewOf(viewer);
  const broken = match.faults.list.findLast(({ where }) => where === boardOf(viewer));
  const [usual = null] = levelsOf(module);
  const isBot = viewer !== null && bots.levels.has(viewer);
  const tell = useRef({ onWindow, onSeen });
  tell.current = { onWindow, onSeen };
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => tell.current.onSeen(entry?.isIntersecting ?? true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // The window exists before the frame has loaded, and stays the same after a reload.
  useEffect(() => {
    if (!isLoaded) return;
    tell.current.onWindow(screen.current?.contentWindow ?? null);
    return () => tell.current.onWindow(null);
  }, [isLoaded]);
  return (
    <article ref={place} className={cx(css.frame, isChosen && css.chosen)} aria-label={title}>
      <header className={css.head}>
        <button type="button" className={css.name} aria-pressed={isChosen} onClick={onChoose}>
          {title}
        </button>
        {viewer !== null && (
          <IconButton
            icon={<Bot />}
            label={`${PAGE.bot}: ${title}`}
            aria-pressed={isBot}
            onClick={() => match.setBot(viewer, isBot ? null : usual)}
          />
        )}
        <IconButton
          icon={isCut ? <WifiOff /> : <Wifi />}
          label={`${isCut ? PAGE.reconnect : PAGE.cut}: ${title}`}
          aria-pressed={isCut}
          onClick={() => onCut(!isCut)}
        />
        <IconButton
          icon={<RotateCw />}
          label={`${PAGE.reload}: ${title}`}
          onClick={() => screen.current?.contentWindow?.location.reload()}
        />
      </header>
      <div className={css.screen}>
        {isLoaded && <iframe ref={screen} src="/dev/frame.html" title={title} />}
        {'fault' in seen && (
          <div className={css.fault} role="alert">
            <b>view</b>
            <pre>{seen.fault}</pre>
          </div>
        )}
        {broken && <pre className={css.broken}>{broken.why}</pre>}
      </div>
    </article>
  );
}
