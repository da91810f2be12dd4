import decode from 'qr/decode.js';

/** A chunk of its own, loaded when the scanner opens; the floor's worker stores it for use without a connection. */
export const decodeQR = ({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
}): string => decode({ width, height, data });
