import '../../ui/global.css';
import '../loops';
import { createRoot } from 'react-dom/client';
import { must } from '#shared/must.ts';
import { unlockSound } from '../../feedback/sound';
import { changeSettings } from '../../state/settings';
import { PageLine } from './PageLine';
import { SeatPage } from './SeatPage';

// Nine devices on one speaker: whoever wants to hear one switches it on at its table.
changeSettings({ sound: false, vibration: false });
unlockSound();
const line = new PageLine();
// The table around a board has caught what it threw; the page says it.
createRoot(must(document.getElementById('app'), 'the place of the seat'), { onCaughtError: line.broke }).render(
  <SeatPage line={line} />,
);
