/// <reference types="vite/client" />

// The virtual modules defined in `scripts/games/outsideGames.ts`. Each module has an entry for every game with such a
// file, for example a board.

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

/** The files in every game's `content/secret/`, by name. */
declare module 'virtual:games/secrets' {
  const contents: Readonly<Record<string, unknown>>;
  export default contents;
}
