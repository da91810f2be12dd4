import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { proposalQuery } from '../api/job-calls.ts';
import { saveConfirmation } from '../save-confirmation.ts';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';

/**
 * The customer's order number and each order made from the quote, whose confirmation is one click away. Before the first
 * order, the same button creates it and then saves its confirmation.
 */
export function OrderNote({ quoteGuid, check }: Pick<OrderDialogProps, 'quoteGuid' | 'check'>) {
  const { data } = useQuery(proposalQuery(quoteGuid));
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const save = async (guid: string) => {
    setBusy(true);
    await saveConfirmation(guid);
    setBusy(false);
  };
  return (
    <>
      {data.reference ? <span className="small">Ordine cliente {data.reference}</span> : null}
      {data.orders.map(({ guid, number }) => (
        <Button
          key={guid}
          size="xs"
          disabled={isBusy}
          leftSection={<IconFileDownload size={14} stroke={1.6} />}
          onClick={() => void save(guid)}
        >
          Conferma d’ordine {number}
        </Button>
      ))}
      {data.orders.length === 0 ? (
        <Button
          size="xs"
          leftSection={<IconFileDownload size={14} stroke={1.6} />}
          onClick={() => setOpen(true)}
        >
          Conferma d’ordine…
        </Button>
      ) : null}
      {isOpen ? (
        <OrderDialog quoteGuid={quoteGuid} check={check} savesConfirmation onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
