import { isLight } from './mode';
import { OFFLINE } from './text';
import { reloadWhenBack } from './wayBack';
import { keptWords } from './words';

document.documentElement.dataset.mode = isLight() ? 'light' : 'dark';
const { lang, dir, texts } = keptWords();
Object.assign(document.documentElement, { lang, dir });
document.title = `${texts.title ?? OFFLINE.title} · Hush`;
for (const [id, text] of Object.entries(OFFLINE)) document.getElementById(id)?.replaceChildren(texts[id] ?? text);
reloadWhenBack();
