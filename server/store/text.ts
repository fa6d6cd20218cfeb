/** Why a database cannot be opened, and what to do about it. */
export const storeText = {
  inUse: (dir: string) =>
    `Another process is already using ${dir}. Stop that one, or set DATA_DIR to a folder of its own.`,
  dirReadOnly: (dir: string) =>
    `Nothing can be written to ${dir}. Give this user the right to write there, or set DATA_DIR to another folder.`,
  readOnly: (file: string) =>
    `${file} is read-only. Make it writable for this user, or set DATA_DIR to another folder. The file was left as it is.`,
  corrupt: (file: string) =>
    `${file} is damaged or not a database. Put a backup in its place, or move it away to start empty. The file was left as it is.`,
  foreign: (file: string) =>
    `${file} belongs to another program. Set DATA_DIR to another folder. The file was left as it is.`,
  newer: (file: string) =>
    `${file} was written by a newer version of this program. Start that version, or set DATA_DIR to another folder. The file was left as it is.`,
  unknown: (file: string) =>
    `${file} has a schema this program does not know: a different version of it wrote the file. Start that version, or set DATA_DIR to another folder. The file was left as it is.`,
};

/** The same of a database server. `name` is its host, port and database, without user and password. */
export const postgresText = {
  inUse: (name: string) =>
    `Another process is already using ${name}. Stop that one, or set REDIS_URL for both: then several processes share the database.`,
  unreachable: (name: string, reason: string) =>
    `${name} cannot be reached (${reason}). Start the PostgreSQL server, or set DATABASE_URL to where it is.`,
  denied: (name: string) =>
    `${name} lets nobody in with the user and password of DATABASE_URL. Set them as the PostgreSQL server has them.`,
  missing: (name: string) =>
    `There is no database ${name}. Create it (createdb), or set DATABASE_URL to one that is there.`,
  readOnly: (name: string) =>
    `Nothing can be written to ${name}. Let the user of DATABASE_URL own the database, and name the primary server, not a standby.`,
  encoding: (name: string, encoding: string) =>
    `${name} stores ${encoding}, which has no room for all letters. Set DATABASE_URL to a database with encoding UTF8.`,
  foreign: (name: string) =>
    `${name} belongs to another program. Set DATABASE_URL to a database of its own. It was left as it is.`,
  newer: (name: string) =>
    `${name} was written by a newer version of this program. Start that version, or set DATABASE_URL to another database. It was left as it is.`,
  unknown: (name: string) =>
    `${name} has a schema this program does not know: a different version of it made the database. Start that version, or set DATABASE_URL to another database. It was left as it is.`,
};
