import { Button } from '@mantine/core';
import { IconShieldCheck, IconUpload } from '@tabler/icons-react';
import { PartDrawing } from './part-drawing.tsx';
import classes from './start.module.css';

interface StartPanelProps {
  readonly onPick: () => void;
  readonly onExample: () => void;
}

/** The empty page: what it does, and how to begin. */
export function StartPanel({ onPick, onExample }: StartPanelProps) {
  return (
    <div className={classes.start}>
      <div className={classes.drop}>
        <PartDrawing />
        <h2 className={classes.title}>Trascina qui un modello 3D</h2>
        <p className={classes.lead}>
          Volume, grezzo, fori, filettature possibili, tasche, prese e un ciclo con i tempi delle tue
          macchine. STEP e BREP con la geometria esatta; di un STL si leggono le sole misure. Anche più file
          insieme.
        </p>
        <div className={classes.buttons}>
          <Button variant="filled" leftSection={<IconUpload size={16} stroke={1.6} />} onClick={onPick}>
            Scegli il modello
          </Button>
          <Button onClick={onExample}>Prova con un esempio</Button>
        </div>
        <p className={classes.privacy}>
          <IconShieldCheck size={16} stroke={1.6} aria-hidden="true" />
          Il modello resta nel tuo browser: parte solo se lo alleghi a un preventivo.
        </p>
      </div>
      <p className={classes.licence}>
        Geometria letta con Open CASCADE Technology,{' '}
        <a href="/assets/replicad-opencascadejs-LICENSE.txt" target="_blank" rel="noreferrer">
          licenza LGPL 2.1
        </a>
        .
      </p>
    </div>
  );
}
