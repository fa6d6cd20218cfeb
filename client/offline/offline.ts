import { isLight } from './mode';
import { goOnOnceBack } from './wayBack';

document.documentElement.dataset.mode = isLight() ? 'light' : 'dark';
goOnOnceBack();
