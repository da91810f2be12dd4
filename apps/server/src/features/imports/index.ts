export { fileKind } from './file/file-kind.ts';
export { Refusal } from './file/refusal.ts';
