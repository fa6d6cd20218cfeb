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
};
