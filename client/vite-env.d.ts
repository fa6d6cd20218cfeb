/// <reference types="vite/client" />

// The virtual modules that `scripts/games/outsideGames.ts` provides. Each has an entry for every game that has the file
// in question, for example a board.

declare module 'virtual:games/covers' {
  const urls: Readonly<Record<string, string>>;
  export default urls;
}

declare module 'virtual:games/boards' {
  const imports: Record<string, () => Promise<{ default: unknown }>>;
  export default imports;
}

declare module 'virtual:games/rules' {
  const imports: Record<string, () => Promise<object>>;
  export default imports;
}

/** The files in each game's `content/secret/`, by file name. */
declare module 'virtual:games/secrets' {
  const contents: Readonly<Record<string, unknown>>;
  export default contents;
}
