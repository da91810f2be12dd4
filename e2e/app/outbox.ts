import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Undoes the soft line breaks of quoted-printable, enough to read a link. */
const readable = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

function mailsTo(email: string, dataDir: string): readonly string[] {
  const folder = join(dataDir, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readable(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => mail.includes(`To: ${email}`));
}

/** The link of a mail that a server wrote to this address; waits for the mail. */
async function mailedLink(
  email: string,
  pattern: RegExp,
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<string> {
  const find = () =>
    mailsTo(email, dataDir)
      .map((mail) => pattern.exec(mail)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(find, { message: `a mail with the link ${pattern} to ${email}` }).toBeDefined();
  return find() ?? '';
}

export const resetLink = (email: string) => mailedLink(email, /https?:\/\/\S+\/reset-password\?token=[\w-]+/);

/** Without a data folder: of the server all journeys share. */
export const invitationLink = (email: string, dataDir?: string) =>
  mailedLink(email, /https?:\/\/\S+\/invito\/[\w-]+/, dataDir);
