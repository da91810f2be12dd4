import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ShopRequest } from '@truciolo/contract';
import { Link } from 'react-router';
import { customerQuery } from '../../../entities/customers/customers-query.ts';
import { pages, quotePath } from '../../../lib/pages.ts';
import { customerFiguresQuery } from '../api/customer-figures.ts';
import classes from './preview.module.css';

/** Figures of a customer of the registry: its quotes, and how it pays. */
function Known({ guid }: { readonly guid: string }) {
  const { data: figures } = useQuery(customerFiguresQuery(guid));
  const { data: customer } = useQuery(customerQuery(guid));
  return (
    <>
      {figures && figures.quotes > 0 ? (
        <div className={classes.wide}>
          <dt>Preventivi</dt>
          <dd>
            {figures.quotes}
            {figures.won === null ? '' : `, vinti ${figures.won} %`}
          </dd>
        </div>
      ) : null}
      {customer?.paymentTerms ? (
        <div className={classes.wide}>
          <dt>Pagamento</dt>
          <dd>{customer.paymentTerms}</dd>
        </div>
      ) : null}
    </>
  );
}

export function CustomerStrip({ request }: { readonly request: ShopRequest }) {
  const { customerName, customerGuid, reference } = request.content;
  return (
    <div className={classes.customer}>
      <dl>
        <div>
          <dt>Cliente</dt>
          <dd>
            {customerName || 'da indicare'}{' '}
            {customerGuid ? <IconCheck size={13} stroke={2.2} aria-label="in anagrafica" /> : null}
          </dd>
        </div>
        {customerGuid ? <Known guid={customerGuid} /> : null}
        {reference && !request.subject.includes(reference) ? (
          <div className={classes.wide}>
            <dt>Riferimento</dt>
            <dd>{reference}</dd>
          </div>
        ) : null}
      </dl>
      {request.quoteGuid ? (
        <Link to={quotePath(request.quoteGuid)}>Preventivo {request.quoteNumber}</Link>
      ) : customerGuid ? (
        <Link to={`${pages.customers}/${customerGuid}`}>Scheda</Link>
      ) : null}
    </div>
  );
}
