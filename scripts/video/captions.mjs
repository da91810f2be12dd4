// @ts-check

/** @typedef {{ text: string, from: number, to: number }} Caption times in seconds */

/** @param {number} seconds 83.5 → "00:01:23.500" */
function timeCode(seconds) {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const thousandths = Math.floor((seconds - whole) * 1000);
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(thousandths).padStart(3, '0')}`;
}

/** The film has no sound: the captions explain it. @param {readonly Caption[]} captions */
export function webVtt(captions) {
  const cues = captions.map(({ text, from, to }) => `${timeCode(from)} --> ${timeCode(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}
