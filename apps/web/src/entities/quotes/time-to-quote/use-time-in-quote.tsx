import { capabilities } from '@truciolo/contract';
import { type ReactNode, useState } from 'react';
import { notifyDone } from '../../../components/notify.tsx';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { addToQuoteClipboard, type QuoteTime } from '../quote-clipboard.ts';
import { TimeDialog } from './time-dialog.tsx';

/**
 * "Usa nel preventivo": the time goes to the clipboard of quotes; users who may write quotes can choose the phase of a
 * draft at once.
 */
export function useTimeInQuote(): { readonly use: (time: QuoteTime) => void; readonly dialog: ReactNode } {
  const { capabilities: owned, hideCosts } = useSessionUser();
  const [time, setTime] = useState<QuoteTime | null>(null);
  const mayWrite = hasCapability(owned, [capabilities.insertion]) && !hideCosts;
  return {
    use: (next) => {
      addToQuoteClipboard(next);
      if (mayWrite) setTime(next);
      else notifyDone(`«${next.description}» è negli appunti del preventivo.`);
    },
    dialog: time === null ? null : <TimeDialog time={time} onClose={() => setTime(null)} />,
  };
}
