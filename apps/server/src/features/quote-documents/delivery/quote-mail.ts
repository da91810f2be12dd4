import { oneLine, typedMail } from '../../../platform/mail/mail-text.ts';
import { amountsOf } from '../../printing/index.ts';
import type { Printed } from '../load-printed.ts';

/** Default text of the mail, which the estimator can edit. */
export function proposeMail({ quote, revision, document, letterhead, validUntil }: Printed) {
  const name = `${quote.number} rev. ${revision.revision}`;
  const { contact } = document.customer;
  const day = amountsOf(document.language).day(validUntil);
  const title = oneLine(document.title);
  if (document.language === 'en') {
    return {
      subject: oneLine(`Quotation ${name}${title && ` - ${title}`}`),
      text: [
        contact ? `Dear ${contact},` : 'Dear Sir or Madam,',
        `please find attached our quotation ${name}, valid until ${day}.`,
        'We remain at your disposal for any question.',
        `Best regards,\n${letterhead.contact.name}\n${letterhead.name}`,
      ].join('\n\n'),
    };
  }
  return {
    subject: oneLine(`Preventivo ${name}${title && ` - ${title}`}`),
    text: [
      contact ? `Gentile ${contact},` : 'Buongiorno,',
      `in allegato il nostro preventivo ${name}, valido fino al ${day}.`,
      'Restiamo a disposizione per ogni chiarimento.',
      `Cordiali saluti,\n${letterhead.contact.name}\n${letterhead.name}`,
    ].join('\n\n'),
  };
}

/** The typed text as a mail, with a button to the offer on the web. */
export function quoteMail(text: string, language: 'it' | 'en', url: string | null) {
  const label = language === 'en' ? 'Open the quotation' : 'Apri il preventivo';
  return typedMail(text, url ? { label, url } : undefined);
}
