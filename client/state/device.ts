import { newId } from '../net/entropy';
import { recall, remember } from './storage';

const DEVICE = 'hush.device';

/** This device's id when it asks for a seat. A new request replaces its earlier ones. */
export function deviceId(): string {
  const known = recall(DEVICE);
  if (known !== null) return known;
  const made = newId();
  remember(DEVICE, made);
  return made;
}
