type Picture = Pick<ImageData, 'width' | 'height' | 'data'>;

/** Reads the code in one frame; null where there is none. */
type CodeReader = (frame: HTMLCanvasElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Reads the pixels with our own copy of the decoder, which comes with the page. */
export async function decodePicture(picture: Picture): Promise<string | null> {
  const { decodeQR } = await import('./decode-qr.ts');
  try {
    return decodeQR(picture);
  } catch {
    // The decoder throws where it sees no code.
    return null;
  }
}

const byLibrary: CodeReader = async (frame) => {
  const pixels = frame.getContext('2d')?.getImageData(0, 0, frame.width, frame.height);
  return pixels ? decodePicture(pixels) : null;
};

/** The reader of the browser where it knows QR codes, which is faster; else the library. */
export async function openReader(): Promise<CodeReader> {
  const { BarcodeDetector: Known } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats: readonly string[] = (await Known?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Known || !formats.includes('qr_code')) return byLibrary;
  const detector = new Known({ formats: ['qr_code'] });
  return async (frame) => {
    const [first] = await detector.detect(frame);
    return first?.rawValue ?? null;
  };
}
