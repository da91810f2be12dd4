import { setTimeout as sleep } from 'node:timers/promises';
import { asBody, pinQuote } from '../../apps/server/test/quote-samples.ts';
import { startS3Peer } from '../../apps/server/test/s3-peer.ts';
import { startServer } from '../../scripts/e2e/start-server.mjs';
import { demand } from '../../testing/ask.ts';
import { enter, openShop } from '../../testing/open-shop.ts';
import { type Report, report } from './report.ts';
import { newWriting } from './writers.ts';

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
/** Of one quote. */
const MOST = 15;

/**
 * The bucket of the files becomes unavailable amid uploads and comes back: acknowledged files are there, byte by byte.
 */
export async function fuzzFilesAway(rounds: number): Promise<Report> {
  const peer = await startS3Peer();
  const server = await startServer({ S3_URL: peer.url, DEMO: 'off', LOG_LEVEL: 'silent' });
  const base = `${server.url}/api`;
  const writing = newWriting();
  const failures: object[] = [];
  try {
    const token = await enter(base, await openShop(base));
    const authorization = `Bearer ${token}`;
    for (let round = 0; round < rounds; round += 1) {
      const body = asBody(pinQuote({ title: `Giro ${round}` }));
      const { guid } = await demand<{ guid: string }>(base, { method: 'POST', path: '/quotes', body, token });
      const kept: string[] = [];
      for (let serial = 0; serial < MOST; serial += 1) {
        if (serial === 5) await peer.close();
        if (serial === 10) await peer.reopen();
        const name = `${round}-${serial}.pdf`;
        const start = performance.now();
        const { status } = await fetch(`${base}/quotes/${guid}/files?name=${name}`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/octet-stream' },
          body: PDF,
        });
        writing.longest = Math.max(writing.longest, performance.now() - start);
        writing.statuses.set(status, (writing.statuses.get(status) ?? 0) + 1);
        if (status === 201) kept.push(name);
        if (status !== 201 && status !== 503) failures.push({ round, status });
      }
      await sleep(50);
      const files = await demand<{ name: string; url: string }[]>(base, {
        path: `/quotes/${guid}/files`,
        token,
      });
      for (const name of kept) {
        writing.acknowledged.add(name);
        const url = files.find((file) => file.name === name)?.url;
        const bytes = url ? Buffer.from(await (await fetch(`${base}${url}`)).arrayBuffer()) : null;
        if (!bytes?.equals(PDF)) failures.push({ round, lost: name });
      }
      if (files.length !== kept.length) failures.push({ round, listed: files.length, kept: kept.length });
    }
    return report(rounds, writing, failures);
  } finally {
    await server.stop();
    await peer.close();
  }
}
