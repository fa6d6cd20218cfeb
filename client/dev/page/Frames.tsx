import { useStore } from '@nanostores/react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Viewer } from '#shared/ids.ts';
import { onResize } from '../../ui/onResize';
import type { DevMatch } from '../match/DevMatch';
import type { Host } from '../match/host';
import type { FromFrame } from '../messages';
import { boardOf, PAGE, who } from '../text';
import { Frame } from './Frame';
import css from './Frames.module.css';
import { pixelsOf, type Stand } from './look';

interface Props {
  match: DevMatch;
  host: Host;
  stand: Stand;
  chosen: Viewer;
  onChoose(viewer: Viewer): void;
}

/** The number of frames that may load at the same time. Each frame is a complete page. */
const AT_ONCE = 2;
const HEAD = 40;
const GAP = 12;
/** The smallest scale at which text can still be read. */
const SMALLEST = 0.25;

export function Frames({ match, host, stand, chosen, onChoose }: Props) {
  useStore(match.changes);
  const area = useRef<HTMLElement>(null);
  const room = useRoom(area);
  const windows = useRef(new Map<Viewer, Window>());
  const [ready, setReady] = useState<readonly Viewer[]>([]);
  const [seen, setSeen] = useState<readonly Viewer[]>([]);
  const [, redraw] = useState(0);
  useEffect(() => {
    const hear = ({ source, data, origin }: MessageEvent<FromFrame>) => {
      const found = [...windows.current].find(([, frame]) => frame === source);
      if (!found || origin !== location.origin) return;
      const [viewer, frame] = found;
      if (data.kind === 'ready') {
        host.connect(viewer, (message) => frame.postMessage(message, location.origin));
        setReady((before) => [...new Set([...before, viewer])]);
      } else if (data.kind === 'board') {
        match.report(boardOf(viewer), data.why);
      } else host.hear(viewer, data);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [match, host]);
  const viewers: readonly Viewer[] = [...match.seats, null];
  // Only frames that have been in view are loaded, and only a few at a time.
  const loading = seen.filter((viewer) => !ready.includes(viewer)).slice(0, AT_ONCE);
  const { width, height } = pixelsOf(stand.size);
  const isFit = stand.scale === 'fit';
  const fit = Math.min(1, (room.height - HEAD - 2 * GAP) / height, (room.width - 2 * GAP) / width);
  const scale = stand.scale === 'fit' ? Math.max(SMALLEST, fit) : stand.scale;
  return (
    <section
      ref={area}
      className={css.frames}
      data-row={(isFit && height > width) || undefined}
      aria-label={PAGE.seats}
      style={{ '--width': `${width}px`, '--height': `${height}px`, '--scale': scale } as CSSProperties}
    >
      {viewers.map((viewer) => (
        <Frame
          key={viewer}
          match={match}
          viewer={viewer}
          title={who(viewer)}
          isLoaded={ready.includes(viewer) || loading.includes(viewer)}
          isCut={host.cut.includes(viewer)}
          isChosen={viewer === chosen}
          onChoose={() => onChoose(viewer)}
          onSeen={(isSeen) => {
            host.setSeen(viewer, isSeen);
            if (isSeen) setSeen((before) => [...new Set([...before, viewer])]);
          }}
          onCut={(isCut) => {
            host.setCut(viewer, isCut);
            redraw((count) => count + 1);
          }}
          onWindow={(frame) => {
            if (frame) windows.current.set(viewer, frame);
            else windows.current.delete(viewer);
          }}
        />
      ))}
    </section>
  );
}

/** Returns the size of an element in px, and keeps it up to date. */
function useRoom(element: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    return onResize([shown], () => setRoom({ width: shown.clientWidth, height: shown.clientHeight }));
  }, [element]);
  return room;
}
