export { fileKind } from './file/file-kind.ts';
export { readTable } from './file/read-table.ts';
export { Refusal } from './file/refusal.ts';
