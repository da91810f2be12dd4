import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Undoes the soft line breaks of quoted-printable, enough to read a link. */
const readable = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

function mailsTo(email: string): readonly string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readable(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => mail.includes(`To: ${email}`));
}

/** The reset link in the mail that the server wrote to this address; waits for the mail. */
export async function resetLink(email: string): Promise<string> {
  const find = () =>
    mailsTo(email)
      .map((mail) => /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(mail)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(find, { message: `a mail with a reset link to ${email}` }).toBeDefined();
  return find() ?? '';
}
