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

interface ImportMetaEnv {
  /** False if English is the only language in the build. */
  readonly HAS_LANGUAGES: boolean;
}

/** The languages besides English that a device can show (`scripts/vite/languages.ts`). */
declare module 'virtual:languages' {
  type Texts = { default: Readonly<Record<string, object>> };
  const languages: readonly {
    tag: string;
    /** The name of the language in that language. */
    name: string;
    dir: 'ltr' | 'rtl';
    /** False for a language that exists for tests. */
    isOffered: boolean;
    /** Load the texts of the first page, and all others. */
    start(): Promise<Texts>;
    rest(): Promise<Texts>;
  }[];
  export default languages;
}
