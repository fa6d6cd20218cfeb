import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';

/**
 * Draws the face for a seed, and returns it as a data URL. This module is loaded separately. Until then, the first
 * letter of the name is shown in place of the face.
 */
export function drawFace(seed: string): string {
  return createAvatar(lorelei, { seed }).toDataUri();
}
