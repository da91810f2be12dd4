import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type QuoteFile, quoteFiles, quotes } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { registerTestCompany, startTestServer } from '../../../test/test-server.ts';
import { ONE_PIXEL } from '../../../test/valid-bodies.ts';
import { openFolderStore } from './file-store.ts';

// A whole disk that fills up is one of the faults of `npm run fuzz`; here it is the device that is always full.
it.runIf(existsSync('/dev/full'))('a partial file is removed on a full disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-full-'));
  try {
    mkdirSync(join(folder, 'quotes'));
    symlinkSync('/dev/full', join(folder, 'quotes', 'a.part'));
    const store = openFolderStore(folder);
    await expect(store.put('quotes/a', Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(join(folder, 'quotes'))).toEqual([]);
    await store.put('quotes/a', Buffer.from('x'));
    expect(readdirSync(join(folder, 'quotes'))).toEqual(['a']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a full disk is reported with a sentence, nothing partial is listed, and it recovers once there is room', async () => {
  const server = await startTestServer();
  try {
    const { call, token } = await registerTestCompany(server);
    const { guid } = await call(quotes.create, { body: asBody(pinQuote()) });
    const { files } = server.services;
    const room = files.put;
    const full = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    const upload = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/quotes/${guid}/files?name=a.png`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        payload: ONE_PIXEL,
      });
    Object.assign(files, { put: full });
    const refused = await upload();
    expect([refused.statusCode, refused.json().code]).toEqual([507, 'STORAGE_FULL']);
    expect(refused.json().message).toContain('spazio');
    expect(await call(quoteFiles.list, { params: { guid } })).toEqual([]);
    Object.assign(files, { put: room });
    const taken = await upload();
    expect(taken.statusCode).toBe(201);
    expect((taken.json() as QuoteFile).name).toBe('a.png');
  } finally {
    await server.stop();
  }
});
