import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { QuoteSlotProps } from '../../../entities/quotes/quote-slot-props.ts';
import { useOfferedActs } from '../../../lib/page-acts.ts';
import { SendDialog } from './send-dialog.tsx';
import { useSavedDialog } from './use-saved-dialog.ts';

/** "Invia al cliente", or "Invia di nuovo" for a sent quote. */
export function SendButton(quote: QuoteSlotProps) {
  const { head, flush } = quote;
  const { isOpen, open, close } = useSavedDialog(flush);
  const isDraft = head === null || head.state === 'draft';
  const label = isDraft ? 'Invia al cliente' : 'Invia di nuovo';
  const isBlocked = !head || (isDraft && quote.readOnly);
  const acts = [label, 'Copia link per il cliente'].map((one) => ({ label: one, run: () => void open() }));
  useOfferedActs(isBlocked ? [] : acts);
  return (
    <>
      <Button
        variant={isDraft ? 'filled' : 'default'}
        leftSection={<IconSend size={16} stroke={1.6} />}
        disabled={isBlocked}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {isOpen && head ? <SendDialog {...quote} head={head} onClose={close} /> : null}
    </>
  );
}
