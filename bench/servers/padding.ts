/** Lengths of packets without their padding. */
const FRAME_HEAD = '42["update",{"n":1000},""]'.length;
const ANSWER_HEAD = '43100[{"ok":true,"pad":""}]'.length;

/** Returns the contents of frames and answers whose packets have these sizes in bytes. */
export function paddingOf(frameBytes: number, answerBytes: number) {
  return {
    frame: 'x'.repeat(Math.max(0, frameBytes - FRAME_HEAD)),
    answer: { ok: true, pad: 'x'.repeat(Math.max(0, answerBytes - ANSWER_HEAD)) },
  };
}
