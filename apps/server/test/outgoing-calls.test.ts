import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { source } from './test-places.ts';

// A server that fetches typed addresses can be abused against its own network (SSRF). Only these places open a
// connection: to addresses of the installation's settings, and to webhooks and mailboxes, which check the resolved
// address (hook-address.test.ts). Logos are uploaded, never fetched; the browser loads the consent script.
const KNOWN = [
  'src/admin.ts',
  'src/features/integrations/webhooks/call-hook.ts',
  'src/features/request-mailbox/connect.ts',
  'src/platform/files/s3-store.ts',
  'src/platform/files/scanner.ts',
];

const OPENS =
  /\bfetch\(|\b(request|get|connect|createConnection)\b[^;]*\bfrom 'node:(http|https|http2|net|tls)'|node:dgram|\b(WebSocket|EventSource)\(|'undici'|import \{ ImapFlow \}/;

it('the server calls only declared addresses', () => {
  const found = readdirSync(source('src'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => OPENS.test(readFileSync(source(name), 'utf8')));
  expect(found.sort()).toEqual(KNOWN);
});
