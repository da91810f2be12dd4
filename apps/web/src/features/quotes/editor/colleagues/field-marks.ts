import type { QuoteWatcher } from '@truciolo/contract';
import { fieldName, initials, placeOfField } from './field-names.ts';

const FIELDS = 'input, textarea';
const MARK = 'data-colleague';
/** As many colours as drawings have. */
const COLOURS = 6;

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (page: ParentNode): Field[] => [...page.querySelectorAll<Field>(FIELDS)];
const labelOf = (field: Field): string =>
  (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '').trim();

/** The field that has the keyboard, as a colleague's page finds it. */
export function focusedField(page: ParentNode, focused: Element | null): string | null {
  const fields = fieldsIn(page);
  return fieldName(fields.map(labelOf), fields.indexOf(focused as Field));
}

/** The same person has the same colour on every screen. */
const colourOf = (guid: string): string =>
  `var(--d${1 + ([...guid].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS)})`;

/** Shows in which fields the colleagues are who look at the same position; every other mark goes. */
export function markFields(page: ParentNode, others: readonly QuoteWatcher[], position: string | null): void {
  for (const old of page.querySelectorAll<HTMLElement>(`[${MARK}]`)) {
    old.removeAttribute(MARK);
    old.style.removeProperty('--colleague');
  }
  const fields = fieldsIn(page);
  const labels = fields.map(labelOf);
  for (const { guid, name, field, position: theirs } of others) {
    if (field === null || theirs !== position) continue;
    // The frame around the field: an input itself can show no letters.
    const frame = fields[placeOfField(labels, field)]?.parentElement;
    frame?.setAttribute(MARK, initials(name));
    frame?.style.setProperty('--colleague', colourOf(guid));
  }
}
