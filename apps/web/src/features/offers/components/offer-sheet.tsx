import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OfferView } from '@truciolo/contract';
import { type CSSProperties, useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { readableColour } from '../../../lib/readable-colour.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { isAsOffered, loadPdf, priceQuery } from '../api/offer-calls.ts';
import { offerWords } from '../offer-words.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import classes from './offer.module.css';
import { OfferAnswer } from './offer-answer.tsx';
import { OfferHead } from './offer-head.tsx';
import { OfferOrders } from './offer-orders.tsx';
import { OfferPosition } from './offer-position.tsx';
import { OfferTalk } from './offer-talk.tsx';
import { OfferTotals } from './offer-totals.tsx';

/** Debounce after the slider stops, ms. */
const SETTLE_MS = 200;

interface OfferSheetProps {
  readonly token: string;
  readonly offer: OfferView;
  readonly onOffer: (offer: OfferView) => void;
}

/** Quantities of the buyer's answer that differ from the shop's choice. */
const answeredWith = ({ answer, positions }: OfferView): Record<string, number> =>
  Object.fromEntries(
    (answer?.quantities ?? [])
      .filter(({ position, quantity }) =>
        positions.some(({ id, chosenQuantity }) => id === position && chosenQuantity !== quantity),
      )
      .map(({ position, quantity }) => [position, quantity]),
  );

/** Positions that the buyer left out of the order. */
const leftOutOf = ({ answer, positions, state }: OfferView): ReadonlySet<string> =>
  new Set(
    answer && state === 'accepted'
      ? positions
          .filter(
            ({ id, optional }) => !optional && !answer.quantities.some(({ position }) => position === id),
          )
          .map(({ id }) => id)
      : [],
  );

/** Optional positions that the buyer ordered. */
const takenOf = ({ answer, positions, state }: OfferView): ReadonlySet<string> =>
  new Set(
    positions
      .filter(({ id, optional }) => optional && state === 'accepted' && isAnswered(answer, id))
      .map(({ id }) => id),
  );
const isAnswered = (answer: OfferView['answer'], id: string): boolean =>
  answer?.quantities.some(({ position }) => position === id) ?? false;

const toggled = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(set.has(id) ? [...set].filter((one) => one !== id) : [...set, id]);

/** The offer with the buyer's own quantities: the server prices them, the page only shows. */
export function OfferSheet({ token, offer, onOffer }: OfferSheetProps) {
  const words = offerWords(offer.language);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(() => answeredWith(offer));
  const [answering, setAnswering] = useState<'accepted' | 'refused' | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(() => leftOutOf(offer));
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => takenOf(offer));
  const [turned, setTurned] = useState<string | null>(null);
  const wish = {
    quantities: Object.entries(chosen)
      .filter(([position]) => !left.has(position))
      .map(([position, quantity]) => ({ position, quantity })),
    without: [...left],
    also: [...taken],
  };
  const settled = useSettled(wish, SETTLE_MS);
  const priced = useQuery({ ...priceQuery(token, settled), placeholderData: keepPreviousData });
  // The total must belong to the current choice before the buyer can accept.
  const isPricing =
    !isAsOffered(wish) &&
    !priced.isError &&
    (JSON.stringify(settled) !== JSON.stringify(wish) || priced.isPlaceholderData || !priced.data);
  const totals = isAsOffered(wish) ? offer.totals : (priced.data?.totals ?? offer.totals);
  const counted = offer.positions.filter(({ optional }) => !optional);
  /** An optional position can be added, another one left out; the only one of an offer is always ordered. */
  const orderingOf = ({ id, optional }: OfferView['positions'][number]) => {
    if (optional) return { is: taken.has(id), toggle: () => setTaken((before) => toggled(before, id)) };
    if (counted.length < 2) return null;
    return { is: !left.has(id), toggle: () => setLeft((before) => toggled(before, id)) };
  };
  const priceOf = (id: string, quantity: number) =>
    offer.positions
      .find((position) => position.id === id)
      ?.prices.find((price) => price.quantity === quantity) ??
    priced.data?.lines.find((line) => line.position === id && line.quantity === quantity) ??
    null;
  const download = async () => {
    try {
      saveBase64(await loadPdf(token));
    } catch (error) {
      notifyFailed(errorText(error));
    }
  };
  const colour = { '--company': readableColour(offer.company.colour) } as CSSProperties;
  const texts: [string, string][] = [
    [words.notes, offer.notes],
    [words.exclusions, offer.exclusions],
    [words.conditions, offer.conditions],
  ];
  return (
    <div className={classes.page} style={colour}>
      <main className={classes.sheet} data-private>
        <OfferHead offer={offer} />
        <ol className={classes.positions}>
          {offer.positions.map((position, index) => {
            const quantity = chosen[position.id] ?? position.chosenQuantity ?? 1;
            return (
              <OfferPosition
                key={position.id}
                offer={offer}
                position={position}
                index={index}
                quantity={quantity}
                price={priceOf(position.id, quantity)}
                ordered={orderingOf(position)}
                model={{
                  isOpen: turned === position.id,
                  toggle: () => setTurned((before) => (before === position.id ? null : position.id)),
                }}
                onQuantity={(next) => setChosen((before) => ({ ...before, [position.id]: next }))}
              />
            );
          })}
        </ol>
        <OfferTotals totals={totals} charges={offer.charges} language={offer.language} />
        {texts
          .filter(([, text]) => text.trim() !== '')
          .map(([title, text]) => (
            <section key={title} className={classes.more}>
              <h2>{title}</h2>
              <p className={classes.text}>{text}</p>
            </section>
          ))}
        <OfferTalk token={token} offer={offer} />
        <OfferOrders token={token} offer={offer} />
        <button type="button" className={classes.quiet} onClick={() => void download()}>
          {words.download}
        </button>
      </main>
      <OfferAnswer
        offer={offer}
        total={totals.total}
        isPricing={isPricing}
        isEmpty={taken.size === 0 && counted.length > 0 && counted.every(({ id }) => left.has(id))}
        onAnswer={setAnswering}
      />
      {answering ? (
        <AnswerDialog
          token={token}
          answer={answering}
          offer={offer}
          wish={wish}
          lines={offer.positions.flatMap((position) => {
            const isOrdered = position.optional ? taken.has(position.id) : !left.has(position.id);
            const quantity = chosen[position.id] ?? position.chosenQuantity ?? 1;
            const price = priceOf(position.id, quantity);
            return isOrdered ? [{ position, quantity, total: price?.total ?? null }] : [];
          })}
          totals={totals}
          onClose={() => setAnswering(null)}
          onAnswered={(next) => {
            setAnswering(null);
            onOffer(next);
          }}
        />
      ) : null}
    </div>
  );
}
