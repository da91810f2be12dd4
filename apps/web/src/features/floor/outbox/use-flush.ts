import { useEffect } from 'react';

const RETRY_MS = 10_000;

/** Sends unsent things at once, when the connection comes back, and every few seconds. */
export function useFlush(outbox: { readonly flush: () => Promise<boolean> }): void {
  useEffect(() => {
    const again = () => void outbox.flush();
    again();
    window.addEventListener('online', again);
    const timer = setInterval(again, RETRY_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [outbox]);
}
