import { escapeHtml } from '@truciolo/italian';

/** One row of a bar chart. */
export interface Bar {
  readonly label: string;
  /** Text behind the bars. */
  readonly text: string;
  /** Each from 0 to 1 of its width; several are drawn side by side. */
  readonly shares: readonly number[];
}

/** Colours of the current theme. */
interface BarLook {
  readonly ground: string;
  readonly ink: string;
  readonly bar: string;
  readonly rail: string;
}

const WIDTH = 720;
const HEAD = 44;
const LINE = 28;
const LABEL = 210;
const TEXT = 120;
const EDGE = 16;
const GAP = 6;
const LONGEST = 28;

const cut = (text: string): string =>
  Array.from(text).length > LONGEST
    ? `${Array.from(text)
        .slice(0, LONGEST - 1)
        .join('')}…`
    : text;

/** Bars as a self-contained SVG; `heads` are the headings of bars side by side. */
export function drawBars(title: string, bars: readonly Bar[], look: BarLook, heads: readonly string[] = []) {
  const first = HEAD + (heads.length > 0 ? LINE / 2 : 0);
  const height = first + bars.length * LINE + EDGE;
  const room = WIDTH - 2 * EDGE - LABEL - TEXT;
  const line = ({ label, text, shares }: Bar, index: number): string => {
    const top = first + index * LINE;
    const each = (room - GAP * (shares.length - 1)) / Math.max(1, shares.length);
    const rails = shares.map((share, place) => {
      const left = EDGE + LABEL + place * (each + GAP);
      const long = Math.max(0, Math.min(1, share)) * each;
      return `<rect x="${left}" y="${top + 8}" width="${each}" height="10" rx="3" fill="${look.rail}"/><rect x="${left}" y="${top + 8}" width="${long}" height="10" rx="3" fill="${look.bar}"/>`;
    });
    return `<text x="${EDGE}" y="${top + 18}" font-size="13">${escapeHtml(cut(label))}</text>${rails.join('')}<text x="${WIDTH - EDGE}" y="${top + 18}" font-size="13" text-anchor="end">${escapeHtml(text)}</text>`;
  };
  const columns = heads.map((head, place) => {
    const left = EDGE + LABEL + place * ((room + GAP) / heads.length);
    return `<text x="${left}" y="${HEAD + 10}" font-size="11">${escapeHtml(head)}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" fill="${look.ink}"><text x="${EDGE}" y="28" font-size="16" font-weight="600">${escapeHtml(title)}</text>${columns.join('')}${bars.map(line).join('')}</svg>`;
  return { svg, width: WIDTH, height };
}
