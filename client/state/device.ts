import { newId } from '../net/entropy';
import { recall, remember } from './storage';

const DEVICE = 'hush.device';

/** How this device calls itself when it asks for a seat: what it asked for before is then no longer good. */
export function deviceId(): string {
  const known = recall(DEVICE);
  if (known !== null) return known;
  const made = newId();
  remember(DEVICE, made);
  return made;
}
