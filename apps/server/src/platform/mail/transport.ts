import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Log } from '../log.ts';

export interface Mail {
  readonly guid: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly cc: string | null;
  readonly attachment: { readonly name: string; readonly bytes: Buffer } | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailTransport {
  /** False without an SMTP server: messages become files. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
}

/** `Message-ID` of a queued mail; answers name it. */
export const messageIdOf = (guid: string): string => `<${guid}@truciolo>`;

const message = (from: string, mail: Mail) => ({
  from,
  to: mail.to,
  ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
  ...(mail.cc ? { cc: mail.cc } : {}),
  ...(mail.attachment
    ? { attachments: [{ filename: mail.attachment.name, content: mail.attachment.bytes }] }
    : {}),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // The row's own key, so that a server that got the same message twice can detect it.
  messageId: messageIdOf(mail.guid),
});

/** Nodemailer is read with the first mail: most starts send none for hours. */
const nodemailer = () => import('nodemailer');

/** A silent server is retried later: waiting ten minutes for it would delay the mails behind. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 } as const;

export function smtpTransport(url: string, from: string): MailTransport {
  let opened: Promise<Transporter> | null = null;
  const open = async () => (await nodemailer()).createTransport({ url, ...PATIENCE });
  return {
    delivers: true,
    send: async (mail) => {
      opened ??= open();
      await (await opened).sendMail(message(from, mail));
    },
  };
}

/** Without SMTP_URL each message is written as an .eml file; the log names the file, never its content. */
export function fileTransport(folder: string, from: string, log: Log): MailTransport {
  return {
    delivers: false,
    send: async (mail) => {
      const transport = (await nodemailer()).createTransport({ streamTransport: true, buffer: true });
      const { message: raw } = await transport.sendMail(message(from, mail));
      const file = join(folder, `${mail.guid}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, raw as Buffer, { mode: 0o600 });
      log.info({ file }, 'mail written');
    },
  };
}
