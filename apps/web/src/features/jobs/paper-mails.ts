import type { Job, JobPhase, PaperMail } from '@truciolo/contract';
import { countOf } from '../../lib/format/counts.ts';
import { formatDay } from '../../lib/format/rome-day.ts';
import { mailOrder, mailSubcontract } from './api/job-calls.ts';

/** A document to be mailed: its default mail, and how it is sent. */
export interface PaperToMail {
  readonly title: string;
  readonly subject: string;
  readonly text: string;
  readonly send: (mail: PaperMail) => Promise<unknown>;
}

const closing = 'Cordiali saluti';

export function orderMail(job: Job, orderGuid: string): PaperToMail {
  const yours = job.buyerNumber ? ` (vs. ordine ${job.buyerNumber})` : '';
  return {
    title: 'Invia la conferma d’ordine',
    subject: `Conferma d’ordine ${job.orderNumber ?? ''}${yours}`,
    text: ['Buongiorno,', `in allegato la conferma d’ordine ${job.orderNumber ?? ''}${yours}.`, closing].join(
      '\n\n',
    ),
    send: (mail) => mailOrder(orderGuid, mail),
  };
}

export function subcontractMail(job: Job, phase: JobPhase): PaperToMail {
  const number = `${job.number}/${phase.place}`;
  const out = phase.outOn ? ` Il materiale parte il ${formatDay(phase.outOn)}.` : '';
  const text = `in allegato l’ordine ${number}: ${phase.name}, ${countOf(job.started, 'pezzo', 'pezzi')}.${out}`;
  return {
    title: `Invia l’ordine a ${phase.supplier || 'terzista'}`,
    subject: `Ordine di conto lavoro ${number}`,
    text: ['Buongiorno,', text, closing].join('\n\n'),
    send: (mail) => mailSubcontract(job.guid, phase.guid, mail),
  };
}
