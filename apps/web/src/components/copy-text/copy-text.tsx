import { Button, CopyButton, Textarea } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import classes from './copy-text.module.css';

interface CopyTextProps {
  /** Label for screen readers: "Chiave API". */
  readonly label: string;
  readonly text: string;
}

/** A text to copy: a key, a command, a small program. */
export function CopyText({ label, text }: CopyTextProps) {
  return (
    <div className={classes.frame}>
      <Textarea
        readOnly
        autosize
        maxRows={16}
        aria-label={label}
        value={text}
        spellCheck={false}
        data-private
        classNames={{ root: classes.root, input: classes.text }}
      />
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button
            size="xs"
            leftSection={<IconCopy size={14} stroke={1.6} />}
            onClick={copy}
            aria-label={`Copia: ${label}`}
          >
            {copied ? 'Copiato' : 'Copia'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
