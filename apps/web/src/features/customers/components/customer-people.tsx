import type { Customer, PostalAddress } from '@truciolo/contract';
import { Panel } from '../../../components/panel/panel.tsx';
import { agree } from '../../../lib/format/counts.ts';
import classes from './customer-page.module.css';

const hasPlace = ({ street, city, postalCode }: PostalAddress): boolean =>
  [street, city, postalCode].some((part) => part !== '');

/** The people to talk to and the places to write and deliver to. */
export function CustomerPeople({ customer }: { readonly customer: Customer }) {
  const { contacts, legalAddress, deliveryAddresses } = customer;
  return (
    <>
      <Panel title="Referenti" padded={contacts.length === 0}>
        {contacts.length === 0 ? (
          <p className="small muted">Nessun referente: con «Modifica» aggiungi chi chiede i preventivi.</p>
        ) : (
          <ul className={classes.people}>
            {contacts.map(({ name, role, email, phone }) => (
              <li key={`${name}${email}${phone}`}>
                <b>{name}</b>
                <span className="muted">{role}</span>
                {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
                {phone === '' ? null : <a href={`tel:${phone.replace(/[^+0-9]/g, '')}`}>{phone}</a>}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Indirizzi">
        <div className={classes.addresses}>
          {hasPlace(legalAddress) ? (
            <Address title="Sede legale" address={legalAddress} />
          ) : (
            <p className="small muted">Sede legale non ancora inserita.</p>
          )}
          {deliveryAddresses.map((address, index) => (
            <Address
              key={`${address.street}${address.city}${address.name}`}
              title={agree(deliveryAddresses.length, 'Consegna', `Consegna ${index + 1}`)}
              address={address}
            />
          ))}
        </div>
      </Panel>
    </>
  );
}

function Address({ title, address }: { readonly title: string; readonly address: PostalAddress }) {
  const { name, street, postalCode, city, province, country } = address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <address className={classes.address}>
      <span className="small dim">{title}</span>
      {name === '' ? null : <b>{name}</b>}
      <span>{street}</span>
      <span>{[town, province].filter(Boolean).join(', ')}</span>
      {['', 'IT'].includes(country) ? null : <span>{country}</span>}
    </address>
  );
}
