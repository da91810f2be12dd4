import classes from './drawing.module.css';
import { Across, Chip, type DrawingProps, FeedArrow, Turning, Upright } from './drawing-parts.tsx';

const AXIS = 180;
const TOP = 66;
const BOTTOM = 150;

/** A block in section around a hole. */
function Block({ half, floor = BOTTOM }: { readonly half: number; readonly floor?: number }) {
  return (
    <path
      className={classes.stock}
      d={`M70 ${TOP}H${AXIS - half}V${floor}H${AXIS + half}V${TOP}H290V168H70z`}
    />
  );
}

const Axis = () => <path className={classes.axis} d={`M${AXIS} 2V174`} />;

export function DrillingDrawing({ label, feed }: DrawingProps) {
  const half = 24;
  return (
    <>
      <path
        className={classes.stock}
        d={`M70 ${TOP}H${AXIS - half}V128L${AXIS} 142L${AXIS + half} 128V${TOP}H290V168H70z`}
      />
      <path
        className={classes.removed}
        d={`M${AXIS - half} 110H${AXIS + half}V128L${AXIS} 142L${AXIS - half} 128z`}
      />
      <path
        className={classes.tool}
        d={`M${AXIS - half} 22H${AXIS + half}V106L${AXIS} 120L${AXIS - half} 106z`}
      />
      <path
        className={classes.edge}
        d={`M${AXIS - half} 44c16 6 32 14 48 30M${AXIS - half} 76c16 6 32 14 48 30M${AXIS - half} 106c12 0 20 6 24 14`}
      />
      <path className={classes.holder} d={`M${AXIS - 34} 4h68v18h-68z`} />
      <Chip x={AXIS - half - 2} y={TOP - 2} />
      <Turning x={AXIS + 56} y={16} />
      <Axis />
      <FeedArrow x={248} y={30} dy={28} label={feed} anchor="start" />
      <Upright from={TOP} to={128} at={304} edge={AXIS + half + 4} label={label('', 'depth')} />
      <Across from={AXIS - half} to={AXIS + half} at={162} label={label('ø', 'D')} />
    </>
  );
}

export function ReamingDrawing({ label, feed }: DrawingProps) {
  return (
    <>
      <Block half={22} />
      <path className={classes.removed} d="M152 66H158V150H152zM202 66H208V150H202z" />
      <path className={classes.tool} d="M152 26H208V110l-6 8H158l-6-8z" />
      <path className={classes.edge} d="M166 26V118M180 26V118M194 26V118" />
      <path className={classes.holder} d="M146 4h68v22h-68z" />
      <Turning x={238} y={16} />
      <Axis />
      <FeedArrow x={252} y={30} dy={28} label={feed} anchor="start" />
      <Upright from={TOP} to={BOTTOM} at={304} edge={292} label={label('', 'depth')} />
      <Across from={152} to={208} at={164} label={label('ø', 'D')} />
    </>
  );
}

/** Teeth down one flank of a tap or of a threaded hole. */
const teeth = (from: number, to: number, depth: number) =>
  Array.from({ length: Math.floor((to - from) / 8) }, () => `l${depth} 4 ${-depth} 4`).join('');

export function TappingDrawing({ label, feed }: DrawingProps) {
  return (
    <>
      <Block half={22} />
      <path
        className={classes.tool}
        d={`M158 58${teeth(58, 122, -6)}L168 130H192L202 122${'l6 -4 -6 -4'.repeat(8)}z`}
      />
      <path className={classes.holder} d="M166 4h28v54h-28z" />
      <path className={classes.edge} d={`M158 66${teeth(66, 114, -6)}M202 66${teeth(66, 114, 6)}`} />
      <Turning x={226} y={16} />
      <Axis />
      <FeedArrow x={252} y={26} dy={30} label={feed} anchor="start" />
      <Upright from={TOP} to={122} at={304} edge={210} label={label('', 'depth')} />
      <Upright from={82} to={90} at={130} edge={150} label={label('P', 'P')} side="left" />
      <Across from={152} to={208} at={164} label={label('ø', 'D')} />
    </>
  );
}

export function BoringDrawing({ label, feed }: DrawingProps) {
  return (
    <>
      <path className={classes.stock} d="M70 66H130V112H142V150H218V112H230V66H290V168H70z" />
      <path className={classes.removed} d="M130 112h12v38h-12zM218 112h12v38h-12z" />
      <path className={classes.holder} d="M150 4h48v102h-48z" />
      <path className={classes.tool} d="M198 94h26l6 18h-22z" />
      <Chip x={228} y={108} />
      <Turning x={230} y={18} />
      <Axis />
      <FeedArrow x={262} y={26} dy={28} label={feed} anchor="start" />
      <Across from={130} to={230} at={56} edge={64} label={label('ø', 'D')} />
      <Across from={218} to={230} at={164} edge={150} label={label('ap', 'ap')} />
      <Upright from={TOP} to={BOTTOM} at={304} edge={292} label={label('', 'depth')} />
    </>
  );
}

export function ThreadMillingDrawing({ label, feed }: DrawingProps) {
  return (
    <>
      <path
        className={classes.stock}
        d={`M70 66H124${teeth(66, 146, -6)}H236${'l6 -4 -6 -4'.repeat(10)}H290V168H70z`}
      />
      <path className={classes.holder} d="M142 4h36v50h-36z" />
      <path className={classes.tool} d={`M128 54H192${teeth(54, 118, 6)}H128${'l-6 -4 6 -4'.repeat(8)}z`} />
      <path className={classes.axis} d="M160 2V128" />
      <path className={classes.motion} d="M160 138c20 6 52 2 56-8m-8 2l8-2 3 8" />
      <Turning x={204} y={16} />
      <FeedArrow x={232} y={40} dx={34} label={feed} anchor="start" />
      <Across from={122} to={198} at={42} label={label('øc', 'Dc')} />
      <Across from={118} to={242} at={164} label={label('ø', 'D')} />
      <Upright from={66} to={146} at={304} edge={292} label={label('', 'depth')} />
    </>
  );
}
