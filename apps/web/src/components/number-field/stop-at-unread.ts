import { firstUnread, unreadText } from '../../lib/unread-fields.ts';
import { notifyFailed } from '../notify.tsx';

/** What a field does when it is left comes after the press that left it. */
const fieldsAreLeft = (): Promise<void> => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));

/** Before something leaves the house: whether a field that cannot be read is in the way. It is named, and shown. */
export async function stopsAtUnread(): Promise<boolean> {
  await fieldsAreLeft();
  const unread = firstUnread();
  if (!unread) return false;
  notifyFailed(unreadText(unread));
  unread.show();
  return true;
}
