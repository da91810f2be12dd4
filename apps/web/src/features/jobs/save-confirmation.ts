import { saveMadeFile } from '../../components/save-made-file.ts';
import { orderConfirmation } from './api/job-calls.ts';

/** Saves the confirmation of an order as a file; a failure is announced and does not undo the order. */
export const saveConfirmation = (orderGuid: string): Promise<void> =>
  saveMadeFile(() => orderConfirmation(orderGuid));
