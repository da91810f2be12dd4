import { type Drawing, type ReadDxf, toPathData, type Unreadable } from '@truciolo/dxf';
import { useEffect, useMemo, useState } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import classes from './preview.module.css';
import { readDrawing } from './read-drawing.ts';

const reasons: Readonly<Record<Unreadable, string>> = {
  binary: 'È un DXF binario: per vederlo qui salvalo dal CAD come DXF ASCII.',
  'not-dxf': 'Il file è rovinato o incompleto: non si legge come disegno DXF.',
  empty: 'Nel disegno non c’è nulla da mostrare: solo elementi 3D, nascosti o nello spazio carta.',
  'too-large': 'Il disegno è troppo grande per l’anteprima: scaricalo e aprilo nel CAD.',
};

/** Air around the drawing, as a share of its longer side. */
const AIR = 0.03;

function Picture({ drawing, name }: { readonly drawing: Drawing; readonly name: string }) {
  const { lines, texts, bounds } = drawing;
  const [edges, annotations] = useMemo(
    () =>
      (['edge', 'annotation'] as const).map((role) => toPathData(lines.filter((line) => line.role === role))),
    [lines],
  );
  const [width, height] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
  const air = Math.max(width, height, 1) * AIR;
  const box = [bounds.minX - air, -bounds.maxY - air, width + 2 * air, height + 2 * air];
  return (
    <svg className={classes.drawing} viewBox={box.join(' ')} role="img" aria-label={`Disegno ${name}`}>
      <path d={annotations} data-role="annotation" />
      <path d={edges} data-role="edge" />
      {texts.map(({ at, height: size, angle, align, text }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a file that was read once never move
          key={index}
          fontSize={size}
          textAnchor={align}
          transform={`translate(${at.x} ${-at.y}) rotate(${-angle})`}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A drawing in the plane, with its size. */
export function DxfPreview({ bytes, name }: { readonly bytes: ArrayBuffer; readonly name: string }) {
  const [result, setResult] = useState<ReadDxf | null>(null);
  useEffect(() => {
    setResult(null);
    return readDrawing(bytes, setResult);
  }, [bytes]);
  if (!result) {
    return (
      <p className={classes.words} role="status">
        Leggo il disegno…
      </p>
    );
  }
  if (result.kind === 'unreadable') {
    return (
      <div className={classes.words}>
        <NoteBar tone="warn">{reasons[result.reason]}</NoteBar>
      </div>
    );
  }
  const { size, unit, skipped } = result.drawing;
  const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  const remarks = [
    ...(unit === null ? ['unità non dichiarata, letta come mm'] : []),
    ...(unit === null || unit === 'mm' ? [] : [`disegnato in ${unit}`]),
    ...(left > 0 ? [countOf(left, 'elemento non mostrato', 'elementi non mostrati')] : []),
  ];
  return (
    <>
      <p className={classes.size}>
        <b>
          {formatDecimal(size.width, 2)} × {formatDecimal(size.height, 2)} mm
        </b>
        <span>{remarks.join(' · ')}</span>
      </p>
      <Picture drawing={result.drawing} name={name} />
    </>
  );
}
