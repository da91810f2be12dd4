export type { Drawing } from './drawing.ts';
export { type ReadDxf, readDxf, type Unreadable } from './read-dxf.ts';
export { toPathData } from './to-path-data.ts';
