import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@truciolo/contract';
import { useAct } from '../../../components/use-act.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { orderQuery, takeCharges } from '../api/job-calls.ts';

interface ChargesHereProps {
  readonly job: Job;
  readonly ddt: Job['ddts'][number];
}

/** Invoices the one-time charges of the order with this note instead of the one that carries them. */
export function ChargesHere({ job, ddt }: ChargesHereProps) {
  const order = useQuery({ ...orderQuery(job.orderGuid ?? ''), enabled: job.orderGuid !== null });
  const { act, isBusy } = useAct([JOBS]);
  // The note that carries them may belong to another job of the order, for example after a split.
  const elsewhere = order.data?.charges.filter(
    ({ ddtNumber, isInvoiced }) => ddtNumber !== ddt.number && !isInvoiced,
  );
  if (!elsewhere || elsewhere.length === 0) return null;
  const names = elsewhere.map(({ label }) => label || 'costo dell’ordine').join(', ');
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      loading={isBusy}
      aria-label={`Fattura con il DDT ${ddt.number}: ${names}`}
      onClick={() => void act(() => takeCharges(ddt.guid), `Si fattura con il DDT ${ddt.number}: ${names}.`)}
    >
      {names} qui
    </Button>
  );
}
