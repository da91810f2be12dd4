import { Button } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useState } from 'react';
import { OrderDialog } from './order-dialog.tsx';

/** "Crea commessa", on an accepted quote. */
export function OrderButton({ quoteGuid }: { readonly quoteGuid: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconBriefcase size={16} stroke={1.6} />}
        onClick={() => setOpen(true)}
      >
        Crea commessa
      </Button>
      {isOpen ? <OrderDialog quoteGuid={quoteGuid} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
