import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconMail } from '@tabler/icons-react';
import classes from './inbox.module.css';

/** The shop's own address, to which buyers' mails are forwarded. */
export function ForwardAddress({ address }: { readonly address: string }) {
  return (
    <span className={classes.address} title={address}>
      <IconMail size={14} stroke={1.6} aria-hidden="true" /> Inoltra a <code>{address}</code>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <ActionIcon size="sm" aria-label="Copia l’indirizzo" onClick={copy}>
            {copied ? <IconCheck size={14} /> : <IconCopy size={14} stroke={1.6} />}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  );
}
