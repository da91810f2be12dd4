import { hasAlternatives, type Offer, type OfferPosition, type OfferPrice, tellsTime } from '@truciolo/quote';
import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import type { Amounts } from './amounts.ts';
import { MONO, runs } from './fonts.ts';
import { imageOf } from './image-of.ts';
import { GREY, rowsLayout, section } from './page.ts';
import type { PdfOrder } from './pdf-order.ts';
import type { Words } from './words.ts';

// A row never breaks across two pages, so it must always fit on one: longer texts or lists of quantities continue in
// further rows or at the end of the document.

/** Characters of description and notes that stay in the table. */
const TEXT_IN_TABLE = 900;
const MOST_SHOWN = 300;
const PRICES_A_ROW = 24;
/** Room of a picture of the part, pt. */
const PICTURE: [number, number] = [130, 90];

const textLength = ({ description, notes }: OfferPosition): number =>
  description.length + notes.length + 40 * (description.split('\n').length + notes.split('\n').length);
const isLong = (position: OfferPosition): boolean => textLength(position) > TEXT_IN_TABLE;

const shortened = (text: string): string => {
  const first = text.slice(0, MOST_SHOWN).split('\n').slice(0, 4).join('\n');
  return first.length < text.length ? `${first.trimEnd()}…` : text;
};

interface Row {
  readonly position: OfferPosition;
  readonly index: number;
  readonly words: Words;
  readonly amounts: Amounts;
  readonly pictures: PdfOrder['pictures'];
  /** Whether a column shows the delivery of each quantity. */
  readonly withLead: boolean;
}

/** A code without a blank would push the columns of prices off the page: it breaks where the line ends. */
const UNBROKEN = 28;
const typed = (text: string) =>
  new RegExp(`\\S{${UNBROKEN},}`).test(text)
    ? ({ text: runs(text, true), wordBreak: 'break-all' } as const)
    : { text: runs(text) };

/** A lead time in the terms holds for all; otherwise each quantity has its own. */
export const printsLeadTimes = ({ deliveryTerms, positions }: Offer): boolean =>
  !tellsTime(deliveryTerms) && positions.some(({ prices }) => prices.some(({ leadDays }) => leadDays > 0));

function what({ position, words, pictures }: Row): TableCell {
  const long = isLong(position);
  const description = long ? shortened(position.description) : position.description;
  const notes = long ? '' : position.notes;
  const facts = [
    position.drawing &&
      `${words.drawing} ${position.drawing}${position.drawingRevision && ` ${words.revision} ${position.drawingRevision}`}`,
    position.material && `${words.material} ${position.material}`,
    position.included?.length ? `${words.included}: ${position.included.join(', ')}` : '',
  ].filter(Boolean);
  const lines: Content[] = [];
  if (position.code) lines.push({ ...typed(position.code), bold: true });
  if (description) lines.push(typed(description));
  if (facts.length > 0) {
    const told = facts.join(' · ');
    lines.push({ ...typed(told), style: 'small', margin: [0, 1.5, 0, 0] });
  }
  if (notes) lines.push({ ...typed(notes), fontSize: 8, italics: true, margin: [0, 1.5, 0, 0] });
  if (long) lines.push({ text: `(${words.wholeText})`, style: 'small' });
  if (position.optional)
    lines.push({ text: words.optional, fontSize: 8, color: GREY, margin: [0, 1.5, 0, 0] });
  const picture = position.picture === undefined ? undefined : pictures[position.picture];
  const image = picture ? imageOf(picture) : null;
  if (image) lines.push({ image, fit: PICTURE, margin: [0, 4, 0, 2] });
  return { stack: lines.length > 0 ? lines : [{ text: '—', color: GREY }] };
}

function prices(row: Row, shown: readonly OfferPrice[]): TableCell[] {
  const { position, words, amounts, withLead } = row;
  if (position.prices.length === 0) {
    const rest = withLead ? ['', '', ''] : ['', ''];
    const colSpan = rest.length + 1;
    return [{ text: words.notPriced, italics: true, color: GREY, alignment: 'right', colSpan }, ...rest];
  }
  const column = (text: (price: OfferPrice) => string): TableCell => ({
    stack: shown.map((price) => ({
      text: text(price),
      alignment: 'right',
      noWrap: true,
    })),
  });
  return [
    column(({ quantity }) => amounts.count(quantity)),
    column(({ unit }) => amounts.unit(unit)),
    column(({ total }) => amounts.money(total, { symbol: false })),
    ...(withLead ? [column(({ leadDays }) => (leadDays > 0 ? words.days(leadDays) : '—'))] : []),
  ];
}

function rowsOf(row: Row): TableCell[][] {
  const { position, index, words } = row;
  const chunks: OfferPrice[][] = [];
  for (let from = 0; from < Math.max(1, position.prices.length); from += PRICES_A_ROW)
    chunks.push(position.prices.slice(from, from + PRICES_A_ROW));
  return chunks.map((shown, chunk) => [
    { text: String(index + 1), color: GREY, font: MONO, fontSize: 8, margin: [0, 0.5, 0, 0] },
    chunk === 0
      ? what(row)
      : {
          ...typed(`${position.code || position.description.slice(0, 60)} (${words.continues})`),
          style: 'small',
        },
    ...prices(row, shown),
  ]);
}

export function positionsTable(
  offer: Offer,
  words: Words,
  amounts: Amounts,
  pictures: PdfOrder['pictures'],
): Content[] {
  if (offer.positions.length === 0) return [];
  const right = { style: 'columnHead', alignment: 'right' } as const;
  const withLead = printsLeadTimes(offer);
  const table: ContentTable = {
    margin: [0, 14, 0, 0],
    layout: rowsLayout,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [20, '*', 44, 58, 66, ...(withLead ? [48] : [])],
      body: [
        [
          { text: words.position, style: 'columnHead' },
          { text: words.description, style: 'columnHead' },
          { text: words.pieces, ...right },
          { text: words.unit, ...right },
          { text: `${words.total} €`, ...right },
          ...(withLead ? [{ text: words.lead, ...right }] : []),
        ],
        ...offer.positions.flatMap((position, index) =>
          rowsOf({ position, index, words, amounts, pictures, withLead }),
        ),
      ],
    },
  };
  const notes = [hasAlternatives(offer) ? words.alternatives : '', withLead ? words.leadNote : ''];
  const told = notes.filter(Boolean).join(' ');
  return [table, ...(told ? [{ text: told, style: 'label', margin: [0, 4, 0, 0] } as Content] : [])];
}

/** The texts that found no room in the table, in full. */
export function appendix(offer: Offer, words: Words): Content[] {
  const long = offer.positions.flatMap((position, index) => (isLong(position) ? [{ position, index }] : []));
  if (long.length === 0) return [];
  return [
    { text: words.appendix, fontSize: 11, bold: true, margin: [0, 18, 0, 0] },
    ...long.flatMap(({ position, index }) =>
      section(
        `${words.position} ${index + 1}${position.code && ` · ${position.code}`}`,
        [position.description, position.notes].filter(Boolean).join('\n\n'),
      ),
    ),
  ];
}
