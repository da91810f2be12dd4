declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Recognition {
    /** `settings` is a file for those that count only at the start. */
    Init(folder: string | null, languages: string, engine: number, settings: string): number;
    SetVariable(name: string, value: string): void;
    /** Reads the file `/input`. The answer is 1 for a picture that it cannot read. */
    SetImageFile(exif: number, angle: number): number;
    SetRectangle(left: number, top: number, width: number, height: number): void;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
    End(): void;
  }
  interface Engine {
    readonly FS: { writeFile(path: string, content: Uint8Array | string): void; unlink(path: string): void };
    readonly TessBaseAPI: new () => Recognition;
  }
  const start: (given: {
    readonly wasmBinary: Uint8Array;
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
  }) => Promise<Engine>;
  export default start;
}
