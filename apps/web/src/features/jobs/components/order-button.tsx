import { Button } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { proposalQuery } from '../api/job-calls.ts';
import { isToOrder } from '../order-choice.ts';
import { OrderDialog, type OrderLineCheck } from './order-dialog.tsx';

interface OrderButtonProps {
  readonly quoteGuid: string;
  readonly check: (line: OrderLineCheck) => ReactNode;
}

/** "Crea commessa", on an accepted quote: the next step until everything that the buyer took is ordered. */
export function OrderButton({ quoteGuid, check }: OrderButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(proposalQuery(quoteGuid));
  const isNextStep = data?.positions.some(isToOrder) ?? true;
  return (
    <>
      <Button
        variant={isNextStep ? 'filled' : 'default'}
        leftSection={<IconBriefcase size={16} stroke={1.6} />}
        onClick={() => setOpen(true)}
      >
        Crea commessa
      </Button>
      {isOpen ? <OrderDialog quoteGuid={quoteGuid} check={check} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
