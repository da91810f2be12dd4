import type { NoticeKind } from '@truciolo/contract';
import { agree, writeGrouped } from '@truciolo/italian';
import { writeMail } from '../../platform/mail/mail-text.ts';

interface Place {
  readonly of: 'quote' | 'job';
  readonly guid: string;
  readonly number: string;
  readonly customerName: string;
}

interface About {
  readonly kind: NoticeKind;
  readonly about: Place;
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
  'quote-assigned': (number, _customer, who) => `${who} ti ha affidato ${number}`,
  'quote-ending': (number, customer) => `${number} per ${customer} sta per scadere`,
  'quote-follow-up': (number, customer) => `${number} per ${customer}: da risollecitare`,
  'mail-failed': (number) => `L’email di ${number} non parte`,
  comment: (number, _customer, who) => `${who} ha commentato ${number}`,
  mention: (number, _customer, who) => `${who} ti ha nominato in ${number}`,
};

const plainLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const sentenceOf = ({ kind, about, who }: Pick<About, 'kind' | 'about' | 'who'>): string =>
  plainLine(subjects[kind](about.number, about.customerName || 'il cliente', who || 'Qualcuno'));

type Listed = Pick<About, 'kind' | 'about' | 'who'> & { readonly count: number };

/** All of a day in one mail, a line each. */
export function digestMail(news: readonly Listed[], firstName: string, publicUrl: string) {
  const lines = news.map((one) => `• ${sentenceOf(one)}${one.count > 1 ? ` (${one.count} volte)` : ''}`);
  return {
    subject: `${agree(news.length, 'Una', writeGrouped(news.length))} novità per te in Truciolo`,
    ...writeMail({
      greeting: `Ciao ${firstName},`,
      paragraphs: ['ecco che cosa è successo dall’ultimo riepilogo:', lines.join('\n')],
      button: { label: 'Apri Truciolo', url: `${publicUrl}/dashboard` },
    }),
  };
}

const opening = {
  quote: { label: 'Apri il preventivo', path: '/quote-tools' },
  job: { label: 'Apri la commessa', path: '/dashboard/commesse' },
} as const;

/** The notice as a mail: one sentence, the text, the link. */
export function noticeMail({ kind, about, who, text, firstName, publicUrl }: About) {
  const sentence = sentenceOf({ kind, about, who });
  return {
    subject: sentence,
    ...writeMail({
      greeting: `Ciao ${firstName},`,
      paragraphs: [`${sentence}.`, ...(text === '' ? [] : [text])],
      button: { label: opening[about.of].label, url: `${publicUrl}${opening[about.of].path}/${about.guid}` },
    }),
  };
}
