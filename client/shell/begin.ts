import { watchNotes } from '../feedback/notify';
import { unlockSpeech } from '../feedback/speech';
import { registerWorker } from '../serviceWorker/register';
import { watchBuilds } from './builds';
import { watchKeyboard } from './keyboard';

// Starts features that the first page can do without. Loaded when the browser is idle.
void registerWorker();
watchBuilds();
watchNotes();
unlockSpeech();
watchKeyboard();
