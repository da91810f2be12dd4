import { dashboard, jobPlan, jobs } from '@truciolo/contract';
import { countOf, italianDay, writeGrouped } from '@truciolo/italian';
import { JOB_STATE_LABELS } from '@truciolo/jobs';
import { formatMoney, money } from '@truciolo/money';
import { z } from 'zod';
import { asData } from '../as-data.ts';
import { tool } from '../tool.ts';

export const deliveryTool = tool(
  {
    name: 'delivery_date',
    title: 'Quando potrei consegnare',
    description:
      'Il giorno in cui una posizione di un preventivo si potrebbe consegnare, con il piano macchine di adesso. Non pianifica e non promette nulla.',
  },
  z.strictObject({
    quoteGuid: z.guid(),
    positionId: z.string().max(100).optional().describe('Senza: la prima posizione'),
    quantity: z.int().min(1).optional(),
  }),
  async ({ call, link, signal }, { quoteGuid, positionId, quantity }) => {
    const query = { position: positionId, quantity };
    const answer = await call(jobPlan.delivery, { params: { guid: quoteGuid }, query }, { signal });
    if (answer.day === null)
      return `Non si può dire: mancano tempi, macchine o prezzo. Pagina: ${link('quote', quoteGuid)}`;
    const { day, days, material, machines, external, margin, firstDay, madeLate, waitsFor, unplanned } =
      answer;
    return [
      `Consegna possibile: ${italianDay(day)}, ${countOf(days, 'giorno lavorativo', 'giorni lavorativi')} (materiale ${material}, macchine e attese ${machines}, esterno ${external}, margine ${margin}).`,
      ...(waitsFor ? [`Aspetta soprattutto la macchina ${waitsFor}.`] : []),
      ...(firstDay && firstDay < day
        ? [
            `Con precedenza su tutti: ${italianDay(firstDay)}${madeLate.length > 0 ? `, ma farebbe tardare ${madeLate.join(', ')}` : ''}.`,
          ]
        : []),
      ...(unplanned > 0 ? [`Senza contare ${countOf(unplanned, 'commessa', 'commesse')} senza tempi.`] : []),
      `Pagina: ${link('quote', quoteGuid)}`,
    ].join('\n');
  },
);

export const jobStatusTool = tool(
  {
    name: 'job_status',
    title: 'Stato di una commessa',
    description: 'Stato, fasi, pezzi e consegna di una commessa. Serve il guid, da search con kind jobs.',
  },
  z.strictObject({ jobGuid: z.guid() }),
  async ({ call, link, signal }, { jobGuid }) => {
    const job = await call(jobs.get, { params: { guid: jobGuid } }, { signal });
    const phases = job.phaseList.map(
      ({ place, name, state, good, machineName }) =>
        `- ${place} ${asData(name)} ${machineName} (${state}), ${writeGrouped(good)} buoni`,
    );
    return [
      `Commessa ${job.number}: ${JOB_STATE_LABELS[job.state]}${job.stateReason ? `, ${asData(job.stateReason)}` : ''}`,
      `Cliente ${asData(job.customerName)}, ${asData(job.description)}`,
      `${writeGrouped(job.good)} buoni su ${writeGrouped(job.quantity)}, ${writeGrouped(job.delivered)} consegnati; consegna ${job.due ? italianDay(job.due) : 'non fissata'}.`,
      ...phases,
      ...(job.notes ? [`Note: ${asData(job.notes)}`] : []),
      `Pagina: ${link('job', jobGuid)}`,
    ].join('\n');
  },
);

const figureText = ({ count, value }: { count: number; value: number | null }) =>
  `${writeGrouped(count)}${value === null ? '' : ` (${formatMoney(money(value))})`}`;

export const figuresTool = tool(
  {
    name: 'shop_figures',
    title: 'Numeri dell’officina',
    description:
      'I numeri della dashboard: preventivi da inviare, in attesa, vinti e persi; commesse in mano e in ritardo.',
  },
  z.strictObject({ days: z.enum(['30', '90', '365']).default('90') }),
  async ({ call, link, signal }, { days }) => {
    const { figures } = await call(dashboard.get, { query: { days } }, { signal });
    const work = await call(jobs.figures, { query: { days } }, { signal });
    return [
      ...(figures
        ? [
            `Preventivi: da inviare ${figureText(figures.toSend)}, in attesa ${figureText(figures.open)}, in scadenza ${figureText(figures.ending)}.`,
            `Ultimi ${days} giorni: inviati ${figureText(figures.now.sent)}, vinti ${figureText(figures.now.won)}, persi ${figureText(figures.now.lost)}.`,
          ]
        : []),
      `Commesse: in mano ${figureText(work.inHand)}, in ritardo ${figureText(work.late)}, ferme ${figureText(work.stopped)}, da consegnare ${figureText(work.toDeliver)}.`,
      `Pagina: ${link('dashboard')}`,
    ].join('\n');
  },
);
