/** What backups and restores say, and what to do where they refuse. */
export const backupText = {
  usage: 'Say what to do: `npm run backup -- [file or folder]`, or `npm run restore -- <file> [--replace]`.',
  written: (file: string, bytes: number) =>
    `The backup is ${file} (${(bytes / 1e6).toFixed(1)} MB), read back and found whole.`,
  restored: (file: string, to: string) => `${file} is restored to ${to}. Start the server.`,
  nothingThere: (file: string) => `There is no database at ${file}. Set DATA_DIR to the folder of the server.`,
  taken: (file: string) => `${file} is there already and was left as it is. Name another file, or a folder.`,
  noBackup: (file: string) => `There is no backup at ${file}.`,
  notEmpty: (place: string) =>
    `${place} holds a database already, and was left as it is. Add --replace to put the backup in its place, or set DATA_DIR to an empty folder.`,
  databaseNotEmpty:
    'The database of DATABASE_URL has tables already, and was left as it is. Add --replace to put the backup in their place, or name an empty database.',
  databaseInUse: 'A server uses the database of DATABASE_URL. Stop every process of it, then restore again.',
  noTool: (tool: string) =>
    `${tool} is not here. Install PostgreSQL's client tools (Debian: postgresql-client), of the server's version or a newer one.`,
  toolFailed: (tool: string, said: string) => `${tool} did not succeed: ${said}`,
  setting: (name: string) =>
    `DATABASE_URL sets ${name}, which pg_dump and pg_restore cannot be told. Take it out here.`,
};
