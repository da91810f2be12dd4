import { lazy, Suspense } from 'react';
import classes from './preview.module.css';

const LightCanvas = lazy(() => import('../../../entities/parts/viewer/light-canvas.tsx'));

/** The light model as the customer sees it. */
export function MeshPreview({ bytes, name }: { readonly bytes: ArrayBuffer; readonly name: string }) {
  return (
    <div className={classes.mesh}>
      <Suspense fallback={<p className={classes.words}>Apro il file…</p>}>
        <LightCanvas
          bytes={bytes}
          label={`Modello 3D di ${name}: trascina o premi le frecce per ruotare`}
          failed="Il modello 3D non si apre in questo browser."
        />
      </Suspense>
    </div>
  );
}
