import { watchNotes } from '../feedback/notify';
import { unlockSpeech } from '../feedback/speech';
import { registerWorker } from '../serviceWorker/register';
import { watchBuilds } from './builds';
import { watchKeyboard } from './keyboard';

// What makes a page of Hush more than a page; fetched once there is nothing else to do.
void registerWorker();
watchBuilds();
watchNotes();
unlockSpeech();
watchKeyboard();
