import { newGuid } from '../new-guid.ts';

/**
 * The key under which something is sent: what goes again unchanged, because its answer was lost, has the key it had;
 * what was changed meanwhile is another thing. To be forgotten once it is through: the same again is then meant.
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
