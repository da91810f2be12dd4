export { type AnalysisListener, analyseFile, type FileOutcome, lightenFile } from './analyse-file.ts';
export { detectFormat } from './detect-format.ts';
export { liveHandles } from './kernel/handle-scope.ts';
export type { KernelSource } from './kernel/open-kernel.ts';
export { PartFileError, type PartFileErrorCode } from './part-file-error.ts';
export { MAX_FILE_BYTES, MAX_SECONDS, MAX_SOLIDS, type ReadOptions, readPart } from './read-part.ts';
export { warmUp } from './warm-up.ts';
