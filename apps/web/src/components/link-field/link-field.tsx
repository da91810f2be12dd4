import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import classes from './link-field.module.css';
import { whatsAppAddress } from './whatsapp-address.ts';

interface LinkFieldProps {
  readonly label: string;
  readonly url: string;
  /** Text of the message before the address. */
  readonly message: string;
  /** The address takes the focus: the button that made it is gone. */
  readonly takesFocus?: boolean;
}

/** An address to hand over: whole to read, to copy, or straight into a message. */
export function LinkField({ label, url, message, takesFocus = false }: LinkFieldProps) {
  return (
    <div className={classes.field}>
      <TextInput
        readOnly
        autoFocus={takesFocus}
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
