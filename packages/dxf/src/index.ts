export type { Bounds } from './bounds.ts';
export type { Drawing, DrawnText, Line } from './drawing.ts';
export { type ReadDxf, readDxf, type Unreadable } from './read-dxf.ts';
export { toPathData } from './to-path-data.ts';
