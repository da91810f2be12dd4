import { useQuery } from '@tanstack/react-query';
import type { OfferView } from '@truciolo/contract';
import { notifyFailed } from '../../../components/notify.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { loadConfirmation, ordersQuery } from '../api/offer-calls.ts';
import { offerWords } from '../offer-words.ts';
import classes from './offer.module.css';

interface OfferOrdersProps {
  readonly token: string;
  readonly offer: OfferView;
}

/** Confirmations of the orders, once the shop has made them. */
export function OfferOrders({ token, offer }: OfferOrdersProps) {
  const orders = useQuery({ ...ordersQuery(token), enabled: offer.state === 'accepted' });
  const words = offerWords(offer.language);
  const download = (guid: string) =>
    loadConfirmation(token, guid)
      .then(saveBase64)
      .catch((error: unknown) => notifyFailed(errorText(error)));
  return (orders.data ?? []).map(({ guid, number }) => (
    <button key={guid} type="button" className={classes.quiet} onClick={() => void download(guid)}>
      {words.confirmation(number)}
    </button>
  ));
}
