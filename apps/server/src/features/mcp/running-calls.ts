import type { RequestId } from '@modelcontextprotocol/sdk/types.js';

/**
 * Calls in work, so that a cancellation, which arrives as a request of its own, finds its call. The name of the session
 * keeps two programs with one key apart; nothing else is stored between requests.
 */
export function openRunningCalls() {
  const running = new Map<string, AbortController>();
  return {
    begin(place: string): { readonly signal: AbortSignal; end(): void } {
      const control = new AbortController();
      running.set(place, control);
      return { signal: control.signal, end: () => void running.delete(place) };
    },
    cancel: (place: string) => running.get(place)?.abort(),
  };
}

export const placeOf = (keyGuid: string, session: string, id: RequestId): string =>
  JSON.stringify([keyGuid, session, id]);
