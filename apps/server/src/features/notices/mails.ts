import type { NoticeKind } from '@truciolo/contract';
import { writeMail } from '../../platform/mail/mail-text.ts';

interface About {
  readonly kind: NoticeKind;
  readonly quote: { readonly guid: string; readonly number: string; readonly customerName: string };
  readonly who: string;
  readonly text: string;
  readonly firstName: string;
  readonly publicUrl: string;
}

const subjects: Readonly<Record<NoticeKind, (number: string, customer: string, who: string) => string>> = {
  'offer-opened': (number, customer) => `${customer} ha aperto ${number}`,
  'offer-accepted': (number, customer) => `${customer} ha accettato ${number}`,
  'offer-refused': (number, customer) => `${customer} ha rifiutato ${number}`,
  'offer-question': (number, customer) => `${customer} chiede di ${number}`,
  'quote-settled': (number, _customer, who) => `${who} ha segnato l’esito di ${number}`,
  'quote-taken': (number, _customer, who) => `${who} ora segue ${number}`,
  'quote-ending': (number, customer) => `${number} per ${customer} sta per scadere`,
  'quote-follow-up': (number, customer) => `${number} per ${customer}: da risollecitare`,
  'mail-failed': (number) => `L’email di ${number} non parte`,
  comment: (number, _customer, who) => `${who} ha commentato ${number}`,
  mention: (number, _customer, who) => `${who} ti ha nominato in ${number}`,
};

const plainLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const sentenceOf = ({ kind, quote, who }: Pick<About, 'kind' | 'quote' | 'who'>): string =>
  plainLine(subjects[kind](quote.number, quote.customerName || 'il cliente', who || 'Qualcuno'));

type Listed = Pick<About, 'kind' | 'quote' | 'who'> & { readonly count: number };

/** All of a day in one mail, a line each. */
export function digestMail(news: readonly Listed[], firstName: string, publicUrl: string) {
  const lines = news.map((one) => `• ${sentenceOf(one)}${one.count > 1 ? ` (${one.count} volte)` : ''}`);
  return {
    subject:
      news.length === 1 ? 'Una novità sui tuoi preventivi' : `${news.length} novità sui tuoi preventivi`,
    ...writeMail({
      greeting: `Ciao ${firstName},`,
      paragraphs: ['ecco che cosa è successo dall’ultimo riepilogo:', lines.join('\n')],
      button: { label: 'Apri Truciolo', url: `${publicUrl}/dashboard` },
    }),
  };
}

/** The notice as a mail: one sentence, what was written, the way there. */
export function noticeMail({ kind, quote, who, text, firstName, publicUrl }: About) {
  const sentence = sentenceOf({ kind, quote, who });
  return {
    subject: sentence,
    ...writeMail({
      greeting: `Ciao ${firstName},`,
      paragraphs: [`${sentence}.`, ...(text === '' ? [] : [text])],
      button: { label: 'Apri il preventivo', url: `${publicUrl}/quote-tools/${quote.guid}` },
    }),
  };
}
