/**
 * Globals that browsers and Node share and that rules may use. Rules are compiled without types of other globals on
 * purpose.
 */
declare function structuredClone<Value>(value: Value): Value;

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
