/** pdfjs publishes no types for its worker; only the module as a whole is handed on. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown;
}
