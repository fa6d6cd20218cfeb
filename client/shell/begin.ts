import { watchNotes } from '../feedback/notify';
import { unlockSpeech } from '../feedback/speech';
import { registerWorker } from '../serviceWorker/register';
import { watchBuilds } from './builds';
import { watchKeyboard } from './keyboard';

// Starts the features that a first page can do without. This module is loaded when the browser is idle.
void registerWorker();
watchBuilds();
watchNotes();
unlockSpeech();
watchKeyboard();
