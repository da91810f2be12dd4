import { notifyFailed } from '../../components/notify.tsx';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import { saveBase64 } from '../../lib/save-file.ts';
import { orderConfirmation } from './api/job-calls.ts';

/** Saves the confirmation of an order as a file; a failure is announced and does not undo the order. */
export async function saveConfirmation(orderGuid: string): Promise<void> {
  try {
    saveBase64(await orderConfirmation(orderGuid));
  } catch (error) {
    if (!isAnnounced(error)) notifyFailed(errorText(error));
  }
}
