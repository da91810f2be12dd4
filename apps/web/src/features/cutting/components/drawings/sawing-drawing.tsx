import classes from './drawing.module.css';
import { Across, type DrawingProps, FeedArrow, Upright } from './drawing-parts.tsx';

function Bar({ label, shape }: Pick<DrawingProps, 'label'> & { readonly shape: string }) {
  if (shape === 'rectangle')
    return (
      <>
        <rect className={classes.stock} x="110" y="72" width="140" height="76" />
        <Across from={110} to={250} at={168} edge={150} label={label('', 'width')} />
        <Upright from={72} to={148} at={300} edge={252} label={label('', 'height')} />
      </>
    );
  return (
    <>
      <circle className={classes.stock} cx="180" cy="106" r="46" />
      {shape === 'tube' ? (
        <>
          <circle cx="180" cy="106" r="32" fill="var(--panel)" stroke="var(--dr-edge)" strokeWidth="1.2" />
          <Across from={134} to={148} at={110} label={label('', 'wall')} />
        </>
      ) : null}
      <Across from={134} to={226} at={170} edge={110} label={label('ø', 'D')} />
    </>
  );
}

/** The section of the bar under the blade. */
export function SawingDrawing({ label, feed, shape }: DrawingProps & { readonly shape: string }) {
  const [left, right] = shape === 'rectangle' ? [110, 250] : [134, 226];
  const teeth = Array.from({ length: 28 }, () => 'l5 7 5 -7').join('');
  return (
    <>
      <Bar label={label} shape={shape} />
      <path className={classes.holder} d={`M${left - 26} 98h26v40h-26zM${right} 98h26v40h-26z`} />
      <path className={classes.tool} d={`M40 56V76${teeth}V56z`} />
      <FeedArrow x={312} y={14} dy={32} label={feed} anchor="end" />
      <FeedArrow x={70} y={44} dx={-34} />
    </>
  );
}
