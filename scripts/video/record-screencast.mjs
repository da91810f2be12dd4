// @ts-check
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {{ file: string, at: number }} Frame `at` in seconds since the first one */

/**
 * Records a page with the browser's own screencast: a frame per change, none while nothing moves.
 * @param {import('@playwright/test').Page} page @param {string} folder where the frames go
 */
export async function recordScreencast(page, folder) {
  const session = await page.context().newCDPSession(page);
  /** @type {Frame[]} */
  const frames = [];
  /** @type {Promise<void>[]} */
  const writes = [];
  /** @type {number | undefined} */
  let begin;

  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    const timestamp = metadata.timestamp ?? Date.now() / 1000;
    begin ??= timestamp;
    const file = join(folder, `frame-${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, at: timestamp - begin });
    writes.push(writeFile(file, Buffer.from(data, 'base64')));
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 });

  return {
    /** Seconds since the first frame; 0 before it. */
    now: () => (begin === undefined ? 0 : Date.now() / 1000 - begin),
    async stop() {
      const end = begin === undefined ? 0 : Date.now() / 1000 - begin;
      await session.send('Page.stopScreencast');
      await Promise.all(writes);
      if (frames.length === 0) throw new Error('Il browser non ha consegnato nessun fotogramma.');
      return { frames, end };
    },
  };
}
