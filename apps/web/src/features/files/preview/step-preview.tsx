import { useMemo } from 'react';
import { decodeText } from './decode-text.ts';
import classes from './preview.module.css';
import { readStepHeader } from './step-header.ts';

/** What the file says of itself; the solid is a matter of the 3D assistant. */
export function StepPreview({ bytes }: { readonly bytes: ArrayBuffer }) {
  const header = useMemo(() => readStepHeader(decodeText(bytes)), [bytes]);
  const rows: readonly (readonly [string, string])[] = [
    ['Pezzo', header?.products.join(', ') ?? ''],
    ['Schema', header?.schema ?? ''],
    ['Scritto da', header?.system ?? ''],
    ['Nome nel file', header?.name ?? ''],
  ];
  return (
    <div className={classes.words}>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <p>La vista 3D del modello arriva con il 3D Assistant; per ora si può scaricare e aprire nel CAD.</p>
    </div>
  );
}
