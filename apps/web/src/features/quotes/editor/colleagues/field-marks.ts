import type { PageWatcher } from '@truciolo/contract';
import { initials } from '../../../../lib/format/initials.ts';
import { fieldName, placeOfField } from './field-names.ts';

const FIELDS = 'input, textarea';
const MARK = 'data-colleague';
/** Number of colours for drawings. */
const COLOURS = 6;

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (page: ParentNode): Field[] => [...page.querySelectorAll<Field>(FIELDS)];
const labelOf = (field: Field): string =>
  (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '').trim();

/** The focused field, in a form that a colleague's page can find. */
export function focusedField(page: ParentNode, focused: Element | null): string | null {
  const fields = fieldsIn(page);
  return fieldName(fields.map(labelOf), fields.indexOf(focused as Field));
}

/** The same user has the same colour on every screen. */
const colourOf = (guid: string): string =>
  `var(--d${1 + ([...guid].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS)})`;

/** Marks the fields of colleagues on the same position; removes all other marks. */
export function markFields(page: ParentNode, others: readonly PageWatcher[], position: string | null): void {
  for (const old of page.querySelectorAll<HTMLElement>(`[${MARK}]`)) {
    old.removeAttribute(MARK);
    old.style.removeProperty('--colleague');
  }
  const fields = fieldsIn(page);
  const labels = fields.map(labelOf);
  for (const { guid, name, field, position: theirs } of others) {
    if (field === null || theirs !== position) continue;
    // The frame around the field: an input itself cannot show initials.
    const frame = fields[placeOfField(labels, field)]?.parentElement;
    frame?.setAttribute(MARK, initials(name));
    frame?.style.setProperty('--colleague', colourOf(guid));
  }
}
