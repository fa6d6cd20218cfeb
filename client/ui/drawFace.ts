import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';

/**
 * Draws the face for a seed and returns it as a data URL. This code is a separate chunk; first letters are shown until
 * it has loaded.
 */
export function drawFace(seed: string): string {
  return createAvatar(lorelei, { seed }).toDataUri();
}
