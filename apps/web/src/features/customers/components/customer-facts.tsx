import { Rating } from '@mantine/core';
import type { Customer } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { Tag } from '../../../components/tags/pill.tsx';
import { customerSpecs } from '../../../entities/customers/customer-specs.ts';
import { customerWarnings } from '../../../entities/customers/customer-warnings.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { fieldText } from '../../../registry/definition/field-text.ts';
import classes from './customer-page.module.css';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Warning about the value, such as a wrong check digit. */
  readonly warning?: string | undefined;
}

function Fact({ label, children, warning }: FactProps) {
  if (children === '' || children === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {warning ? <span className={classes.warning}>{warning}</span> : null}
      </dd>
    </div>
  );
}

const mailLink = (address: string): ReactNode =>
  address === '' ? null : <a href={`mailto:${address}`}>{address}</a>;
const phoneLink = (number: string): ReactNode =>
  number === '' ? null : <a href={`tel:${number.replace(/[^+0-9]/g, '')}`}>{number}</a>;
const mono = (text: string): ReactNode => (text === '' ? null : <span className="mono">{text}</span>);

/** Data and terms of the customer; unknown ones are left out. */
export function CustomerFacts({ customer }: { readonly customer: Customer }) {
  const { hideCosts } = useSessionUser();
  const warnings = customerWarnings(customer);
  const text = (name: 'discount' | 'margin' | 'language') => fieldText(customerSpecs[name], customer[name]);
  return (
    <Panel title="Dati" note={`aggiornati il ${formatDate(customer.updatedAt)}`}>
      <dl className={classes.facts}>
        <Fact label="Partita IVA" warning={warnings.vatNumber}>
          {mono(customer.vatNumber)}
        </Fact>
        <Fact label="Codice fiscale" warning={warnings.fiscalCode}>
          {mono(customer.fiscalCode)}
        </Fact>
        <Fact label="SDI" warning={warnings.sdi}>
          {mono(customer.sdi)}
        </Fact>
        <Fact label="PEC">{mailLink(customer.pec)}</Fact>
        <Fact label="Email">{mailLink(customer.email)}</Fact>
        <Fact label="Telefono">{phoneLink(customer.phone)}</Fact>
        <Fact label="Sito web">{customer.website}</Fact>
        <Fact label="IBAN" warning={warnings.iban}>
          {mono(customer.iban)}
        </Fact>
        <Fact label="Pagamento">{customer.paymentTerms}</Fact>
        <Fact label="Resa">{customer.deliveryTerms}</Fact>
        {hideCosts ? null : (
          <>
            <Fact label="Sconto">{customer.discount === 0 ? null : text('discount')}</Fact>
            <Fact label="Margine">{customer.margin === null ? 'quello aziendale' : text('margin')}</Fact>
          </>
        )}
        <Fact label="Lingua">{text('language')}</Fact>
        <Fact label="Valutazione">
          {customer.rating === 0 ? null : (
            <Rating value={customer.rating} readOnly size="xs" aria-label={`${customer.rating} su 5`} />
          )}
        </Fact>
        <Fact label="Etichette">
          {customer.tags.length === 0 ? null : (
            <span className={classes.tags}>
              {customer.tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </span>
          )}
        </Fact>
        <Fact label="Note">{customer.notes}</Fact>
      </dl>
    </Panel>
  );
}
