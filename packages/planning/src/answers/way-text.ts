import { countOf, listOf, writeDuration } from '@truciolo/italian';
import { formatMoney, money } from '@truciolo/money';
import { dayOf, MINUTES_A_DAY } from '../calendar/wall-time.ts';
import type { ChainLink } from './late-chain.ts';
import { endDay, type Names, shortDay } from './reason-text.ts';
import type { WayOut } from './ways-out.ts';

const daysOf = (minutes: number) => `${Math.max(1, Math.ceil(minutes / MINUTES_A_DAY))} gg`;
/** More names than these are only counted. */
const MOST_NAMES = 3;

/** "Fresatura aspetta CV-1 fino al 24/11, dietro a 0041 e 0042"; null where a phase begins as soon as it can. */
export function chainText(
  link: ChainLink,
  names: Names & { readonly job: (id: string) => string },
): string | null {
  const { because, phase, machine, start } = link;
  const name = names.phase(phase);
  switch (because.kind) {
    case 'material':
      return `${name} aspetta il materiale fino al ${shortDay(start)}`;
    case 'locked':
      return `${name} è bloccata al ${shortDay(start)}`;
    case 'machine': {
      const jobs = [...new Set(because.behind.map(({ job }) => names.job(job)))];
      const others =
        jobs.length > MOST_NAMES ? countOf(jobs.length, 'altra commessa', 'altre commesse') : listOf(jobs);
      return `${name} aspetta ${names.machine(machine)} fino al ${shortDay(start)}, dietro a ${others}`;
    }
    case 'closed':
    case 'work':
      return null;
  }
}

function changeText({ way, extra }: WayOut, names: Names): string {
  switch (way.kind) {
    case 'replan':
      return 'Ripianificare, c’è già posto prima';
    case 'overtime':
      return `${writeDuration(extra)} di straordinario su ${names.machine(way.machine)}`;
    case 'machine':
      return `${names.phase(way.phase)} su ${names.machine(way.machine)}`;
    case 'split':
      return 'Lotto diviso, metà dei pezzi passa avanti';
    case 'outside':
      return `${names.phase(way.phase)} a un’officina esterna`;
  }
}

/** "€ 24,00 in più"; null where the reader sees no costs. */
function costText({ cost }: WayOut, names: Names): string | null {
  if (cost === null) return null;
  if (cost.kind === 'to-ask') return 'prezzo da chiedere';
  if (cost.kind === 'no-rate') return `manca il costo orario di ${names.machine(cost.machine)}`;
  if (cost.amount === 0) return 'senza costi in più';
  return `${formatMoney(money(Math.abs(cost.amount)))} in ${cost.amount > 0 ? 'più' : 'meno'}`;
}

/** "2 giorni prima" by the days on which the job ends, or hours on the same day. */
function gainText({ end, endToday }: WayOut): string {
  const days = dayOf(endToday - 1) - dayOf(end - 1);
  return `${days > 0 ? countOf(days, 'giorno', 'giorni') : writeDuration(endToday - end)} prima`;
}

/** "Fresatura su CV-2: € 24,00 in più, 2 giorni prima, pronta il 24/11, in tempo" */
export function wayText(way: WayOut, names: Names): string {
  const state = way.late === 0 ? 'in tempo' : `ancora +${daysOf(way.late)}`;
  const hurt = way.madeLate.length;
  const others = hurt === 0 ? '' : `, ma ${countOf(hurt, 'altra commessa tarda', 'altre commesse tardano')}`;
  const effect = [costText(way, names), gainText(way), `pronta il ${endDay(way.end)}`, state];
  return `${changeText(way, names)}: ${effect.filter((part) => part !== null).join(', ')}${others}`;
}
