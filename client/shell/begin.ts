import { watchNotes } from '../feedback/notify';
import { unlockSpeech } from '../feedback/speech';
import { registerWorker } from '../serviceWorker/register';
import { watchKeyboard } from '../ui/keyboard';
import { watchBuilds } from './builds';

// What makes a page of Hush more than a page; fetched once there is nothing else to do.
void registerWorker();
watchBuilds();
watchNotes();
unlockSpeech();
watchKeyboard();
