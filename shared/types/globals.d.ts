/**
 * Globals that exist in both browsers and Node, and that rules may use. Rules are deliberately compiled without the
 * types of other globals.
 */
declare function structuredClone<Value>(value: Value): Value;

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
