import { Button } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { OrderDialog, type OrderLineCheck } from './order-dialog.tsx';

interface OrderButtonProps {
  readonly quoteGuid: string;
  readonly check: (line: OrderLineCheck) => ReactNode;
}

/** "Crea commessa", on an accepted quote. */
export function OrderButton({ quoteGuid, check }: OrderButtonProps) {
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
      {isOpen ? <OrderDialog quoteGuid={quoteGuid} check={check} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
