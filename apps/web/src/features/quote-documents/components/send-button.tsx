import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { QuoteSlotProps } from '../../../entities/quotes/quote-slot-props.ts';
import { SendDialog } from './send-dialog.tsx';

/** "Invia al cliente", or "Invia di nuovo" for a sent quote. */
export function SendButton(quote: QuoteSlotProps) {
  const { head, flush } = quote;
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const open = async () => {
    setSaving(true);
    const saved = await flush();
    setSaving(false);
    if (saved) setOpen(true);
  };
  const isDraft = head === null || head.state === 'draft';
  return (
    <>
      <Button
        variant={isDraft ? 'filled' : 'default'}
        leftSection={<IconSend size={16} stroke={1.6} />}
        disabled={!head || isSaving || (isDraft && quote.readOnly)}
        onClick={() => void open()}
      >
        {isDraft ? 'Invia al cliente' : 'Invia di nuovo'}
      </Button>
      {isOpen && head ? <SendDialog {...quote} head={head} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
