import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { orderConfirmation, proposalQuery } from '../api/job-calls.ts';

/** The customer's order number and each order made from the quote, whose confirmation is one click away. */
export function OrderNote({ quoteGuid }: { readonly quoteGuid: string }) {
  const { data } = useQuery(proposalQuery(quoteGuid));
  const [isBusy, setBusy] = useState(false);
  if (!data) return null;
  const save = async (guid: string) => {
    setBusy(true);
    try {
      saveBase64(await orderConfirmation(guid));
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    } finally {
      setBusy(false);
    }
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
    </>
  );
}
