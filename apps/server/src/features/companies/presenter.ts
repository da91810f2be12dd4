import { type Company, type CompanyFields, companyFields } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { signedAddress } from '../../platform/files/signed-address.ts';
import type { CompanyRow } from './repository.ts';

/** The fields a company may change, as the contract types them (percentages are numeric in the database). */
export function fieldsOf(row: CompanyRow): CompanyFields {
  const numbers = {
    defaultMargin: Number(row.defaultMargin),
    defaultVat: Number(row.defaultVat),
    overtimePercent: Number(row.overtimePercent),
  };
  const all = { ...row, ...numbers } as Record<string, unknown>;
  return Object.fromEntries(Object.keys(companyFields.shape).map((key) => [key, all[key]])) as CompanyFields;
}

/** Users without cost access do not see the default margin either. */
export function presentCompany(row: CompanyRow, { secrets, clock, actor }: Context): Company {
  const hasLogo = row.logoFile !== null && row.logoType !== null;
  return {
    ...fieldsOf(row),
    ...(actor.hideCosts && { defaultMargin: null }),
    guid: row.guid,
    kind: row.kind,
    version: row.version,
    logoUrl: hasLogo ? signedAddress(secrets, row.logoFile ?? '', row.logoType ?? '', clock()) : null,
  };
}
