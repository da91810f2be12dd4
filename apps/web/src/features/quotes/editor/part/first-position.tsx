import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { CutDrawing } from '../../../../components/states/cut-drawing.tsx';
import { usePositionActs } from '../positions/use-position-acts.tsx';
import { useReadOnly } from '../state/use-editor.ts';
import classes from './part.module.css';

const TemplatesDialog = lazy(() => import('../dialogs/templates-dialog.tsx'));

/** An empty quote: the next steps, in three lines and one button. */
export function FirstPosition() {
  const { add } = usePositionActs();
  const readOnly = useReadOnly();
  const [isOpen, setOpen] = useState(false);
  if (readOnly) return <p className={classes.empty}>Questo preventivo non ha posizioni.</p>;
  return (
    <div className={classes.empty}>
      <CutDrawing />
      <p>Un preventivo è fatto di posizioni: un pezzo, le sue quantità, il grezzo e le lavorazioni.</p>
      <ol className={classes.steps}>
        <li>
          <span>1</span> Aggiungi il primo pezzo: parte da una barra tonda e da una fase al tornio.
        </li>
        <li>
          <span>2</span> Scegli il materiale, scrivi diametro, lunghezza e tempo ciclo.
        </li>
        <li>
          <span>3</span> Il prezzo appare subito per ogni quantità; si salva tutto da solo.
        </li>
      </ol>
      <div className={classes.starts}>
        <Button variant="filled" data-field="description" onClick={add}>
          Aggiungi il primo pezzo
        </Button>
        <Button onClick={() => setOpen(true)}>Da un modello</Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <TemplatesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
