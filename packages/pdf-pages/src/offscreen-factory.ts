interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d', options?: object): unknown;
}

type Holder = { canvas: Canvas | null; context: unknown };

/** Canvases in a worker of a browser, where there is no document; undefined where pdfjs has its own way. */
export function offscreenFactory(): { readonly CanvasFactory: object } | Record<string, never> {
  const Offscreen = (globalThis as { OffscreenCanvas?: new (width: number, height: number) => Canvas })
    .OffscreenCanvas;
  if (!Offscreen) return {};
  return {
    CanvasFactory: class {
      create(width: number, height: number): Holder {
        const canvas = new Offscreen(width, height);
        return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
      }

      reset({ canvas }: Holder, width: number, height: number) {
        if (canvas) Object.assign(canvas, { width, height });
      }

      destroy(holder: Holder) {
        Object.assign(holder, { canvas: null, context: null });
      }
    },
  };
}
