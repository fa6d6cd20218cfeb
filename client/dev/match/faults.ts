/** Something the game did that it may not; it stays where it was done. */
export interface Fault {
  /** "view of seat 1", "bot of seat 2", "board of the spectator". */
  where: string;
  why: string;
  /** After how many rows of the journal. */
  n: number;
}

/** More than these nobody reads; the newest are kept. */
const MOST = 50;

/** What a game did that it may not, each thing once. */
export class Faults {
  list: readonly Fault[] = [];

  /** False: it is known already. */
  add(fault: Fault): boolean {
    const { where, why, n } = fault;
    if (this.list.some((one) => one.where === where && one.why === why && one.n === n)) return false;
    this.list = [...this.list.slice(1 - MOST), fault];
    return true;
  }

  has(where: string, n: number): boolean {
    return this.list.some((one) => one.where === where && one.n === n);
  }

  /** All of one place are mended. False: there were none. */
  mend(where: string): boolean {
    const before = this.list;
    this.list = before.filter((one) => one.where !== where);
    return this.list.length < before.length;
  }

  clear(): void {
    this.list = [];
  }
}
