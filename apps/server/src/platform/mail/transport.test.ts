import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { fileTransport, type Mail } from './transport.ts';

const plain: Mail = {
  guid: '0190b2a0-0000-7000-8000-000000000000',
  to: 'ugo@rossi.it',
  replyTo: null,
  cc: null,
  attachment: null,
  subject: 'Offerta',
  text: 'Buongiorno',
  html: '<p>Buongiorno</p>',
};

/** Names of the head's lines, those that run on left out. */
async function headOf(changes: Partial<Mail>): Promise<{ names: string[]; whole: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-mail-'));
  try {
    const mail = { ...plain, ...changes };
    await fileTransport(folder, 'Truciolo <no-reply@truciolo.it>', createLog('silent')).send(mail);
    const whole = readFileSync(join(folder, `${mail.guid}.eml`), 'utf8');
    const head = whole.split('\r\n\r\n')[0] ?? '';
    const names = head.split(/\r?\n|\r/).flatMap((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? []);
    return { names, whole };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const BREAKS = ['\r\n', '\n', '\r', '\u2028', '%0d%0a'];
const HOSTILE = BREAKS.map(
  (end) => `Ordine${end}Bcc: tutti@evil.example${end}X-Own: 1${end}${end}<b>altro</b>`,
);

it.each(HOSTILE)('a subject with line breaks stays a subject: %j', async (subject) => {
  const { names } = await headOf({ subject });
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-own');
  expect(names.filter((name) => name === 'subject')).toHaveLength(1);
});

it.each(HOSTILE)('a file name with line breaks stays a file name: %j', async (name) => {
  const { whole } = await headOf({ attachment: { name, bytes: Buffer.from('x') } });
  expect(whole).not.toMatch(/^(bcc|x-own):/im);
});

it.each(HOSTILE)('an address with additions reaches no other recipient: %j', async (more) => {
  const { names } = await headOf({ replyTo: `ugo@rossi.it${more}`, cc: `ugo@rossi.it${more}` });
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-own');
});
