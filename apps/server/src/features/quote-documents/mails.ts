import { agree, italianDay } from '@truciolo/italian';
import { formatMoney, type Money } from '@truciolo/money';
import type { LinkAnswer } from '../../platform/database/document-tables.ts';
import { oneLine, writeMail } from '../../platform/mail/mail-text.ts';
import type { Printed } from './load-printed.ts';

const pageOf = (publicUrl: string, guid: string): string => `${publicUrl}/quote-tools/${guid}`;

/** Mail to the shop with the buyer's answer and quantities. */
export function answerMail(
  { quote, document }: Printed,
  answer: LinkAnswer,
  firstName: string,
  publicUrl: string,
) {
  const word = answer.state === 'accepted' ? 'accettato' : 'rifiutato';
  const customer = document.customer.name || 'il cliente';
  const lines = answer.lines.map(({ position, quantity, total }) => {
    const index = document.positions.findIndex(({ id }) => id === position);
    const part = document.positions[index];
    const name = part?.code || part?.description.split('\n')[0]?.slice(0, 80) || '';
    return `Pos. ${index + 1} ${name}: ${quantity} pz, ${formatMoney(total as Money)}`;
  });
  const missing = document.positions.filter(
    ({ id, optional }) => !optional && !answer.lines.some(({ position }) => position === id),
  ).length;
  const leftOut =
    missing === 0
      ? []
      : [
          agree(
            missing,
            'Una posizione non è stata ordinata.',
            `${missing} posizioni non sono state ordinate.`,
          ),
        ];
  return {
    subject: oneLine(`${quote.number} ${word} da ${customer}`),
    ...writeMail({
      greeting: `Ciao ${firstName},`,
      paragraphs: [
        `${answer.name} (${customer}) ha ${word} il preventivo ${quote.number} rev. ${quote.revision}.`,
        ...(answer.orderNumber ? [`Numero d’ordine del cliente: ${answer.orderNumber}`] : []),
        ...(answer.reason ? [`Messaggio: ${answer.reason}`] : []),
        ...(answer.state === 'accepted'
          ? [
              lines.slice(0, 50).join('\n'),
              ...leftOut,
              `Totale con IVA: ${formatMoney(answer.total as Money)}`,
            ]
          : []),
      ].filter(Boolean),
      button: { label: 'Apri il preventivo', url: pageOf(publicUrl, quote.guid) },
    }),
  };
}

/** To the owner, before a sent quote ends. */
export function endingMail(about: {
  readonly guid: string;
  readonly number: string;
  readonly customerName: string;
  readonly validUntil: string;
  readonly firstName: string;
  readonly publicUrl: string;
}) {
  const customer = about.customerName || 'il cliente';
  return {
    subject: oneLine(`${about.number} per ${customer} scade il ${italianDay(about.validUntil)}`),
    ...writeMail({
      greeting: `Ciao ${about.firstName},`,
      paragraphs: [
        `Il preventivo ${about.number} per ${customer} vale ancora fino al ${italianDay(about.validUntil)} e non ha avuto risposta.`,
        'Una telefonata adesso può fare la differenza. Dopo quella data risulterà scaduto.',
      ],
      button: { label: 'Apri il preventivo', url: pageOf(about.publicUrl, about.guid) },
    }),
  };
}
