import { type BoardProps, useBoardContext } from 'hush/board';
import { lazy, Suspense, useState } from 'react';
import type { Moves, View } from '../state';
import styles from './Board.module.css';
import { CaseClosed } from './end/CaseClosed';
import { Frame, type FrameSheet } from './frame/Frame';
import { Placement } from './placement/Placement';
import { Shot, useShots } from './shot/Shot';
import { Table } from './table/Table';
import { useSounds } from './useSounds';

/** Loaded lazily, because only a stage shows this screen. */
const PlacementStage = lazy(() => import('./stage/PlacementStage'));

/** The board of Good Cop Bad Cop. */
export function Board(props: BoardProps<View, Moves>) {
  const { view, seat, now, outcome } = props;
  useSounds(view, seat, now);
  const shots = useShots(props);
  return (
    <>
      <Stage {...props} outcome={outcome ?? view.outcome} isShot={shots.cutscene !== null} />
      {/* Rendered last, so that the screen for a shot covers anything that opens at the same time. */}
      <Shot {...props} shots={shots} />
    </>
  );
}

function Stage({ isShot, ...props }: BoardProps<View, Moves> & { isShot: boolean }) {
  if (props.outcome) return <CaseClosed {...props} />;
  return props.view.phase === 'placement' ? <Placing {...props} /> : <Table {...props} isShot={isShot} />;
}

function Placing(props: BoardProps<View, Moves>) {
  const [sheet, setSheet] = useState<FrameSheet | null>(null);
  const { stage } = useBoardContext();
  const onStage = stage && {
    main: (
      <Suspense>
        <PlacementStage view={props.view} people={props.people} />
      </Suspense>
    ),
  };
  return (
    <Frame {...props} sheet={sheet} onSheet={setSheet} stage={onStage ?? undefined}>
      <div className={styles.placing}>
        <Placement {...props} />
      </div>
    </Frame>
  );
}
