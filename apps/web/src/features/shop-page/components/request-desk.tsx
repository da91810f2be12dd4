import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ShopPageView } from '@truciolo/contract';
import { lazy, Suspense, useState } from 'react';
import { pickFiles } from '../../../lib/pick-files.ts';
import { usePrices } from '../desk/use-prices.ts';
import type { ShopRequestState } from '../desk/use-request.ts';
import { rangeText } from '../format.ts';
import { useWords } from '../words/shop-words.ts';
import cart from './cart.module.css';
import { Cart, totalsOf } from './cart.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { DropArea, MODELS } from './drop-area.tsx';
import { EarlierRequests } from './earlier-requests.tsx';
import forms from './forms.module.css';
import { Hero } from './hero.tsx';
import { PartCard } from './part-card.tsx';
import classes from './request-desk.module.css';
import { SendForm } from './send-form.tsx';
import dialog from './sheet-dialog.module.css';
import { SheetDialog } from './sheet-dialog.tsx';

const TurnCanvas = lazy(() => import('../viewer/turn-canvas.tsx'));

interface RequestDeskProps {
  readonly shop: ShopPageView;
  readonly request: ShopRequestState;
  /** Token of the buyer's own link. */
  readonly buyer: string | null;
  readonly onSent: (sent: { readonly token: string; readonly number: string }) => void;
}

/** Files, parts with their prices, and the form. A phone shows the form as a second step. */
export function RequestDesk({ shop, request, buyer, onSent }: RequestDeskProps) {
  const { language, words } = useWords();
  const { reading, take } = request;
  const lines = usePrices(shop, request.parts, reading.files, reading.stopped, buyer);
  const [step, setStep] = useState<'parts' | 'send'>('parts');
  const [opened, setOpened] = useState<string | null>(null);
  const [turned, setTurned] = useState<string | null>(null);
  const [corrected, setCorrected] = useState<string | null>(null);
  const open = lines.find(({ part }) => part.id === opened) ?? lines[0];
  const shown = lines.find(({ part }) => part.id === turned);
  const wrong = lines.find(({ part }) => part.id === corrected);
  const { totals, ready } = totalsOf(lines);
  const hasPrices = shop.prices === 'range' || (shop.prices === 'known' && buyer !== null);
  return (
    <div className={classes.desk} data-step={step}>
      <Hero shop={shop} hasPrices={hasPrices} />
      <main className={classes.columns}>
        <section className={classes.parts} aria-label={words.parts}>
          <DropArea
            onNear={reading.prepare}
            onFiles={take}
            problems={request.problems}
            onDismiss={request.dismiss}
          />
          {lines.length === 0 ? (
            <div className={classes.empty}>
              <b>{words.empty}</b>
              <p>{words.emptyText}</p>
            </div>
          ) : null}
          {lines.map(({ part, file, isStopped, priced, state }, index) => (
            <PartCard
              key={part.id}
              {...{ shop, part, file, isStopped, priced }}
              place={index + 1}
              price={state}
              isDrawingRead={request.drawing === part.id}
              isOpen={open?.part.id === part.id}
              acts={{
                change: (change) => request.change(part.id, change),
                remove: () => request.remove(part.id),
                addModel: () => pickFiles({ accept: MODELS }, (files) => void take(files, part.id)),
                stop: () => part.model && reading.stop(part.model),
                again: () => part.model && reading.again(part.model),
                turn: () => setTurned(part.id),
                correct: () => setCorrected(part.id),
                open: () => setOpened(part.id),
              }}
            />
          ))}
          <EarlierRequests shop={shop} />
        </section>
        <aside className={`${cart.cart} ${classes.cart}`} aria-label={words.yourRequest}>
          <button type="button" className={classes.back} onClick={() => setStep('parts')}>
            <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
            {words.back}
          </button>
          <Cart lines={lines} />
          <SendForm
            shop={shop}
            parts={lines.map(({ part, asked, priced }) => ({ part, asked, ticket: priced?.ticket || null }))}
            buyer={request.buyer}
            onBuyer={request.setBuyer}
            ready={ready}
            onSent={onSent}
          />
        </aside>
      </main>
      {lines.length > 0 ? (
        <div className={classes.bar}>
          <span>
            <b>{totals ? `${rangeText(totals.total, language)} €` : words.withOffer}</b>
            <small>
              {words.countParts(lines.length)}
              {totals ? `, ${words.noVat}` : ''}
            </small>
          </span>
          <button
            type="button"
            className={forms.primary}
            onClick={() => {
              setStep('send');
              window.scrollTo({ top: 0 });
            }}
          >
            {words.continue}
            <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
          </button>
        </div>
      ) : null}
      {shown?.file?.model ? (
        <SheetDialog large title={shown.part.choice.name} onClose={() => setTurned(null)}>
          <div className={dialog.stage}>
            <Suspense fallback={null}>
              <TurnCanvas model={shown.file.model} name={shown.part.choice.name} />
            </Suspense>
          </div>
        </SheetDialog>
      ) : null}
      {wrong ? (
        <CorrectDialog
          part={wrong.part}
          report={wrong.report}
          onChange={(change) => request.change(wrong.part.id, change)}
          onClose={() => setCorrected(null)}
        />
      ) : null}
    </div>
  );
}
