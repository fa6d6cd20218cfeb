import { watchNotes } from '../feedback/notify';
import { unlockSpeech } from '../feedback/speech';
import { registerWorker } from '../serviceWorker/register';
import { watchBuilds } from './builds';
import { watchKeyboard } from './keyboard';

// Features beyond a plain page, loaded when the browser is idle.
void registerWorker();
watchBuilds();
watchNotes();
unlockSpeech();
watchKeyboard();
