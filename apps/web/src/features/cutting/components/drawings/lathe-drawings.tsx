import classes from './drawing.module.css';
import { Across, Chip, Chuck, type DrawingProps, FeedArrow, Turning, Upright } from './drawing-parts.tsx';

const AXIS = 92;

const Axis = () => <path className={classes.axis} d={`M2 ${AXIS}H352`} />;

export function TurningDrawing({ label, feed }: DrawingProps) {
  return (
    <>
      <Chuck axis={AXIS} />
      <path className={classes.stock} d="M44 58H196V126H44z" />
      <path className={classes.stock} d="M196 68H284l4 3v42l-4 3H196z" />
      <path className={classes.removed} d="M196 58H288V68H196zM196 116H288V126H196z" />
      <path className={classes.tool} d="M196 68l5-26h24l-8 26z" />
      <path className={classes.holder} d="M201 42l3-28h40v28z" />
      <Chip x={193} y={58} />
      <FeedArrow x={180} y={34} dx={-38} label={feed} anchor="end" />
      <Axis />
      <Turning x={84} y={22} />
      <Upright from={58} to={126} at={116} label={label('ø', 'D')} />
      <Upright from={58} to={68} at={304} edge={290} label={label('ap', 'ap')} />
      <Across from={196} to={284} at={154} edge={128} label={label('L', 'L')} />
    </>
  );
}

export function FacingDrawing({ label, feed }: DrawingProps) {
  return (
    <>
      <Chuck axis={AXIS} />
      <path className={classes.stock} d="M44 44H206V140H44z" />
      <path className={classes.removed} d="M206 44h12v96h-12z" />
      <path className={classes.stock} d="M206 92h12v48h-12z" />
      <path className={classes.tool} d="M206 92l24-6v-20l-16 4z" />
      <path className={classes.holder} d="M230 62h56v28h-56z" />
      <Chip x={214} y={66} />
      <FeedArrow x={298} y={48} dy={36} label={feed} anchor="start" />
      <Axis />
      <Turning x={84} y={16} />
      <Upright from={44} to={140} at={120} label={label('ø', 'D')} />
      <Across from={206} to={218} at={164} edge={142} label={label('ap', 'ap')} />
    </>
  );
}

/** Crests of a thread from one abscissa to the other, either way; `depth` points into the material. */
function zigzag(from: number, to: number, y: number, depth: number): string {
  const step = to > from ? 10 : -10;
  const count = Math.floor((to - from) / step);
  const crest = (i: number) => `L${from + step * (i + 0.5)} ${y + depth}L${from + step * (i + 1)} ${y}`;
  return Array.from({ length: count }, (_, i) => crest(i)).join('');
}

export function ThreadTurningDrawing({ label, feed }: DrawingProps) {
  return (
    <>
      <Chuck axis={AXIS} />
      <path className={classes.stock} d="M44 60H150V124H44z" />
      <path
        className={classes.stock}
        d={`M150 64${zigzag(150, 300, 64, 9)}V120${zigzag(300, 150, 120, -9)}z`}
      />
      <path className={classes.tool} d="M235 73l-7-17v-12h14v12z" />
      <path className={classes.holder} d="M218 16h34v28h-34z" />
      <FeedArrow x={206} y={34} dx={-38} label={feed} anchor="end" />
      <Axis />
      <Turning x={84} y={22} />
      <Upright from={60} to={124} at={112} label={label('ø', 'D')} />
      <Across from={280} to={290} at={44} edge={62} label={label('P', 'P')} />
      <Across from={150} to={300} at={154} edge={124} label={label('L', 'L')} />
    </>
  );
}

export function PartingDrawing({ label, feed }: DrawingProps) {
  return (
    <>
      <Chuck axis={AXIS} />
      <path className={classes.stock} d="M44 52H198V132H44z" />
      <path className={classes.stock} d="M212 52h76v80h-76z" />
      <path className={classes.stock} d="M198 80h14v52h-14z" />
      <path className={classes.removed} d="M198 52h14v28h-14z" />
      <path className={classes.tool} d="M198 80V22h14v58z" />
      <path className={classes.holder} d="M188 4h34v18h-34z" />
      <FeedArrow x={236} y={8} dy={32} label={feed} anchor="start" />
      <Axis />
      <Turning x={84} y={20} />
      <Upright from={52} to={132} at={116} label={label('ø', 'D')} />
      <Upright from={80} to={104} at={262} edge={214} label={label('ø', 'd')} />
      <Across from={198} to={212} at={160} edge={134} label={label('b', 'b')} />
    </>
  );
}
