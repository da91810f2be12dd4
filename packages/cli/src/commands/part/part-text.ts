import { countOf, writeGrouped } from '@truciolo/italian';
import { type HoleGroup, type PartReport, processWords, tellsByColour } from '@truciolo/part';

const number = (value: number): string => writeGrouped(value, 2);

function holeLine(hole: HoleGroup): string {
  const kind = hole.through ? 'passante' : 'cieco';
  const sink = hole.countersink ? `, svasatura ø${number(hole.countersink.diameter)}` : '';
  const bore = hole.counterbore
    ? `, lamatura ø${number(hole.counterbore.diameter)} × ${number(hole.counterbore.depth)}`
    : '';
  return `    ${hole.count} × ø${number(hole.diameter)}, profondo ${number(hole.depth)}, ${kind}${bore}${sink}`;
}

/** None are proposed of sheets and meshes. */
const setupWords = (count: number): string =>
  count === 0 ? '' : `, ${countOf(count, 'piazzamento', 'piazzamenti')}`;

/** One solid for people. */
export function partText(file: string, report: PartReport): string {
  const lines = [
    `${file}${report.solid ? ` · ${report.solid}` : ''}${report.count > 1 ? ` (${report.count} volte)` : ''}`,
    `  Volume ${number(report.volume)} mm³, superficie ${number(report.area)} mm², ingombro ${report.box.map(number).join(' × ')} mm`,
    `  Lavorazione: ${processWords[report.process]}${setupWords(report.setups.length)}. ${report.processReason}`,
    ...(report.stock[0] ? [`  Grezzo: ${report.stock[0].label}`] : []),
    ...(report.holes.length > 0 ? ['  Fori:', ...report.holes.map(holeLine)] : []),
    `  Tasche ${report.pockets.length}, cave ${report.slots.length}, gradini ${report.steps.length}`,
    ...(report.outline
      ? [
          `  Contorno: sviluppo ${number(report.outline.perimeter)} mm, altezza ${number(report.outline.depth)} mm`,
        ]
      : []),
    ...(tellsByColour(report.colours)
      ? [
          `  Colori del file: ${report.colours.map(({ text, area }) => `${text} (${number(area / 100)} cm²)`).join(', ')}`,
        ]
      : []),
    ...(report.pmi.length > 0
      ? [`  Quote e tolleranze del file: ${report.pmi.map(({ text }) => text).join('; ')}`]
      : []),
    ...report.findings.map(({ text }) => `  - ${text}`),
  ];
  return `${lines.join('\n')}\n`;
}
