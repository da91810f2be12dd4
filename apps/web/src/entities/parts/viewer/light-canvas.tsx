import { type PartModel, readLightModel } from '@truciolo/part';
import { useCallback, useMemo, useState } from 'react';
import PartCanvas from './part-canvas.tsx';

interface LightCanvasProps {
  readonly bytes: ArrayBuffer;
  readonly label: string;
  /** Shown where the browser or the file allows no drawing. */
  readonly failed: string;
}

const nothing = () => {};
const noPaint = new Map<number, string>();

/** A light model in 3D. The module is loaded on demand. */
export default function LightCanvas({ bytes, label, failed }: LightCanvasProps) {
  const model = useMemo<PartModel | null>(() => readLightModel(new Uint8Array(bytes)), [bytes]);
  const [canDraw, setCanDraw] = useState(true);
  const showFallback = useCallback(() => setCanDraw(false), []);
  if (!model || !canDraw) return <p>{failed}</p>;
  return (
    <PartCanvas
      model={model}
      label={label}
      solid={null}
      paint={noPaint}
      view="iso"
      section={null}
      isTransparent={false}
      isExploded={false}
      labels={[]}
      onPick={nothing}
      onFailed={showFallback}
    />
  );
}
