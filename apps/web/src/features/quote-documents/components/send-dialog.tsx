import { Button, Checkbox, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { proposedValues } from '../../../entities/quotes/proposed-values.ts';
import type { QuoteSlotProps } from '../../../entities/quotes/quote-slot-props.ts';
import { ConfirmAddressNote } from '../../../entities/users/confirm-address-note.tsx';
import { doubts } from '../doubts.ts';
import { obstacles } from '../obstacles.ts';
import { ByHand } from './by-hand.tsx';
import { ConfirmValues } from './confirm-values.tsx';
import classes from './documents.module.css';
import { LinkPanel } from './link-panel.tsx';
import { MailForm } from './mail-form.tsx';
import { MailList } from './mail-list.tsx';
import { useDelivery } from './use-delivery.ts';

interface SendDialogProps extends QuoteSlotProps {
  readonly head: NonNullable<QuoteSlotProps['head']>;
  readonly onClose: () => void;
}

/** By mail where the installation has a mail server; otherwise by link or by hand. */
export function SendDialog(props: SendDialogProps) {
  const { head, document, outdated, reload, markSent, onClose } = props;
  const [confirmed, setConfirmed] = useState(false);
  const delivery = useDelivery(head.guid, () => void reload());
  useReturnFocus();
  const isDraft = head.state === 'draft';
  const inTheWay = obstacles(props);
  const odd = doubts(props);
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set());
  const proposed = useMemo(() => (isDraft && document ? proposedValues(document) : []), [isDraft, document]);
  const isLookedAt = confirmed || proposed.length === 0;
  const parts = {
    guid: head.guid,
    isDraft,
    confirmed: isLookedAt,
    disabled: inTheWay.length > 0 || !isLookedAt || odd.some((text) => !meant.has(text)),
    markSent,
    refresh: async () => {
      await delivery.refetch();
      await reload();
    },
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Invia ${head.number} rev. ${head.revision}`}
      size={620}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <QueryState query={delivery} failed="L’invio non si è aperto" rows={3}>
        {(data) => (
          <div className={classes.form}>
            {inTheWay.map((text) => (
              <NoteBar key={text} tone="bad">
                {text}
              </NoteBar>
            ))}
            {odd.map((text) => (
              <NoteBar
                key={text}
                tone="warn"
                actions={
                  <Checkbox
                    label="Va bene così"
                    checked={meant.has(text)}
                    onChange={({ currentTarget: { checked } }) =>
                      setMeant(new Set([...meant].filter((one) => one !== text).concat(checked ? text : [])))
                    }
                  />
                }
              >
                {text}
              </NoteBar>
            ))}
            {isDraft && outdated ? (
              <NoteBar
                tone="warn"
                actions={
                  <Button
                    size="xs"
                    onClick={() => {
                      onClose();
                      outdated.update();
                    }}
                  >
                    Aggiorna
                  </Button>
                }
              >
                {outdated.text}
              </NoteBar>
            ) : null}
            <ConfirmValues values={proposed} isConfirmed={confirmed} onConfirm={() => setConfirmed(true)} />
            {data.unconfirmedEmail !== null ? <ConfirmAddressNote email={data.unconfirmedEmail} /> : null}
            {data.sendsMail ? (
              data.unconfirmedEmail === null && <MailForm {...parts} mail={data.mail} />
            ) : (
              <NoteBar tone="info">
                Su questa installazione l’invio di email non è configurato: copia il link per il cliente
                {isDraft ? ', oppure scarica il PDF e segna il preventivo come inviato.' : '.'}
              </NoteBar>
            )}
            <MailList mails={data.mails} />
            <LinkPanel {...parts} number={head.number} links={data.links} />
            {isDraft ? <ByHand {...parts} revision={head.revision} /> : null}
          </div>
        )}
      </QueryState>
    </Modal>
  );
}
