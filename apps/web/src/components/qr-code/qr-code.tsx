import { encodeQR } from 'qr';
import { useMemo } from 'react';
import classes from './qr-code.module.css';

interface QrCodeProps {
  /** Text alternative. */
  readonly label: string;
  readonly text: string;
}

/** Blank modules around the code that cameras need (ISO/IEC 18004). */
const QUIET = 4;

/** Black on white in dark mode too: cameras read nothing else reliably. */
export function QrCode({ label, text }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border: QUIET });
    const cells = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size: rows.length, path: cells.join('') };
  }, [text]);
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-private>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
