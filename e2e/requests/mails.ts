import { readFileSync } from 'node:fs';

const DRAWING = readFileSync(new URL('../app/ro-4520.pdf', import.meta.url)).toString('base64');

const BUYER = 'Giulia Ferrari <g.ferrari@rossioleodinamica.example>';

const mail = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'));

interface MailedFile {
  readonly name: string;
  readonly type: string;
  /** In base64. */
  readonly content: string;
}

/** The mail asks for C40; the drawing in it says C45+N. */
export const mailWith = (number: number, words: readonly string[], { name, type, content }: MailedFile) =>
  mail(
    `From: ${BUYER}`,
    'To: preventivi@officina.example',
    `Subject: RdO 2026-${number}: mozzo guida`,
    `Message-ID: <${number}@rossioleodinamica.example>`,
    'Date: Mon, 16 Nov 2026 09:00:00 +0100',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="limit"',
    '',
    '--limit',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...words,
    '--limit',
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content,
    '--limit--',
    '',
  );

export const REQUEST_MAIL = mailWith(
  318,
  [
    'Buongiorno,',
    'chiedo offerta per RO-4520 rev. C mozzo guida, 10/50/100 pezzi in C40.',
    'Grazie',
    'Giulia Ferrari',
    'Rossi Oleodinamica S.r.l.',
  ],
  { name: 'RO-4520_C.pdf', type: 'application/pdf', content: DRAWING },
);

/** The buyer's answer to a mail of the shop. */
export const answerTo = (messageId: string): Buffer =>
  mail(
    `From: ${BUYER}`,
    'To: preventivi@officina.example',
    'Subject: Re: RdO 2026-318: mozzo guida',
    'Message-ID: <319@rossioleodinamica.example>',
    `In-Reply-To: ${messageId}`,
    'Date: Mon, 16 Nov 2026 15:00:00 +0100',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Il trattamento non serve. Vale il disegno.',
    '',
  );
