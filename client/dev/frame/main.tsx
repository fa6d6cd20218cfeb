import '../../ui/global.css';
import '../loops';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/must.ts';
import { unlockSound } from '../../feedback/sound';
import { changeSettings } from '../../state/settings';
import { PageLine } from './PageLine';
import { SeatPage } from './SeatPage';

// All frames of the page would play sounds at the same time, so a frame is silent until its sound is turned on.
changeSettings({ sound: false, vibration: false });
unlockSound();
const line = new PageLine();
// The table around a board catches the errors in it. `broke` also reports them to the page.
createRoot(must(document.getElementById('app'), 'the place of the seat'), { onCaughtError: line.broke }).render(
  <SeatPage line={line} />,
);
