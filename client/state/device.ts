import { newId } from '../net/entropy';
import { recall, remember } from './storage';

const DEVICE = 'hush.device';

/**
 * Returns this device's id, sent with requests for a seat. The server replaces a device's earlier requests by a new
 * one.
 */
export function deviceId(): string {
  const known = recall(DEVICE);
  if (known !== null) return known;
  const made = newId();
  remember(DEVICE, made);
  return made;
}
