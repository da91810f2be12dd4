import type { MillingKind } from '@truciolo/cutting';
import classes from './drawing.module.css';
import { Across, Chip, type DrawingProps, FeedArrow, Turning, Upright } from './drawing-parts.tsx';

interface Scene {
  /** Outline of the workpiece with the step already cut. */
  readonly work: string;
  readonly removed: string;
  /** Cutter: left and right edge, bottom. */
  readonly cutter: readonly [left: number, right: number, bottom: number];
  readonly ap: readonly [top: number, bottom: number, at: number, edge: number];
  readonly ae: readonly [from: number, to: number] | null;
}

const scenes: Record<MillingKind, Scene> = {
  face: {
    work: 'M112 106H248V148H112z',
    removed: 'M112 92H248V106H112z',
    cutter: [92, 268, 106],
    ap: [92, 106, 296, 250],
    ae: [112, 248],
  },
  shoulder: {
    work: 'M76 66H192V122H232V148H76z',
    removed: 'M192 66H232V122H192z',
    cutter: [192, 276, 122],
    ap: [66, 122, 58, 74],
    ae: [192, 232],
  },
  slot: {
    work: 'M76 78H144V118H216V78H284V148H76z',
    removed: 'M144 78H216V118H144z',
    cutter: [144, 216, 118],
    ap: [78, 118, 302, 286],
    ae: null,
  },
};

/** Seen along the feed: the cutter comes towards the reader. */
export function MillingDrawing({ label, feed, kind }: DrawingProps & { readonly kind: MillingKind }) {
  const { work, removed, cutter, ap, ae } = scenes[kind];
  const [left, right, bottom] = cutter;
  const axis = (left + right) / 2;
  const flutes = [0.25, 0.5, 0.75].map((share) => left + (right - left) * share);
  const top = kind === 'face' ? 66 : 40;
  return (
    <>
      <path className={classes.stock} d={work} />
      <path className={classes.removed} d={removed} />
      <path className={classes.holder} d={`M${axis - 16} 10h32V${top}h-32z`} />
      <path
        className={classes.tool}
        d={
          kind === 'face'
            ? `M${left + 14} ${top}H${right - 14}L${right} ${bottom - 12}L${right - 12} ${bottom}H${left + 12}L${left} ${bottom - 12}z`
            : `M${left} ${top}H${right}V${bottom}H${left}z`
        }
        fillOpacity={0.82}
      />
      {flutes.map((x) => (
        <path
          key={x}
          className={classes.edge}
          d={`M${x - 5} ${bottom}L${x + 5} ${top}`}
          strokeOpacity={0.5}
        />
      ))}
      <path className={classes.axis} d={`M${axis} 2V${bottom + 10}`} />
      <Turning x={axis + 44} y={20} />
      <Chip x={kind === 'face' ? 112 : left - 2} y={bottom - 20} />
      <Upright
        from={ap[0]}
        to={ap[1]}
        at={ap[2]}
        edge={ap[3]}
        label={label('ap', 'ap')}
        side={ap[2] < 100 ? 'left' : 'right'}
      />
      {ae ? <Across from={ae[0]} to={ae[1]} at={168} edge={150} label={label('ae', 'ae')} /> : null}
      <Across from={left} to={right} at={kind === 'face' ? 58 : 36} label={label('ø', 'D')} />
      <FeedArrow x={30} y={30} dx={34} label={feed} anchor="start" />
    </>
  );
}
