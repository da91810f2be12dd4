export { hasOutlinedBlock } from './block/outlined-block.ts';
export { type SheetZones, zoneAt, zonesOf } from './lines/sheet-zones.ts';
export type { DrawingPage, DrawnPath, Place, RunSource, TextRun } from './page/page.ts';
export { withRecognised } from './page/with-recognised.ts';
export { hasText, readDrawing } from './read-drawing.ts';
export type * from './reading.ts';
