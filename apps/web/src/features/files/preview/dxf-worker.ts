import { readDxf } from '@truciolo/dxf';
import { decodeText } from './decode-text.ts';

/** One drawing for each worker; the page ends the worker to cancel. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => self.postMessage(readDxf(decodeText(data)));
