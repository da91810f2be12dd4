import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../components/use-act.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { deliveryKey, pdfQuery } from '../api/document-calls.ts';
import classes from './documents.module.css';
import type { SendParts } from './send-parts.ts';

/** The PDF is sent in another way: the quote is frozen first, so that the saved file equals the sent one. */
export function ByHand({
  guid,
  confirmed,
  disabled,
  markSent,
  refresh,
  revision,
}: SendParts & { readonly revision: number }) {
  const cache = useQueryClient();
  const { act, isBusy } = useAct(deliveryKey(guid));
  const send = () =>
    act(async () => {
      const { version } = await markSent(confirmed);
      saveBase64(await cache.fetchQuery(pdfQuery(guid, 'customer', revision, version)));
      await refresh();
    }, 'Preventivo segnato come inviato');
  return (
    <section className={classes.part}>
      <h3>A mano</h3>
      <div className={classes.actions}>
        <Button
          leftSection={<IconDownload size={16} stroke={1.6} />}
          disabled={disabled || isBusy}
          onClick={() => void send()}
        >
          Scarica PDF e segna come inviato
        </Button>
      </div>
    </section>
  );
}
