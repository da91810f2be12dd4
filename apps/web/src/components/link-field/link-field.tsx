import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import classes from './link-field.module.css';
import { whatsAppAddress } from './whatsapp-address.ts';

interface LinkFieldProps {
  readonly label: string;
  readonly url: string;
  /** Text of the message before the address. */
  readonly message: string;
}

/** An address to share: to read, to copy, or directly in a message. */
export function LinkField({ label, url, message }: LinkFieldProps) {
  return (
    <div className={classes.field}>
      <TextInput
        readOnly
        aria-label={label}
        value={url}
        data-private
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.acts}>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button leftSection={<IconCopy size={16} stroke={1.6} />} onClick={copy}>
              {copied ? 'Copiato' : 'Copia'}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={whatsAppAddress(message, url)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandWhatsapp size={16} stroke={1.6} />}
        >
          Condividi su WhatsApp
        </Button>
      </div>
    </div>
  );
}
