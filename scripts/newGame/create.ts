import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { GameId } from '#shared/ids.ts';
import { withGame } from './catalogue';
import { type NewGameRefusal, refusalOf } from './refusal';
import { namesOf, renamed, takenNames } from './rename';
import { repositoryFiles } from './repository';

export interface NewGame {
  root: string;
  id: GameId | undefined;
  /** True for a game that consists only of a boardgame.io object. */
  isBare?: boolean;
  /** The name that players see. Default: the id with a capital letter. */
  title?: string | undefined;
  /**
   * The folder for the game. Default: `games`. For an absolute path, the game gets a repository outside the project.
   */
  place?: string;
}

export interface CreatedGame {
  /** Path relative to the project's folder, or absolute if the game is outside the project. */
  folder: string;
  /** Null for a game outside the project. */
  catalogue: string | null;
  files: string[];
}

/** The examples that new games are copied from, with their tests. */
const TEMPLATES = { whole: namesOf('moles'), bare: namesOf('tictactoe', 'Tic-tac-toe') };

/**
 * Creates a new game and, if the game is inside the project, adds it to the catalogue. All files are computed first,
 * and the folder appears only when it is complete, so a refusal or a full disk leaves nothing behind.
 */
export function createGame({
  root,
  id,
  isBare = false,
  title,
  place = 'games',
}: NewGame): CreatedGame | NewGameRefusal {
  const template = isBare ? TEMPLATES.bare : TEMPLATES.whole;
  const sources = filesIn(join(root, 'docs/examples', template.id));
  const folder = isAbsolute(place) ? join(place, id ?? '') : `${place}/${id}`;
  const refusal = refusalOf(root, id, folder, takenNames(sources, template.id));
  if (refusal || id === undefined) return refusal ?? { refused: 'id-missing', detail: '' };
  const names = namesOf(id, title);
  const ofGame = sources.map(({ file, source }) => ({ file, source: renamed(file, source, template, names) }));
  if (isAbsolute(place)) {
    const hush = relative(folder, root).replaceAll(sep, '/');
    return created(root, folder, null, [...ofGame, ...repositoryFiles(names, hush)]);
  }
  const catalogue = `${place}/index.ts`;
  const listed = withGame(readFileSync(join(root, catalogue), 'utf8'), id);
  const made = created(root, folder, catalogue, ofGame);
  writeFileSync(join(root, catalogue), listed);
  return made;
}

function created(root: string, folder: string, catalogue: string | null, files: readonly Source[]): CreatedGame {
  writeWhole(resolve(root, folder), files);
  return { folder, catalogue, files: files.map(({ file }) => file).sort() };
}

export interface Source {
  file: string;
  source: string;
}

function filesIn(folder: string): Source[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({
      file: path.slice(folder.length + 1).replaceAll(sep, '/'),
      source: readFileSync(path, 'utf8'),
    }));
}

function writeWhole(folder: string, files: readonly Source[]): void {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  try {
    for (const { file, source } of files) {
      mkdirSync(dirname(join(draft, file)), { recursive: true });
      writeFileSync(join(draft, file), source);
    }
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
