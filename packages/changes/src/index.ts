export { type Applied, applyChanges, type Conflict } from './apply.ts';
export { type Change, invert, ORDER, pathKey } from './change.ts';
export { diff } from './diff.ts';
export { type Entry, isObject, type Json, type JsonObject, sameJson } from './json.ts';
export { mergeText } from './merge-text.ts';
