import { useQuery } from '@tanstack/react-query';
import { readSheetSizes, type SheetSizeDraft, USUAL_SHEETS } from '@truciolo/quote';
import { useMemo } from 'react';
import { companyQuery } from '../../../../../entities/companies/company-query.ts';
import { useSessionUser } from '../../../../../lib/session/session-store.ts';

/** The sheets the company keeps, from its profile. */
export function useCompanySheets(): readonly SheetSizeDraft[] {
  const { data } = useQuery(companyQuery(useSessionUser().companyGuid));
  const text = data?.sheetSizes;
  return useMemo(() => {
    const own = text === undefined ? null : readSheetSizes(text);
    return own && own.length > 0 ? own : USUAL_SHEETS;
  }, [text]);
}
