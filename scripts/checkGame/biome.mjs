import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { cacheFolder, root } from '../tool.mjs';

/**
 * Returns the arguments that name a game to biome. Outside the project, biome gets a configuration with the rules that
 * biome.json has for games.
 */
export function biomeOn(folder) {
  if (!isAbsolute(folder)) return [folder];
  const { files, overrides, vcs, ...shared } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const anywhere = (patterns) =>
    patterns
      .filter((pattern) => !/docs\/examples|games\/\*\.|board\/map/.test(pattern))
      .map((pattern) => pattern.replace(/games\/\*\/(\*\*\/)?/, '**/'));
  const config = {
    ...shared,
    files: { includes: [...anywhere(files.includes), '!**/node_modules'] },
    overrides: overrides
      .filter(({ includes }) => includes.some((pattern) => pattern.startsWith('games/*')))
      .map((override) => ({ ...override, includes: anywhere(override.includes) })),
  };
  const place = join(cacheFolder(), basename(folder));
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'biome.json'), JSON.stringify(config));
  return [`--config-path=${join(place, 'biome.json')}`, folder];
}
