import { localText } from '../../../lib/stored-text.ts';
import { buyerKey } from '../buyer-key.ts';
import { LANGUAGE_KEY } from '../language-key.ts';
import { SHELF } from '../parts/kept-shelf.ts';

/** Whether the server's picture is the one this visitor would see: the language of the browser, no earlier visit. */
function isDrawnForVisitor(container: HTMLElement): boolean {
  if (!container.hasChildNodes()) return false;
  const chosen = localText.read(LANGUAGE_KEY);
  const [, , slug = ''] = window.location.pathname.split('/');
  return (
    (chosen === null || chosen === document.documentElement.lang) && localText.read(buyerKey(slug)) === null
  );
}

/**
 * Whether the scripts may wait for the visitor: a frame has to tell its height, and a kept request has to show, without
 * anybody touching the page.
 */
export async function mayWait(container: HTMLElement): Promise<boolean> {
  if (!isDrawnForVisitor(container) || window.parent !== window) return false;
  try {
    return !(await indexedDB.databases()).some(({ name }) => name === SHELF);
  } catch {
    return false;
  }
}
