import { openPoints, type RequestContent } from '@truciolo/contract';
import { searchKey } from '../../platform/registry/search-key.ts';

/** A field holds a day, or words such as "fine mese", which give no day. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Columns of the inbox, so that a list is answered without reading whole contents. */
export function summaryOf(content: RequestContent) {
  const points = openPoints(content);
  const quantities = content.positions.flatMap(({ fields }) => fields.quantities?.value || []);
  const days = content.positions.flatMap(({ fields }) => DAY.exec(fields.due?.value ?? '')?.[0] ?? []);
  return {
    content: JSON.stringify(content),
    customerGuid: content.customerGuid,
    customerName: content.customerName,
    answerBy: content.answerBy,
    neededBy: days.sort()[0] ?? null,
    positions: content.positions.length,
    quantities: [...new Set(quantities)].join(' · ').slice(0, 200),
    missing: points.filter(({ kind }) => kind === 'missing').length,
    conflicts: points.filter(({ kind }) => kind === 'conflict').length,
  };
}

/** A search covers this many characters of the text. */
const MOST_TEXT = 4000;

export const searchKeyOf = (words: readonly string[], content: RequestContent, text: string): string =>
  searchKey(
    [
      ...words,
      content.customerName,
      content.reference,
      ...content.positions.flatMap(({ fields }) => [fields.code?.value ?? '', fields.title?.value ?? '']),
      text.slice(0, MOST_TEXT),
    ].join(' '),
  );
