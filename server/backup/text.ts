export const backupText = {
  usage: 'Usage: `npm run backup -- [file or folder]`, or `npm run restore -- <file> [--replace]`.',
  written: (file: string, bytes: number) =>
    `The backup is ${file} (${(bytes / 1e6).toFixed(1)} MB). It was read back and verified.`,
  restored: (file: string, to: string) => `${file} is restored to ${to}. Start the server.`,
  nothingThere: (file: string) => `There is no database at ${file}. Set DATA_DIR to the folder of the server.`,
  taken: (file: string) => `${file} already exists and was left as it is. Name another file, or a folder.`,
  noBackup: (file: string) => `There is no backup at ${file}.`,
  notEmpty: (place: string) =>
    `${place} already contains a database, which was left as it is. Add --replace to overwrite it, or set DATA_DIR to an empty folder.`,
  databaseNotEmpty:
    'The database of DATABASE_URL already has tables and was left as it is. Add --replace to overwrite them, or name an empty database.',
  databaseInUse: 'A server is using the database of DATABASE_URL. Stop all of its processes, then restore again.',
  noTool: (tool: string) =>
    `${tool} is not installed. Install PostgreSQL's client tools (Debian: postgresql-client) of the server's version or newer.`,
  toolFailed: (tool: string, said: string) => `${tool} failed: ${said}`,
  setting: (name: string) =>
    `DATABASE_URL sets ${name}, which pg_dump and pg_restore do not support. Remove it for this command.`,
};
