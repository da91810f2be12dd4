import type { AnalyticsEvent } from '@truciolo/contract';
import { labelText, safeHref } from './element-text.ts';

/** Elements whose clicks are counted. */
const PRESSABLE =
  'button, a[href], summary, input, select, textarea, [role="button"], [role="menuitem"], [role="tab"], [role="switch"], [role="option"], [data-analytics-id]';

/** Elements whose text belongs to the shop: cells, fields, suggestions of a list, parts marked as private. */
const DATA_PLACES =
  'td, [role="gridcell"], [role="cell"], [role="option"], input, select, textarea, [contenteditable="true"], [data-private]';

type ElementFacts = Pick<
  AnalyticsEvent,
  'elementType' | 'elementRole' | 'elementId' | 'elementAnalyticsId' | 'elementText' | 'elementHref'
>;

/** The clicked element in the form of an event, or null for a click on nothing. */
export function describeElement(target: EventTarget | null): ElementFacts | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest(PRESSABLE);
  if (!element) return null;
  const isData = element.closest(DATA_PLACES) !== null || element.querySelector('[data-private]') !== null;
  const href = element.getAttribute('href');
  return {
    elementType: element.tagName.toLowerCase(),
    elementRole: element.getAttribute('role'),
    elementId: element.id.slice(0, 500) || null,
    elementAnalyticsId: element.getAttribute('data-analytics-id'),
    elementText: labelText(element.getAttribute('aria-label') ?? element.textContent ?? '', isData),
    elementHref: href === null ? null : safeHref(href, window.location.origin).slice(0, 1000),
  };
}
