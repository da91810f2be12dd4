export { documentOf } from './create-plain.ts';
export { newId } from './start-of.ts';
