import { Button, CopyButton } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import classes from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

const fileText = (codes: readonly string[]): string =>
  ['Codici di recupero di Truciolo. Ognuno vale una volta sola.', '', ...codes, ''].join('\r\n');

/** The only time they are seen. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className={classes.form}>
      <NoteBar tone="warn">
        Metti da parte questi codici adesso: non si potranno più rivedere. Ognuno apre una volta, quando il
        telefono non c’è.
      </NoteBar>
      <ul className={classes.codes} aria-label="Codici di recupero" data-private>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.acts}>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button leftSection={<IconCopy size={16} stroke={1.6} aria-hidden="true" />} onClick={copy}>
              {copied ? 'Copiati' : 'Copia'}
            </Button>
          )}
        </CopyButton>
        <Button
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => saveFile('codici-di-recupero-truciolo.txt', fileText(codes), 'text/plain')}
        >
          Scarica
        </Button>
        <Button variant="filled" onClick={onDone}>
          Li ho messi da parte
        </Button>
      </div>
    </div>
  );
}
