export { countOf } from '@truciolo/number-text';
