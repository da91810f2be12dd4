import { escapeHtml } from '@truciolo/italian';
import type { NewMail } from './outbox.ts';

interface MailText {
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly closing?: string;
}

/** One mail, twice: as plain text and as simple HTML that every mail program shows alike. */
export function writeMail(mail: MailText): Pick<NewMail, 'text' | 'html'> {
  const { greeting, paragraphs, button, closing = 'Truciolo' } = mail;
  const lines = [greeting, ...paragraphs, ...(button ? [`${button.label}: ${button.url}`] : []), closing];
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const buttonHtml = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="background:#c43e0a;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#636a74">Se il pulsante non funziona, copia questo indirizzo nel browser:<br>${escapeHtml(button.url)}</p>`
    : '';
  const html = `<!doctype html><html lang="it"><body style="margin:0;padding:32px 16px;background:#f4f5f6;font:16px/24px 'IBM Plex Sans',Arial,sans-serif;color:#1b1f24"><div style="max-width:560px;margin:0 auto;background:#fff;border:1px solid #e1e4e8;border-radius:8px;padding:32px">${paragraph(greeting)}${paragraphs.map(paragraph).join('')}${buttonHtml}${paragraph(closing)}</div></body></html>`;
  return { text: lines.join('\n\n'), html };
}

/** One line, whatever was typed: a subject with a line break is a forged header. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A typed text as a mail: its first paragraph greets, its last one closes. */
export function typedMail(text: string, button?: MailText['button']): Pick<NewMail, 'text' | 'html'> {
  const [greeting = '', ...paragraphs] = text.trim().split(/\n{2,}/);
  const closing = paragraphs.length > 1 ? paragraphs.pop() : undefined;
  return writeMail({ greeting, paragraphs, ...(button ? { button } : {}), closing: closing ?? '' });
}
