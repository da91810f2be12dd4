export { preparePosition } from './engine/prepare-position.ts';
