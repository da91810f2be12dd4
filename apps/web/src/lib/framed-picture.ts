import { escapeHtml } from '@truciolo/italian';

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Meaning of one colour of a chart. */
export interface LegendEntry {
  readonly label: string;
  readonly colour: string;
}

const EDGE = 16;
const HEAD = 44;
const SWATCH = 12;
/** Width of a letter at 13 px, with a margin so that entries do not touch. */
const LETTER = 7.5;

/** A chart with its title and legend, which are outside the drawing on the page. */
export function frameDrawing(
  { svg, width, height }: Drawing,
  title: string,
  legend: readonly LegendEntry[],
  ink: string,
): Drawing {
  let right = width + EDGE;
  const entries = legend.toReversed().map(({ label, colour }) => {
    const end = right;
    const start = end - label.length * LETTER - SWATCH - 6;
    right = start - EDGE;
    return `<rect x="${start}" y="17" width="${SWATCH}" height="${SWATCH}" rx="2" fill="${escapeHtml(colour)}"/><text x="${start + SWATCH + 6}" y="28" font-size="13">${escapeHtml(label)}</text>`;
  });
  const inside = svg.replace('<svg ', `<svg x="${EDGE}" y="${HEAD}" `);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * EDGE}" height="${height + HEAD + EDGE}" font-family="system-ui, sans-serif" fill="${escapeHtml(ink)}"><text x="${EDGE}" y="28" font-size="16" font-weight="600">${escapeHtml(title)}</text>${entries.join('')}${inside}</svg>`,
    width: width + 2 * EDGE,
    height: height + HEAD + EDGE,
  };
}
