import type { DashboardFigure } from '@truciolo/contract';
import { italianDay } from '@truciolo/italian';
import { formatMoney, money } from '@truciolo/money';
import { oneLine, writeMail } from '../../platform/mail/mail-text.ts';
import type { Week } from './read-week.ts';

const line = (label: string, { count, value }: DashboardFigure): string =>
  `• ${label}: ${count}${count > 0 ? ` (${formatMoney(money(value))})` : ''}`;

interface Reader {
  readonly company: string;
  readonly firstName: string;
  readonly publicUrl: string;
}

export function weekMail(
  { period, open, toFollow, ending }: Week,
  { company, firstName, publicUrl }: Reader,
) {
  const days = `dal ${italianDay(period.from)} al ${italianDay(period.to)}`;
  const past = [line('inviati', period.sent), line('accettati', period.won), line('persi', period.lost)];
  const next = [
    line('in attesa di risposta', open),
    line('da risollecitare', toFollow),
    line('in scadenza nei prossimi sette giorni', ending),
  ];
  return {
    subject: oneLine(`La settimana di ${company}`),
    ...writeMail({
      greeting: `Ciao ${firstName},`,
      paragraphs: [`i preventivi con data ${days}:`, past.join('\n'), 'Oggi:', next.join('\n')],
      button: { label: 'Apri la dashboard', url: `${publicUrl}/dashboard` },
      closing: 'Questo riepilogo si spegne dalla campana: «Scegli cosa ricevere per email».',
    }),
  };
}
