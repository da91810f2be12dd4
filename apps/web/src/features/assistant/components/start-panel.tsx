import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { DropStart } from '../../../components/drop-start/drop-start.tsx';
import { PartDrawing } from './part-drawing.tsx';
import classes from './start.module.css';

interface StartPanelProps {
  readonly onPick: () => void;
  readonly onExample: () => void;
}

export function StartPanel({ onPick, onExample }: StartPanelProps) {
  return (
    <DropStart
      drawing={<PartDrawing />}
      title="Trascina qui un modello 3D"
      lead="Volume, grezzo, fori, filettature possibili, tasche, prese e un ciclo con i tempi delle tue macchine. STEP, IGES e BREP con la geometria esatta; di un STL si leggono le sole misure. Anche più file insieme."
      buttons={
        <>
          <Button variant="filled" leftSection={<IconUpload size={16} stroke={1.6} />} onClick={onPick}>
            Scegli il modello
          </Button>
          <Button onClick={onExample}>Prova con un esempio</Button>
        </>
      }
      privacy="Il modello resta nel tuo browser: parte solo se lo alleghi a un preventivo."
    >
      <p className={classes.licence}>
        Geometria letta con Open CASCADE Technology,{' '}
        <a href="/assets/replicad-opencascadejs-LICENSE.txt" target="_blank" rel="noreferrer">
          licenza LGPL 2.1
        </a>
        ; IGES con{' '}
        <a href="/assets/bitbybit-dev-occt-LICENSE.txt" target="_blank" rel="noreferrer">
          @bitbybit-dev/occt
        </a>
        .
      </p>
    </DropStart>
  );
}
