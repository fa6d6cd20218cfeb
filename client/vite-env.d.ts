/// <reference types="vite/client" />

// The virtual modules of `scripts/outsideGames.ts`. Each has an entry for each game that has the file.

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

/** The files of `content/secret/` of all games, by name. */
declare module 'virtual:games/secrets' {
  const contents: Readonly<Record<string, unknown>>;
  export default contents;
}
