import type { AxisDirection } from './axis-directions.ts';
import { type CubeFace, cubeFaces } from './cube-faces.ts';
import classes from './view-cube.module.css';

interface ViewCubeProps {
  readonly axes: readonly AxisDirection[];
  /** Looks at the part from this side. */
  readonly onLook: (from: CubeFace['from']) => void;
  /** Words of the sides for readers of other languages. */
  readonly textOf?: SideText;
}

/** Label on a side of the cube, and the sentence of its button. */
export type SideText = (side: Pick<CubeFace, 'label' | 'name'>) => {
  readonly label: string;
  readonly look: string;
};

const italian: SideText = ({ label, name }) => ({ label, look: `Guarda ${name}` });

/** A small cube that turns with the part; pressing one of its sides looks at the part from there. */
export function ViewCube({ axes, onLook, textOf = italian }: ViewCubeProps) {
  const faces = cubeFaces(axes).map((face) => ({ ...face, ...textOf(face) }));
  return (
    <div className={classes.cube}>
      <svg viewBox="-46 -46 92 92" aria-hidden="true">
        {faces.map(({ label, outline, matrix, shade }) => (
          <g key={label} data-shade={shade}>
            <polygon points={outline} />
            <text transform={matrix} textAnchor="middle" dominantBaseline="central">
              {label}
            </text>
          </g>
        ))}
      </svg>
      {faces.map(({ label, look, from, centre }) => (
        <button
          key={label}
          type="button"
          aria-label={look}
          title={look}
          style={{ left: `${50 + centre[0]}%`, top: `${50 + centre[1]}%` }}
          // The cube lies over the picture, which would turn or choose a face.
          onPointerDown={(event) => event.stopPropagation()}
          onPointerUp={(event) => event.stopPropagation()}
          onClick={() => onLook(from)}
        />
      ))}
    </div>
  );
}
