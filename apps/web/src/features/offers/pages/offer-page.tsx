import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@truciolo/contract';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { errorText } from '../../../lib/error-text.ts';
import { offerQuery } from '../api/offer-calls.ts';
import classes from '../components/offer.module.css';
import { OfferSheet } from '../components/offer-sheet.tsx';
import { offerWords } from '../offer-words.ts';

/** The codes after which trying again makes no sense. */
const FINAL = new Set(['OFFER_UNKNOWN', 'OFFER_REVOKED', 'OFFER_LINK_EXPIRED']);

/** /offerta/:token: the buyer's page, without an account, mostly opened on a phone. */
export function OfferPage() {
  const { token = '' } = useParams();
  const cache = useQueryClient();
  const query = useQuery({ ...offerQuery(token), placeholderData: keepPreviousData });
  const language = query.data?.language ?? 'it';
  const number = query.data?.number;
  useEffect(() => {
    document.documentElement.lang = language;
    if (number) document.title = `${offerWords(language).offer} ${number}`;
    return () => {
      document.documentElement.lang = 'it';
    };
  }, [language, number]);

  if (query.data) {
    const show = (next: typeof query.data) => cache.setQueryData(offerQuery(token).queryKey, next);
    return <OfferSheet token={token} offer={query.data} onOffer={show} />;
  }
  if (query.isPending) return <div className={classes.page} aria-busy="true" />;
  const isFinal = query.error instanceof ApiError && FINAL.has(query.error.code);
  return (
    <main className={classes.closed}>
      <h1>{offerWords('it').failedTitle}</h1>
      <p role="alert">{errorText(query.error)}</p>
      {isFinal ? null : (
        <button type="button" className={classes.quiet} onClick={() => void query.refetch()}>
          Riprova
        </button>
      )}
    </main>
  );
}
