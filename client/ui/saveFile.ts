/** How long the browser may take to fetch what it saves, in ms. */
const FETCHED = 60_000;

/** Saves a file on this device, by the browser's own way of downloading. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED);
}

/** "2026-11-20": for the names of files, on this device's clock. */
export function dateIn(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
