import type { CompanyLicence } from '@truciolo/contract';
import { supplierLicences } from '@truciolo/contract';
import { asSupplier } from '../../../platform/as-supplier.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { searchKey } from '../../../platform/registry/search-key.ts';
import { listCompanyLicences } from './companies-repository.ts';
import { presentLicence } from './presenter.ts';

/** Those that end soon come first, the nearest on top; the others keep the order of their names. */
function soonestFirst(a: CompanyLicence, b: CompanyLicence): number {
  const soon = (row: CompanyLicence) => (row.state === 'expiring' ? (row.expiresAt ?? '') : null);
  const [one, other] = [soon(a), soon(b)];
  if (one !== null && other !== null) return one.localeCompare(other);
  return one === other ? 0 : one !== null ? -1 : 1;
}

export const listLicences = endpoint(supplierLicences.list, async (context, { query }) => {
  const now = context.clock();
  const found = await asSupplier(context, (db) => listCompanyLicences(db, context.actor.companyGuid));
  const all = found.map((row) => presentLicence(row, now));
  const words = searchKey(query.q).split(' ').filter(Boolean);
  const rows = all
    .filter((row) => !query.state || row.state === query.state)
    .filter((row) => {
      const text = searchKey(`${row.companyName} ${row.vatNumber} ${row.city} ${row.responsabile?.email}`);
      return words.every((word) => text.includes(word));
    })
    .sort(soonestFirst);
  const count = (state: CompanyLicence['state']) => all.filter((row) => row.state === state).length;
  const sum = (of: (row: CompanyLicence) => number) => all.reduce((total, row) => total + of(row), 0);
  return {
    rows,
    totals: {
      companies: all.length,
      active: count('active'),
      expiring: count('expiring'),
      expired: count('expired'),
      seats: sum((row) => row.seats.total),
      assignedSeats: sum((row) => row.seats.assigned),
    },
  };
});
