import type { RegistryRow } from '../calls/registry-calls.ts';
import type { RecordForm, RecordTab, RegistryColumn, RegistryDefinition } from './registry-definition.ts';

/** The first tab holds the plain fields and is never about money alone. */
export const visibleTabs = ({ tabs }: RecordForm, hidesCosts: boolean): readonly RecordTab[] =>
  tabs.filter(({ cost = false }) => !(cost && hidesCosts));

/** The columns a user may see at all; which of them show is a matter of taste. */
export const allowedColumns = <Row extends RegistryRow>(
  { columns }: RegistryDefinition<Row>,
  hidesCosts: boolean,
): readonly RegistryColumn<Row>[] => (hidesCosts ? columns.filter(({ cost = false }) => !cost) : columns);
