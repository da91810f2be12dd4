import { movedPhases, type Plan } from '@truciolo/planning';
import { countOf } from '../../../lib/format/counts.ts';
import { lateDays } from './plan-words.ts';

/** "2 in ritardo (9 gg)", the days of all late jobs together. */
function lateText({ jobs }: Plan): string {
  const late = jobs.filter((job) => job.late > 0);
  const days = late.reduce((sum, job) => sum + lateDays(job), 0);
  return late.length === 0 ? 'nessuna in ritardo' : `${late.length} in ritardo (${days} gg)`;
}

interface Trying {
  readonly inForce: Plan;
  /** The plan in force with the new jobs inserted behind it: no plan that is tried is later. */
  readonly held: Plan;
  readonly draft: Plan | null;
  readonly isRunning: boolean;
}

/** The status line shows the delay of the plan on the page, and the number of moved phases. */
export function statusText({ inForce, held, draft, isRunning }: Trying): string {
  if (!draft) return isRunning ? 'Calcolo del piano…' : `Piano in vigore: ${lateText(inForce)}`;
  const moved = movedPhases(inForce, draft).length;
  const jumps = moved === 0 ? 'nessuna fase spostata' : countOf(moved, 'fase spostata', 'fasi spostate');
  const added = held.jobs.length - inForce.jobs.length;
  const news = added > 0 ? ` con ${countOf(added, 'commessa nuova', 'commesse nuove')}` : '';
  const before =
    added > 0 ? `senza spostare nulla ${lateText(held)}` : `nel piano in vigore ${lateText(inForce)}`;
  const text = `Prova${news}: ${lateText(draft)}, ${before} · ${jumps}`;
  return isRunning ? `${text} · cerco di meglio…` : text;
}
