export { applyChanges, type Conflict } from './apply.ts';
export { type Change, invert, ORDER, pathKey } from './change.ts';
export { diff } from './diff.ts';
export { asJson, isObject, type Json, type JsonObject, sameJson } from './json.ts';
export { mergeText } from './merge-text.ts';
