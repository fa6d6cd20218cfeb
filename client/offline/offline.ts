import { isLight } from './mode';
import { reloadWhenBack } from './wayBack';

document.documentElement.dataset.mode = isLight() ? 'light' : 'dark';
reloadWhenBack();
