import { useQuery } from '@tanstack/react-query';
import { licencesQuery } from '../../features/licences/api/supplier-licences.ts';
import { UsagePage } from '../../features/usage/pages/usage-page.tsx';

/** The statistics, with the names of the companies to choose from. */
export function UsageRoute() {
  return <UsagePage companies={useQuery(licencesQuery).data?.rows ?? []} />;
}
