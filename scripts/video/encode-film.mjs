// @ts-check
import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOnPath } from '../machine/find-program.mjs';

const limit = 4 * 1024 * 1024;
const framesPerSecond = 25;

/** Quality steps, best first: the first whose file fits is kept. */
const webmQualities = [38, 44, 50];
const mp4Qualities = [24, 28, 32];

export function findFfmpeg() {
  const path = programOnPath('ffmpeg');
  if (path) return path;
  throw new Error(
    'Manca ffmpeg, che monta il video. Installalo (Debian: «sudo apt install ffmpeg», macOS: «brew install ffmpeg») e riprova.',
  );
}

/** @param {string} ffmpeg @param {readonly string[]} args */
function run(ffmpeg, args) {
  const { status, stderr } = spawnSync(ffmpeg, ['-v', 'error', '-y', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr}`);
}

/**
 * Each frame is shown until the next one; a list in ffmpeg's concat format gives the durations.
 * @param {readonly import('./record-screencast.mjs').Frame[]} frames @param {number} end
 */
function frameList(frames, end) {
  const lines = ['ffconcat version 1.0'];
  frames.forEach(({ file, at }, index) => {
    const next = frames[index + 1]?.at ?? end;
    lines.push(
      `file '${file.replaceAll("'", "'\\''")}'`,
      `duration ${Math.max(next - at, 0.001).toFixed(3)}`,
    );
  });
  // The demuxer drops the last duration unless the frame is named again.
  const last = frames.at(-1);
  if (last) lines.push(`file '${last.file.replaceAll("'", "'\\''")}'`);
  return `${lines.join('\n')}\n`;
}

/**
 * @param {string} ffmpeg @param {string} list @param {string} file
 * @param {readonly number[]} qualities @param {(quality: number) => string[]} codec
 */
function encodeWithinLimit(ffmpeg, list, file, qualities, codec) {
  const input = ['-f', 'concat', '-safe', '0', '-i', list];
  const shape = ['-vf', `fps=${framesPerSecond},scale=1280:720:flags=lanczos,format=yuv420p`, '-an'];
  for (const quality of qualities) {
    run(ffmpeg, [...input, ...shape, ...codec(quality), file]);
    const { size } = statSync(file);
    if (size <= limit) return { file, size, quality };
  }
  throw new Error(`${file} resta sopra ${limit / 1024 / 1024} MB: accorcia le scene.`);
}

/**
 * @param {string} ffmpeg
 * @param {{ frames: readonly import('./record-screencast.mjs').Frame[], end: number, posterAt: number }} film
 * @param {string} work folder for the list @param {string} out folder of the finished files
 */
export function encodeFilm(ffmpeg, { frames, end, posterAt }, work, out) {
  const list = join(work, 'frames.ffconcat');
  writeFileSync(list, frameList(frames, end));
  const mp4 = encodeWithinLimit(ffmpeg, list, join(out, 'truciolo.mp4'), mp4Qualities, (quality) => [
    ...['-c:v', 'libx264', '-preset', 'medium', '-crf', String(quality)],
    ...['-movflags', '+faststart'],
  ]);
  const webm = encodeWithinLimit(ffmpeg, list, join(out, 'truciolo.webm'), webmQualities, (quality) => [
    ...['-c:v', 'libvpx-vp9', '-crf', String(quality), '-b:v', '0', '-row-mt', '1'],
    // A film of still screens gains nothing from the slow search, which takes ten times as long.
    ...['-deadline', 'realtime', '-cpu-used', '6'],
  ]);
  run(ffmpeg, [
    ...['-ss', posterAt.toFixed(2), '-i', mp4.file, '-frames:v', '1'],
    ...['-c:v', 'libwebp', '-quality', '82', join(out, 'poster.webp')],
  ]);
  return [mp4, webm];
}
