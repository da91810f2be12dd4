// @ts-check
// npm run demo-video [-- --url http://localhost:3000] [-- --only landing,login] [-- --out folder]
// Plays the scenes in a real browser against the running app, records them and encodes the film of the landing page.
import './workspace/check-node.mjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser/open-browser.mjs';
import { runningApp } from './browser/running-app.mjs';
import { webVtt } from './video/captions.mjs';
import { encodeFilm, findFfmpeg } from './video/encode-film.mjs';
import { filmHand } from './video/film-hand.mjs';
import { recordScreencast } from './video/record-screencast.mjs';
import { scenes } from './video/scenes.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { root } from './workspace/root.mjs';
import { step } from './workspace/step.mjs';

const size = { width: 1280, height: 720 };
/** A caption ends this long before the next one starts, so that the eye notices the change. */
const captionGap = 0.2;

/**
 * @param {string} url @param {readonly import('./video/scenes.mjs').Scene[]} chosen @param {string} frames folder
 */
async function playScenes(url, chosen, frames) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      baseURL: url,
      viewport: size,
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
    });
    // Visitors have answered the cookie banner long ago.
    const choice = encodeURIComponent('{"categories":["necessary"],"revision":1}');
    await context.addCookies([{ name: 'truciolo_consenso', value: choice, url }]);
    const page = await context.newPage();
    const hand = await filmHand(page);
    const camera = await recordScreencast(page, frames);
    /** @type {import('./video/captions.mjs').Caption[]} */
    const captions = [];
    let posterAt = 0;
    for (const { name, caption, play, poster } of chosen) {
      const from = camera.now();
      await step(`Scene "${name}"`, () => play(hand));
      if (poster) posterAt = camera.now() - 0.1;
      captions.push({ text: caption, from, to: camera.now() - captionGap });
    }
    await hand.pause(1200);
    return { ...(await camera.stop()), captions, posterAt };
  } finally {
    await browser.close();
  }
}

async function main() {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, only: { type: 'string' }, out: { type: 'string' } },
  });
  const ffmpeg = findFfmpeg();
  const names = values.only?.split(',');
  const unknown = names?.find((name) => !scenes.some((scene) => scene.name === name));
  if (unknown)
    throw new Error(`Unknown scene: ${unknown}. There are: ${scenes.map(({ name }) => name).join(', ')}.`);
  const chosen = names ? scenes.filter(({ name }) => names.includes(name)) : scenes;
  const out = resolve(values.out ?? join(root, 'apps', 'web', 'public', 'demo'));
  mkdirSync(out, { recursive: true });

  const work = mkdtempSync(join(tmpdir(), 'truciolo-film-'));
  const app = await runningApp(values.url);
  try {
    const film = await playScenes(app.url, chosen, work);
    const files = await step('Cut the film', async () => encodeFilm(ffmpeg, film, work, out));
    writeFileSync(join(out, 'truciolo.vtt'), webVtt(film.captions));
    for (const { file, size: bytes } of files) console.log(`  ${file}: ${(bytes / 1024).toFixed(0)} kB`);
    console.log(`  ${film.frames.length} frames, ${film.end.toFixed(1)} s.`);
  } finally {
    await app.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

main().catch(reportFailure);
