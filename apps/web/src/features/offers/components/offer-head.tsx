import type { OfferView } from '@truciolo/contract';
import { tellsTime } from '@truciolo/quote';
import { site } from '../../../lib/site.ts';
import { offerDay, offerWords } from '../offer-words.ts';
import classes from './offer.module.css';

/** Company, customer, subject and validity of the offer. */
export function OfferHead({ offer }: { readonly offer: OfferView }) {
  const { company, contact, customer, language } = offer;
  const words = offerWords(language);
  const facts: [string, string][] = [
    [words.validUntil, offerDay(offer.validUntil, language)],
    [words.reference, offer.reference],
    [words.contact, contact.name],
    [words.payment, offer.paymentTerms],
    [tellsTime(offer.deliveryTerms) ? words.delivery : words.deliveryTerms, offer.deliveryTerms],
  ];
  return (
    <header className={classes.head}>
      <div className={classes.company}>
        {company.logoUrl ? (
          <img src={`${site.apiBase}${company.logoUrl}`} alt={company.name} />
        ) : (
          <strong>{company.name}</strong>
        )}
        <address>
          {company.logoUrl ? <span>{company.name}</span> : null}
          <span>{company.address}</span>
          {company.phone ? <a href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}>{company.phone}</a> : null}
          {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
        </address>
      </div>
      <p className={classes.kind}>{words.offer}</p>
      <h1>
        {offer.number} <small>{`${words.revision} ${offer.revision}`}</small>
      </h1>
      <p className={classes.title}>
        {[customer.name && `${words.for} ${customer.name}`, offer.title].filter(Boolean).join(' · ')}
      </p>
      <dl className={classes.terms}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </header>
  );
}
