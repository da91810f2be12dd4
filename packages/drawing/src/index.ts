export { hasOutlinedBlock } from './block/outlined-block.ts';
export { type SheetZones, zoneAt, zonesOf } from './lines/sheet-zones.ts';
export { withRecognised } from './outlined/with-recognised.ts';
export type { DrawingPage, DrawnPath, Place, RunSource, TextRun } from './page/page.ts';
export { hasText, readDrawing } from './read-drawing.ts';
export type * from './reading.ts';
