export { headingKey } from './heading-key.ts';
export {
  findHeadingRow,
  type HeadedColumn,
  type HeadingMatch,
  headingOf,
  type Mapping,
  matchHeadings,
} from './match-headings.ts';
