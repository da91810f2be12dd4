import { ApiError, type RouteSpec } from '@truciolo/contract';

/** A number field with unreadable text: its previous value is in effect. */
export interface UnreadField {
  readonly label: string;
  /** Reason why it cannot be read. */
  readonly message: string;
  /** Scrolls to it and focuses it. */
  readonly show: () => void;
}

type Source = () => readonly UnreadField[];

const sources = new Set<Source>();

/** Registers the unreadable fields of a form or a page, visible or not, while it is mounted. */
export function registerUnreadFields(source: Source): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

/** Fields that keep their text by themselves carry a mark. */
function markedInSight(): UnreadField | null {
  if (typeof document === 'undefined') return null;
  const input = document.querySelector<HTMLInputElement>('input[data-number][data-unreadable]');
  if (!input) return null;
  const described = input.getAttribute('aria-describedby');
  const message = (described && document.getElementById(described)?.textContent) || '';
  const label = input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '';
  return { label, message, show: () => input.focus() };
}

export const firstUnread = (): UnreadField | null =>
  [...sources].flatMap((source) => source())[0] ?? markedInSight();

export const unreadText = ({ label, message }: Pick<UnreadField, 'label' | 'message'>): string =>
  label.trim() === ''
    ? `Prima correggi il numero evidenziato. ${message}`.trim()
    : `Prima correggi «${label.trim()}». ${message}`.trim();

/**
 * Calls declared with `leaves` are blocked while a field of the page is unreadable: they would use another number than
 * the one on the screen.
 */
export function refuseUnread({ leaves }: RouteSpec): void {
  const unread = leaves ? firstUnread() : null;
  if (!unread) return;
  unread.show();
  throw new ApiError(400, { code: 'VALIDATION', message: unreadText(unread) });
}
