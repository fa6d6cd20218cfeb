import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';

/** The face of a seed as a picture address. Its own chunk: a table shows first letters until it is here. */
export function drawFace(seed: string): string {
  return createAvatar(lorelei, { seed }).toDataUri();
}
