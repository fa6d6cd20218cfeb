export interface Fault {
  /** The place where the fault occurred: "view of seat 1", "bot of seat 2", "board of the spectator". */
  where: string;
  why: string;
  /** The number of journal rows when the fault occurred. */
  n: number;
}

/** The maximum number of faults to keep. Older ones are dropped. */
const MOST = 50;

export class Faults {
  list: readonly Fault[] = [];

  /** Adds a fault. Returns false if the same fault is already listed. */
  add(fault: Fault): boolean {
    const { where, why, n } = fault;
    if (this.list.some((one) => one.where === where && one.why === why && one.n === n)) return false;
    this.list = [...this.list.slice(1 - MOST), fault];
    return true;
  }

  has(where: string, n: number): boolean {
    return this.list.some((one) => one.where === where && one.n === n);
  }

  /** Removes all faults at one place. Returns false if there were none. */
  mend(where: string): boolean {
    const before = this.list;
    this.list = before.filter((one) => one.where !== where);
    return this.list.length < before.length;
  }

  clear(): void {
    this.list = [];
  }
}
