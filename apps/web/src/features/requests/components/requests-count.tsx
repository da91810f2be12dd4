import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { seesPrices } from '@truciolo/contract';
import { countOf } from '../../../lib/format/counts.ts';
import { isLicenceExpired } from '../../../lib/session/licence.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { requestCountsQuery } from '../api/request-calls.ts';
import classes from './requests-count.module.css';

/** New requests beside the entry of the menu; its colour says that some wait longer than the limit of the shop. */
export function RequestsCount({ narrow }: { readonly narrow: boolean }) {
  const user = useSessionUser();
  const isOpen = seesPrices(user) && !isLicenceExpired(user.licenseExpiration, Date.now());
  const { data } = useQuery({ ...requestCountsQuery, enabled: isOpen });
  if (!data || (data.fresh === 0 && data.late === 0)) return null;
  const { fresh, late, answerDays } = data;
  const fewer = fresh === 0 ? null : countOf(fresh, 'nuova', 'nuove');
  const limit = `${late} senza risposta da oltre ${countOf(answerDays, 'giorno', 'giorni')}`;
  return (
    <span
      className={classes.count}
      data-narrow={narrow || undefined}
      data-late={late > 0 || undefined}
      title={late > 0 ? limit : undefined}
    >
      {narrow ? fresh || late : (fewer ?? `${late} in ritardo`)}
      {late > 0 ? <VisuallyHidden>, {limit}</VisuallyHidden> : null}
    </span>
  );
}
