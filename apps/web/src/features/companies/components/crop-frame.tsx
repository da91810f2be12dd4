import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import { type CropRect, dragCrop, type Grip } from '../crop-rect.ts';
import classes from './crop-frame.module.css';

interface CropFrameProps {
  readonly src: string;
  readonly rect: CropRect;
  readonly onChange: (rect: CropRect) => void;
  readonly imageRef: Ref<HTMLImageElement>;
  readonly onBroken: () => void;
}

const grips: readonly (readonly [grip: Grip, label: string])[] = [
  ['move', 'Sposta il ritaglio'],
  ['top-left', 'Angolo in alto a sinistra'],
  ['top-right', 'Angolo in alto a destra'],
  ['bottom-left', 'Angolo in basso a sinistra'],
  ['bottom-right', 'Angolo in basso a destra'],
];

/** Share of the picture that one arrow key moves; five times as much with Shift. */
const STEP = 0.01;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The picture with a rectangle on it, moved by pointer or by arrow keys. */
export function CropFrame({ src, rect, onChange, imageRef, onBroken }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);

  const drag = (grip: Grip) => (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons !== 1 || !frame.current) return;
    const { width, height } = frame.current.getBoundingClientRect();
    onChange(dragCrop(rect, grip, event.movementX / width, event.movementY / height));
  };
  const press = (grip: Grip) => (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    const factor = event.shiftKey ? 5 : 1;
    onChange(dragCrop(rect, grip, step[0] * factor, step[1] * factor));
  };

  const box = {
    left: `${rect.x * 100}%`,
    top: `${rect.y * 100}%`,
    width: `${rect.width * 100}%`,
    height: `${rect.height * 100}%`,
  };
  return (
    <div className={classes.stage}>
      <div className={classes.frame} ref={frame}>
        <img ref={imageRef} src={src} alt="Logo da ritagliare" onError={onBroken} draggable={false} />
        <div className={classes.box} style={box}>
          {grips.map(([grip, label]) => (
            <button
              key={grip}
              type="button"
              className={classes.grip}
              data-grip={grip}
              aria-label={label}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag(grip)}
              onKeyDown={press(grip)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
