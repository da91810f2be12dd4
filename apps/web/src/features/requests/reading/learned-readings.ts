import type {
  LearnedLayout,
  RequestField,
  RequestFieldKey,
  RequestPlace,
  RequestPosition,
  RequestReading,
} from '@truciolo/contract';
import type { PageSizes } from '@truciolo/drawing-fields';
import { mergeField } from '@truciolo/drawing-fields';
import { learnPlace, sheetFormat, textAt } from '@truciolo/request';
import type { PlacedText } from './placed-text.ts';

/** Layouts of the customer's other sheets, and the customer's name for the reason. */
export interface Learned {
  readonly layouts: readonly LearnedLayout[];
  readonly customerName: string;
}

/** A proposal: the place was right on another drawing, nobody has looked at this one. */
const CONFIDENCE = 0.7;

/** Reasons of learned values begin with these words. */
export const LEARNED_REASON = 'come sugli altri disegni';

/** Shares of the sheet by which two rectangles of the same words may differ. */
const NEAR = 0.01;

/** A reading of these very words stands in the field already. */
const isProved = (field: RequestField | undefined, file: string, at: RequestPlace): boolean =>
  field?.readings.some(({ proofs }) =>
    proofs.some(
      (proof) =>
        proof.file === file &&
        proof.places.some(
          ({ page, left, top }) =>
            page === at.page && Math.abs(left - at.left) < NEAR && Math.abs(top - at.top) < NEAR,
        ),
    ),
  ) ?? false;

/** The fields of a position with the words that stand where the customer's other sheets have them. */
export function withLearned(
  fields: RequestPosition['fields'],
  file: string,
  texts: readonly PlacedText[],
  sizes: PageSizes,
  { layouts, customerName }: Learned,
): RequestPosition['fields'] {
  const next = { ...fields };
  for (const [page, size] of Object.entries(sizes)) {
    const onPage = texts.filter((text) => text.page === Number(page));
    for (const { field, place } of layouts.filter(({ sheet }) => sheet === sheetFormat(size))) {
      const found = textAt(onPage, place, size);
      if (!found) continue;
      const { text, ...where } = found;
      if (isProved(next[field], file, where)) continue;
      const reading: RequestReading = {
        value: text.trim().slice(0, 2000),
        confidence: CONFIDENCE,
        reason: `${LEARNED_REASON} di ${customerName}`.slice(0, 300),
        proofs: [{ from: 'drawing', file, text: text.slice(0, 500), places: [where] }],
      };
      next[field] = mergeField(field, next[field], reading);
    }
  }
  return next;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** The layout that a corrected value teaches: the place of the same words on the sheet; null where they are not there. */
export function layoutOf(
  field: RequestFieldKey,
  value: string,
  texts: readonly PlacedText[],
  sizes: PageSizes,
): LearnedLayout | null {
  const found = value === '' ? [] : texts.filter(({ text }) => plain(text) === plain(value));
  const [only] = found;
  const size = only && sizes[only.page];
  // The same words in two places teach nothing.
  if (!only || !size || found.length > 1) return null;
  return { sheet: sheetFormat(size), field, place: learnPlace(only, size) };
}
