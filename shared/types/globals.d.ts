/** Globals that browsers and Node share and that rules may use. Types of other globals are missing there on purpose. */
declare function structuredClone<Value>(value: Value): Value;

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
