export { askedPhases, impliedBy } from './asked-phases.ts';
export { mergeField } from './merge-field.ts';
export { mergeModel } from './merge-model.ts';
export { type PageSizes, sizesOf } from './merge-part.ts';
export { otherPositions, type ReadFile, readPosition } from './read-position.ts';
export { sameMeaning } from './same-meaning.ts';
