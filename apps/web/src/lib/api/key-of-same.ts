import { newGuid } from '../new-guid.ts';

/**
 * Idempotency keys: unchanged values that are sent again, because the answer was lost, get the same key; changed values
 * get a new one. The key is dropped after success: the same values then mean a second call.
 */
export function keyOfSame() {
  let last: { readonly guid: string; readonly text: string } | null = null;
  return {
    keyOf: (values: object): string => {
      const text = JSON.stringify(values);
      if (last?.text !== text) last = { guid: newGuid(), text };
      return last.guid;
    },
    forget: (): void => {
      last = null;
    },
  };
}
