import { Button } from '@mantine/core';
import { IconCube } from '@tabler/icons-react';
import { capabilities, type QuoteFile } from '@truciolo/contract';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { pages } from '../../../lib/pages.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { decodeText } from './decode-text.ts';
import classes from './preview.module.css';
import { readStepHeader } from './step-header.ts';

interface ModelPreviewProps {
  readonly file: QuoteFile;
  readonly bytes: ArrayBuffer;
}

/** Header data of a STEP file, and a link to the solid in the 3D assistant. */
export function ModelPreview({ file, bytes }: ModelPreviewProps) {
  const mayAnalyse = hasCapability(useSessionUser().capabilities, [capabilities.assistant3d]);
  const isStep = file.kind === 'step';
  const header = useMemo(() => (isStep ? readStepHeader(decodeText(bytes)) : null), [bytes, isStep]);
  const rows: readonly (readonly [string, string])[] = [
    ['Pezzo', header?.products.join(', ') ?? ''],
    ['Schema', header?.schema ?? ''],
    ['Scritto da', header?.system ?? ''],
    ['Nome nel file', header?.name ?? ''],
  ];
  return (
    <div className={classes.words}>
      {isStep ? (
        <dl className={classes.facts}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || '—'}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {mayAnalyse ? (
        <Button
          component={Link}
          to={pages.assistant}
          state={{ attached: file }}
          leftSection={<IconCube size={16} stroke={1.6} />}
        >
          Apri nel 3D Assistant
        </Button>
      ) : (
        <p>
          La vista 3D e l’analisi del modello sono nel 3D Assistant: chiedi al responsabile di abilitarti.
        </p>
      )}
    </div>
  );
}
