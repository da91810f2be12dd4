import { writeGrouped } from '@truciolo/italian';
import type { ThreadData } from '@truciolo/threads';

type Cell = number | null | undefined;

const NONE = '–';
const HEADINGS = ['Filettatura', 'Passo', 'd', 'D2', 'D1', 'd3', 'Preforo', 'Preforo rullare'];

/** Italian decimals, three of them: the micrometre. */
const length = (value: Cell) => (value == null ? NONE : writeGrouped(value, 3, 3));
const drill = (value: Cell) => (value == null ? NONE : writeGrouped(value));
const range = (lowest: Cell, highest: Cell) => `${length(lowest)} … ${length(highest)}`;

function row({ designation, pitch, basic, tapDrill }: ThreadData): readonly string[] {
  return [
    designation,
    length(pitch),
    length(basic.major),
    length(basic.D2),
    length(basic.D1),
    length(basic.d3),
    drill(tapDrill.cutting?.diameter),
    drill(tapDrill.forming?.diameter),
  ];
}

/** Columns as wide as their longest text; the first to the left, numbers to the right. */
function align(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

function taperLine({ taper }: ThreadData): readonly string[] {
  if (!taper) return [];
  const lengths = `L1 ${length(taper.gaugeLength)} ± ${length(taper.gaugeTolerance)}  L2 ${length(taper.usefulLength)}  L3 ${length(taper.wrenchLength)}`;
  const diameters = `E0 ${length(taper.smallEndPitchDiameter)}  E1 ${length(taper.gaugePitchDiameter)}`;
  return [`  cono 1:16: ${lengths}  ${diameters}`];
}

function details(data: ThreadData): readonly string[] {
  const { designation, standard, basic, internal, external, notes } = data;
  const named = (name: string | null) => (name === null ? '' : ` ${name}`);
  return [
    '',
    `${designation} (${standard})`,
    ...(internal
      ? [
          `  interna${named(internal.class)}: D2 ${range(internal.D2min, internal.D2max)}  D1 ${range(internal.D1min, internal.D1max)}${internal.D4max === undefined ? '' : `  D4 ${range(internal.D4min ?? null, internal.D4max)}`}`,
        ]
      : []),
    ...(external
      ? [
          `  esterna${named(external.class)}: d ${range(external.dmin, external.dmax)}  d2 ${range(external.d2min, external.d2max)}  d3 ${range(external.d3min, external.d3max)}`,
        ]
      : []),
    ...(basic.D4 === null ? [] : [`  D4 ${length(basic.D4)}`]),
    ...taperLine(data),
    ...notes.map((note) => `  ${note}`),
  ];
}

/** Threads as a table in mm, then the limits and notes of each. */
export function threadTable(threads: readonly ThreadData[]): string {
  if (threads.length === 0) return '';
  const lines = [...align([HEADINGS, ...threads.map(row)]), ...threads.flatMap(details)];
  return `${lines.join('\n')}\n`;
}
