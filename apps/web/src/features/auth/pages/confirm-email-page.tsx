import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { PublicSplit } from '../../../components/public-page/public-split.tsx';
import { serverMessage } from '../../../lib/error-text.ts';
import { confirmEmail } from '../api/confirm-email.ts';

const BAD_LINK = 'Questo link di conferma non è più valido. Accedi e fattene mandare un altro.';

/** Confirms by itself as soon as it opens; a reload changes nothing. */
export function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { isSuccess, error } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => confirmEmail(token),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const lead = isSuccess
    ? 'Ora puoi inviare i preventivi per email ai tuoi clienti.'
    : error
      ? serverMessage(error) || BAD_LINK
      : 'Un momento…';
  return (
    <PublicSplit
      title={isSuccess ? 'Indirizzo confermato.' : 'Conferma dell’indirizzo.'}
      below={<Link to="/dashboard">Apri Truciolo</Link>}
    >
      <p role={error ? 'alert' : 'status'}>{lead}</p>
    </PublicSplit>
  );
}
