import { profileSvgPath, type ThreadData, threadProfile } from '@truciolo/threads';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import classes from './threads.module.css';

const TURNS = 4;
/** Drawing units for a millimetre are chosen so that the text keeps its size for every pitch. */
const WIDTH = 440;
/** Height of the drawn band at most, and the margin around it. */
const MAX_BAND = 200;
const EDGE = 4;
const TEXT = 11;

interface Dimension {
  readonly label: string;
  readonly radius: number;
  readonly side: 'left' | 'right';
}

const labelled = (name: string, diameter: number) => `${name} ${formatDecimal(diameter, 3)}`;

function dimensionsOf({ basic }: ThreadData): Dimension[] {
  const list: Dimension[] = [
    { label: labelled('ø', basic.major), radius: basic.major / 2, side: 'left' },
    { label: labelled('D2', basic.D2), radius: basic.D2 / 2, side: 'right' },
    { label: labelled('D1', basic.D1), radius: basic.D1 / 2, side: 'left' },
  ];
  if (basic.d3 !== null) list.push({ label: labelled('d3', basic.d3), radius: basic.d3 / 2, side: 'right' });
  return list;
}

/** The section of bolt and nut, to scale: the flanks touch, the gaps at crest and root are the real ones. */
export function ProfileDrawing({ data }: { readonly data: ThreadData }) {
  const { external, internal, length } = threadProfile(data, TURNS);
  const scale = (WIDTH - 170) / length;
  const reach = 1.5 * data.basic.externalDepth;
  const middle = data.basic.D2 / 2;
  // Only the band around the thread is drawn: the bolt's core and the nut's body go on out of the picture.
  const top = middle + reach;
  const bottom = middle - reach;
  const fit = Math.min(scale, MAX_BAND / (top - bottom));
  const height = (top - bottom) * fit + 2 * EDGE;
  const x0 = (WIDTH - length * fit) / 2;
  const y = (radius: number) => EDGE + (top - radius) * fit;
  const close = (path: string, radius: number) => `${path}L${length} ${-radius}L0 ${-radius}Z`;
  const { rising, falling } = data.form.flanks;
  const angle = rising === falling ? `${data.flankAngle}°` : `${falling}° e ${rising}°`;
  const transform = `translate(${x0} ${EDGE + top * fit}) scale(${fit})`;

  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`Profilo di ${data.designation} in scala, angolo ${angle}, passo ${formatDecimal(data.pitch, 3)} millimetri`}
    >
      <g transform={transform}>
        <path className={classes.nut} d={close(profileSvgPath(internal), top)} />
        {external ? <path className={classes.bolt} d={close(profileSvgPath(external), bottom)} /> : null}
      </g>
      {dimensionsOf(data).map(({ label, radius, side }) => {
        const isLeft = side === 'left';
        const line = isLeft ? [x0 - 8, x0 + length * fit] : [x0, x0 + length * fit + 8];
        return (
          <g key={label}>
            <line className={classes.dimension} x1={line[0]} x2={line[1]} y1={y(radius)} y2={y(radius)} />
            <text
              className={classes.dimensionText}
              fontSize={TEXT}
              x={isLeft ? x0 - 12 : x0 + length * fit + 12}
              y={y(radius) + 4}
              textAnchor={isLeft ? 'end' : 'start'}
            >
              {label}
            </text>
          </g>
        );
      })}
      <text className={classes.part} fontSize={TEXT} x={WIDTH / 2} y={EDGE + 18} textAnchor="middle">
        madrevite
      </text>
      <text className={classes.part} fontSize={TEXT} x={WIDTH / 2} y={height - EDGE - 10} textAnchor="middle">
        {external ? 'vite' : 'inserto'} · P {formatDecimal(data.pitch, 3)} · {angle}
      </text>
    </svg>
  );
}
