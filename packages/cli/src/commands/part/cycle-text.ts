import { type CycleProposal, reasonText } from '@truciolo/cycle';
import { writeGrouped } from '@truciolo/italian';

const number = (value: number): string => writeGrouped(value, 1);

/** The cheapest route for people. */
export function cycleText(material: string, { routes: [best], refusals }: CycleProposal): string {
  if (!best) return refusals.map((reason) => `  ${reasonText(reason)}\n`).join('');
  const phases = best.phases.map(
    ({ name, machineName, setupMinutes, cycleMinutes, loadMinutes }) =>
      `    ${name} (${machineName}): attrezzaggio ${number(setupMinutes)} min, ciclo ${number(cycleMinutes)} min, carico ${number(loadMinutes)} min`,
  );
  const head = `  Ciclo in ${material}: ${number(best.pieceMinutes)} min al pezzo ± ${number(best.band.share * 100)} %, da ${best.stock.label}`;
  return `${[head, ...phases].join('\n')}\n`;
}
