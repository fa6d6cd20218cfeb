/** Reasons why a database cannot be opened, with advice. */
export const storeText = {
  inUse: (dir: string) => `Another process is already using ${dir}. Stop it, or set DATA_DIR to a separate folder.`,
  dirReadOnly: (dir: string) =>
    `${dir} is not writable. Give this user write access, or set DATA_DIR to another folder.`,
  readOnly: (file: string) =>
    `${file} is read-only. Make it writable for this user, or set DATA_DIR to another folder. The file was left as it is.`,
  corrupt: (file: string) =>
    `${file} is damaged or not a database. Put a backup in its place, or move it away to start empty. The file was left as it is.`,
  foreign: (file: string) =>
    `${file} belongs to another program. Set DATA_DIR to another folder. The file was left as it is.`,
  newer: (file: string) =>
    `${file} was written by a newer version of this program. Start that version, or set DATA_DIR to another folder. The file was left as it is.`,
  unknown: (file: string) =>
    `${file} has a schema this program does not know. A different version wrote it. Start that version, or set DATA_DIR to another folder. The file was left as it is.`,
};

/** Reasons why a database on a server cannot be opened, with advice. `name` is the database's host, port and name. */
export const postgresText = {
  inUse: (name: string) =>
    `Another process is already using ${name}. Stop it, or set REDIS_URL for both so that they share the database.`,
  unreachable: (name: string, reason: string) =>
    `${name} cannot be reached (${reason}). Start the PostgreSQL server, or correct DATABASE_URL.`,
  denied: (name: string) => `${name} rejects the user or password of DATABASE_URL. Correct them.`,
  missing: (name: string) =>
    `There is no database ${name}. Create it (createdb), or set DATABASE_URL to an existing one.`,
  readOnly: (name: string) =>
    `${name} is not writable. Make the user of DATABASE_URL its owner, and use the primary server, not a standby.`,
  encoding: (name: string, encoding: string) =>
    `${name} has the encoding ${encoding}, which cannot store all characters. Set DATABASE_URL to a database with the encoding UTF8.`,
  foreign: (name: string) =>
    `${name} belongs to another program. Set DATABASE_URL to a separate database. It was left as it is.`,
  newer: (name: string) =>
    `${name} was written by a newer version of this program. Start that version, or set DATABASE_URL to another database. It was left as it is.`,
  unknown: (name: string) =>
    `${name} has a schema this program does not know. A different version created it. Start that version, or set DATABASE_URL to another database. It was left as it is.`,
};
