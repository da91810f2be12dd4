import { countOf, listOf, writeDuration } from '@truciolo/italian';
import { MINUTES_A_DAY } from '../calendar/wall-time.ts';
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

/** "Fresatura su CV-2: pronta il 24/11, in tempo" */
export function wayText(way: WayOut, names: Names): string {
  const state = way.late === 0 ? 'in tempo' : `ancora +${daysOf(way.late)}`;
  const hurt = way.madeLate.length;
  const others = hurt === 0 ? '' : `, ma ${countOf(hurt, 'altra commessa tarda', 'altre commesse tardano')}`;
  return `${changeText(way, names)}: pronta il ${endDay(way.end)}, ${state}${others}`;
}
