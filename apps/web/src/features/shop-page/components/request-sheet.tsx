import { type ShopRequestView, shopRequestStates, shopVisits } from '@truciolo/contract';
import { useState } from 'react';
import { silentApi } from '../../../lib/api/client.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { rangeText, shopDay, shopNumber } from '../format.ts';
import { useWords } from '../words/shop-words.ts';
import forms from './forms.module.css';
import message from './message-page.module.css';
import { RequestFiles } from './request-files.tsx';
import classes from './request-sheet.module.css';
import { RequestTalk } from './request-talk.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

interface RequestSheetProps {
  readonly token: string;
  readonly request: ShopRequestView;
  readonly onRequest: (next: ShopRequestView) => void;
}

const STEPS = shopRequestStates.filter((state) => state !== 'closed');

/** State, offer, parts, files, questions and deletion of one request. */
export function RequestSheet({ token, request, onRequest }: RequestSheetProps) {
  const { language, words } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const [failure, setFailure] = useState('');
  const { state, parts } = request;
  const at = (STEPS as readonly string[]).indexOf(state);
  const remove = async () => {
    try {
      await silentApi(shopVisits.remove, { params: { token } });
      setDeleted(true);
    } catch {
      setFailure(words.sendFailed);
    }
    setAsking(false);
  };
  if (isDeleted)
    return (
      <main className={message.message}>
        <h1 role="status">{words.deleted}</h1>
        <p>{words.deletedText}</p>
      </main>
    );
  return (
    <main className={classes.sheet}>
      <h1>
        {words.request(request.number)}{' '}
        <small className={classes.sent}>
          {words.sentOn(shopDay(romeDay(new Date(request.sentAt)), language))}
        </small>
      </h1>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            data-done={(at >= index && state !== 'closed') || undefined}
            aria-current={step === state ? 'step' : undefined}
          >
            {words.states[step]}
          </li>
        ))}
      </ol>
      <p className={classes.lead}>{words.stateTexts[state]}</p>
      {request.offerUrl ? (
        <a className={forms.primary} href={request.offerUrl} target="_top">
          {words.openOffer}
        </a>
      ) : null}
      <section aria-label={words.parts}>
        <h2>{words.parts}</h2>
        <ul className={classes.parts}>
          {parts.map((part) => (
            <li key={part.name}>
              <b>{part.name}</b>
              <span>{[part.material, part.treatment, part.notes].filter(Boolean).join(' · ')}</span>
              <span>
                {part.prices.length > 0
                  ? part.prices
                      .map(
                        (price) =>
                          `${shopNumber(price.quantity, language)} ${words.pieces}: ${rangeText(price, language)} €`,
                      )
                      .join(' · ')
                  : `${part.quantities.map((one) => shopNumber(one, language)).join(' / ')} ${words.pieces}: ${words.withOfferShort}`}
              </span>
            </li>
          ))}
        </ul>
        {parts.some(({ prices }) => prices.length > 0) ? <p className={classes.quiet}>{words.seen}</p> : null}
      </section>
      <RequestFiles token={token} request={request} onRequest={onRequest} />
      <RequestTalk token={token} request={request} onRequest={onRequest} />
      <section className={classes.end}>
        <p className={classes.quiet}>{words.deletionText(shopDay(request.deletedOn, language))}</p>
        <button type="button" className={forms.quiet} onClick={() => setAsking(true)}>
          {words.deletion}
        </button>
        {failure ? (
          <p className={forms.alert} role="alert">
            {failure}
          </p>
        ) : null}
      </section>
      {isAsking ? (
        <SheetDialog title={words.deletionAsk} onClose={() => setAsking(false)}>
          <p>{words.deletionNote}</p>
          <div className={forms.acts}>
            <button type="button" className={forms.bad} onClick={() => void remove()}>
              {words.deletionYes}
            </button>
            <button type="button" className={forms.quiet} onClick={() => setAsking(false)}>
              {words.deletionNo}
            </button>
          </div>
        </SheetDialog>
      ) : null}
    </main>
  );
}
