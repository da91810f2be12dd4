import { dashboardDays, isGuid } from '@truciolo/contract';
import { useSearchParams } from 'react-router';
import type { DashboardWish } from './api/dashboard-query.ts';

/** Period and person, kept in the address. */
export function useWish(): [DashboardWish, (wish: DashboardWish) => void] {
  const [search, setSearch] = useSearchParams();
  const owner = search.get('owner') ?? '';
  const wish: DashboardWish = {
    days: dashboardDays.find((days) => days === search.get('days')) ?? '90',
    owner: isGuid(owner) ? owner : '',
  };
  const change = ({ days, owner: who }: DashboardWish) =>
    setSearch({ ...(days !== '90' && { days }), ...(who !== '' && { owner: who }) }, { replace: true });
  return [wish, change];
}
