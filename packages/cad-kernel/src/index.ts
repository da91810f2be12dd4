export { analyseFile, type FileOutcome, lightenFile } from './analyse-file.ts';
export type { KernelSource } from './kernel/open-kernel.ts';
export { PartFileError, type PartFileErrorCode } from './part-file-error.ts';
export { MAX_FILE_BYTES, MAX_SECONDS } from './read-part.ts';
export { warmUp } from './warm-up.ts';
