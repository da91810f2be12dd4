import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { QuoteSlotProps } from '../../../entities/quotes/quote-slot-props.ts';
import { useOfferedActs } from '../../../lib/page-acts.ts';
import { PdfDialog } from './pdf-dialog.tsx';
import { useSavedDialog } from './use-saved-dialog.ts';

/** "Anteprima PDF": saves first, so that the document matches the screen. */
export function PreviewButton({ head, flush }: QuoteSlotProps) {
  const { isOpen, open, close } = useSavedDialog(flush);
  useOfferedActs(head ? [{ label: 'Anteprima PDF', run: () => void open() }] : []);
  return (
    <>
      <Button
        leftSection={<IconFileText size={16} stroke={1.6} />}
        disabled={!head}
        onClick={() => void open()}
      >
        Anteprima PDF
      </Button>
      {isOpen && head ? (
        <PdfDialog
          guid={head.guid}
          title={`${head.number} rev. ${head.revision}`}
          version={head.version}
          onClose={close}
        />
      ) : null}
    </>
  );
}
