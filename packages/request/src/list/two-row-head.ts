import { headingKey } from '@truciolo/headings';
import { QUANTITY_HEADING, YEARLY_HEADING } from './columns.data.ts';

/** Headings of a list, which may stand on two rows: «Quantità» over «Lotto 1» and «Lotto 2». */
interface Head {
  readonly headings: readonly string[];
  /** Rows that the headings take. */
  readonly rows: 1 | 2;
}

const isLot = (text: string) => QUANTITY_HEADING.test(headingKey(text));

/** The heading of quantities that reaches over a column: its own, or that of the merged cell to its left. */
function lotOver(upper: readonly string[], column: number): string | null {
  for (let at = column; at >= 0; at -= 1) {
    const text = upper[at] ?? '';
    if (text !== '') return isLot(text) ? text : null;
  }
  return null;
}

/** Joins the second row of a head to the first one. It has words below a heading of quantities and nothing else of its own. */
export function readHead(upper: readonly string[], lower: readonly string[] = []): Head {
  const own = lower.map((text, at) => (text === upper[at] ? '' : text));
  const named = own.flatMap((text, at) => (text === '' ? [] : [{ text, at }]));
  const isSecond =
    named.length > 1 && named.every(({ text, at }) => /\p{L}/u.test(text) && lotOver(upper, at) !== null);
  if (!isSecond) return { headings: upper, rows: 1 };
  const width = Math.max(upper.length, lower.length);
  const headings = Array.from({ length: width }, (_, at) => {
    const text = own[at] ?? '';
    if (text === '') return upper[at] ?? '';
    return YEARLY_HEADING.test(headingKey(text)) ? text : (lotOver(upper, at) ?? text);
  });
  return { headings, rows: 2 };
}
