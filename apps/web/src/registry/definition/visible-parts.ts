import type { RecordTab, RegistryColumn } from './registry-definition.ts';

/** The first tab holds the plain fields and is never about money alone. */
export const visibleTabs = (tabs: readonly RecordTab[], hidesCosts: boolean): readonly RecordTab[] =>
  tabs.filter(({ cost = false }) => !(cost && hidesCosts));

/** The columns a user may see at all; which of them show is a matter of taste. */
export const allowedColumns = <Row>(
  columns: readonly RegistryColumn<Row>[],
  hidesCosts: boolean,
): readonly RegistryColumn<Row>[] => (hidesCosts ? columns.filter(({ cost = false }) => !cost) : columns);
