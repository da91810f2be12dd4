import { operationLabels, operations, startValues } from '@truciolo/cutting';
import { analyze, DIALECTS } from '@truciolo/gcode';
import { writeGrouped, writeShortClock } from '@truciolo/italian';
import { findMaterial, searchMaterials } from '@truciolo/materials-library';
import { threadData } from '@truciolo/threads';
import { mm } from '@truciolo/units';
import { z } from 'zod';
import { tool } from '../tool.ts';

/** Longer programs are read on the page, where the browser does the work. */
const MOST_CHARACTERS = 150_000;
const MOST_FINDINGS = 8;

export const ncTimeTool = tool(
  {
    name: 'nc_time',
    title: 'Tempo di un programma NC',
    description:
      'Legge un programma NC (G-code) e dice tempo ciclo, utensili e segnalazioni. Il tempo è stimato senza la dinamica della macchina.',
  },
  z.strictObject({
    program: z.string().min(1).max(MOST_CHARACTERS),
    dialect: z.enum(DIALECTS).optional().describe('Senza: riconosciuto dal programma'),
  }),
  async (_assistant, { program, dialect }) => {
    const source = { name: 'programma.nc', bytes: new TextEncoder().encode(program) };
    const { report } = analyze([source], dialect === undefined ? {} : { dialect });
    const { time, timeBand, tools, findings } = report;
    const high = timeBand.high === null ? '' : ` … ${writeShortClock(timeBand.high)}`;
    return [
      `Controllo ${report.dialect}, ${report.lathe ? 'tornio' : 'fresa'}, ${writeGrouped(report.lines)} righe.`,
      `Tempo ${writeShortClock(time.total)} (probabile ${writeShortClock(timeBand.low)}${high}).`,
      `Utensili: ${tools.length}.`,
      ...findings.slice(0, MOST_FINDINGS).map(({ line, message }) => `- riga ${line}: ${message}`),
      ...(findings.length > MOST_FINDINGS
        ? [`… e altre ${findings.length - MOST_FINDINGS} segnalazioni.`]
        : []),
    ].join('\n');
  },
);

export const threadTool = tool(
  {
    name: 'thread',
    title: 'Dimensioni di una filettatura',
    description:
      'Diametri, passo, preforo e tolleranze di una filettatura: M8, M10x1, G1/2, Tr20x4, 1/2 NPT…',
  },
  z.strictObject({ designation: z.string().min(1).max(60) }),
  async (_assistant, { designation }) => {
    const outcome = threadData(designation);
    if (!outcome.ok) throw new Error(outcome.error.message);
    const { basic, pitch, tapDrill, standard, notes } = outcome.value;
    const length = (value: number | null | undefined) => (value == null ? '–' : writeGrouped(value, 3));
    return [
      `${outcome.value.designation} (${standard}), mm`,
      `passo ${length(pitch)}, d ${length(basic.major)}, D2 ${length(basic.D2)}, D1 ${length(basic.D1)}, d3 ${length(basic.d3)}`,
      `preforo ${length(tapDrill.cutting?.diameter)}, a rullare ${length(tapDrill.forming?.diameter)}`,
      ...notes,
    ].join('\n');
  },
);

/** Names and units of the proposed values. */
const UNITS: Readonly<Record<string, string>> = {
  vc: 'vc m/min',
  f: 'f mm/giro',
  fz: 'fz mm/dente',
  ap: 'ap mm',
  ae: 'ae mm',
};

export const cuttingTool = tool(
  {
    name: 'cutting_data',
    title: 'Parametri di taglio',
    description:
      'Velocità, avanzamento e profondità di partenza per una lavorazione e un materiale della libreria, con i limiti e la fonte.',
  },
  z.strictObject({
    operation: z.enum(operations),
    material: z.string().min(1).max(100).describe('Designazione: C45, 1.4301, EN AW-6082…'),
    diameter: z.number().positive().max(5000).describe('mm: utensile che gira, o pezzo al tornio'),
    tool: z.enum(['carbide', 'hss']).default('carbide'),
  }),
  async (_assistant, { operation, material, diameter, tool: toolMaterial }) => {
    const found = findMaterial(material);
    if (!found) {
      const near = searchMaterials(material, 3).map(({ en }) => en);
      throw new Error(
        `Materiale «${material}» sconosciuto.${near.length > 0 ? ` Forse ${near.join(', ')}?` : ''}`,
      );
    }
    const { values, ranges } = startValues(operation, found, { D: mm(diameter), material: toolMaterial });
    const rows = Object.entries(ranges).flatMap(([symbol, range]) => {
      const value = Object.entries(values).find(([name]) => name === symbol)?.[1];
      return value === undefined || !UNITS[symbol]
        ? []
        : [
            `${UNITS[symbol]}: ${writeGrouped(value, 3)} (da ${writeGrouped(range.low, 3)} a ${writeGrouped(range.high, 3)}; ${range.source.text})`,
          ];
    });
    const speed =
      values.vc === undefined
        ? []
        : [`n giri/min: ${writeGrouped((1000 * values.vc) / (Math.PI * diameter), 0)}`];
    return [
      `${operationLabels[operation]} di ${found.en}, Ø ${writeGrouped(diameter, 2)} mm`,
      ...rows,
      ...speed,
    ].join('\n');
  },
);
