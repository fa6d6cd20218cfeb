// Module hooks with which Node runs games outside the project, as scripts/outsideGames.ts does for Vite.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isOfOutsideGame, OUTSIDE, outsideSource } from './gameFolders.mjs';
import { root } from './tool.mjs';

const ROOT = pathToFileURL(join(root, 'package.json')).href;

/** Packages come from the project if it has them, so that there is only one copy of each. */
export async function resolve(specifier, context, next) {
  const { parentURL = '' } = context;
  if (!parentURL.startsWith('file:') || !isOfOutsideGame(specifier, fileURLToPath(parentURL)))
    return next(specifier, context);
  try {
    return await next(specifier, { ...context, parentURL: ROOT });
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    // The first call has changed `context`.
    return next(specifier, { ...context, parentURL });
  }
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || fileURLToPath(url) !== OUTSIDE) return next(url, context);
  return { format: 'module', source: outsideSource((file) => pathToFileURL(file).href), shortCircuit: true };
}
