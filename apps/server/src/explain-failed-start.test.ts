import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { explainFailedStart } from './explain-failed-start.ts';
import { openEmbedded } from './platform/database/embedded-engine.ts';

const config = parseConfig({ DATA_DIR: '/srv/dati' });

it('names the full disk although the database only says that it ended', async () => {
  const error = new Error('the embedded database ended while opening (1)');
  expect(await explainFailedStart(error, config, async () => 0)).toMatch(/Il disco di \/srv\/dati è pieno/);
  expect(await explainFailedStart(error, config, async () => 1e12)).toContain('ended while opening');
});

it('a database whose worker ends while it opens fails the start instead of waiting for ever', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-ends-'));
  const script = join(folder, 'ends.mjs');
  writeFileSync(script, 'process.exit(3);');
  try {
    const opening = openEmbedded({ workerScript: pathToFileURL(script), dataDir: folder });
    await expect(opening).rejects.toThrow('ended while opening (3)');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
