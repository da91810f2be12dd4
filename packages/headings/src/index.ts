export { headingKey } from './heading-key.ts';
export {
  findHeadingRow,
  type HeadedColumn,
  type HeadingMatch,
  type Mapping,
  matchHeadings,
} from './match-headings.ts';
