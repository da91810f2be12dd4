import { firstUnread, unreadText } from '../../lib/unread-fields.ts';
import { notifyFailed } from '../notify.tsx';

/** Blur handlers run after the press that moved the focus. */
const fieldsAreLeft = (): Promise<void> => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));

/** Before a call declared with `leaves`: whether an unreadable field blocks it. The field is named and shown. */
export async function stopsAtUnread(): Promise<boolean> {
  await fieldsAreLeft();
  const unread = firstUnread();
  if (!unread) return false;
  notifyFailed(unreadText(unread));
  unread.show();
  return true;
}
