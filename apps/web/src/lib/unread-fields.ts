import { ApiError, type RouteSpec } from '@truciolo/contract';

/** A number field whose text cannot be read: the value from before stands in its place. */
export interface UnreadField {
  readonly label: string;
  /** Why it cannot be read. */
  readonly message: string;
  /** Brings it to sight and puts the cursor into it. */
  readonly show: () => void;
}

type Source = () => readonly UnreadField[];

const sources = new Set<Source>();

/** A form or a page says which of its fields cannot be read, in sight or not, for as long as it stands. */
export function tellUnread(source: Source): () => void {
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
 * What leaves the house (`leaves` of a call's declaration) stays here while a field of the page cannot be read: it would
 * go out with another number than the one on the screen.
 */
export function refuseUnread({ leaves }: RouteSpec): void {
  const unread = leaves ? firstUnread() : null;
  if (!unread) return;
  unread.show();
  throw new ApiError(400, { code: 'VALIDATION', message: unreadText(unread) });
}
