import { IconLock, IconSend } from '@tabler/icons-react';
import { ApiError, type ShopPageView } from '@truciolo/contract';
import { type FormEvent, useRef, useState } from 'react';
import { isRight, readAnswer } from '../../../entities/contact-question/answer.ts';
import { isQuestionOver, useQuestion } from '../../../entities/contact-question/use-question.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { forgetFiles, type ReadyPart, type SendingFile, sendRequest } from '../api/send-request.ts';
import { checkBuyer, type FormField, type FormProblems } from '../parts/check-buyer.ts';
import type { BuyerFields } from '../parts/kept-request.ts';
import type { ShopWords } from '../words/italian.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './cart.module.css';
import { DayInput } from './day-input.tsx';
import { Field } from './fields.tsx';
import forms from './forms.module.css';
import { SheetDialog } from './sheet-dialog.tsx';

const ORDER: readonly FormField[] = [
  'name',
  'company',
  'vatNumber',
  'email',
  'wantedBy',
  'answer',
  'consent',
];

/** The server speaks Italian; the page says the same in the visitor's language. */
function failureText(error: unknown, words: ShopWords, isItalian: boolean): string {
  if (!(error instanceof ApiError)) return words.sendFailed;
  if (error.status === 0) return words.offline;
  if (error.code === 'RATE_LIMITED') return words.tooMany;
  if (error.code === 'QUESTION_OVER' || error.code === 'WRONG_ANSWER') return words.questionOver;
  if (error.code === 'FILE_GONE') return words.fileGone;
  return isItalian && error.said ? error.said : words.sendFailed;
}

interface SendFormProps {
  readonly shop: ShopPageView;
  readonly parts: readonly ReadyPart[];
  readonly buyer: BuyerFields;
  readonly onBuyer: (buyer: BuyerFields) => void;
  /** Day on which the parts could be there; null where the prices do not say. */
  readonly ready: string | null;
  readonly onSent: (sent: { readonly token: string; readonly number: string }) => void;
}

export function SendForm({ shop, parts, buyer, onBuyer, ready, onSent }: SendFormProps) {
  const { language, words } = useWords();
  const question = useQuestion('shop-page');
  const [answer, setAnswer] = useState('');
  const [hasConsent, setConsent] = useState(false);
  const [problems, setProblems] = useState<FormProblems>({});
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState<SendingFile | 'last' | null>(null);
  const [isReading, setReading] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const running = useRef<AbortController | null>(null);

  const send = async () => {
    if (!question.drawn) return;
    const control = new AbortController();
    running.current = control;
    setSending('last');
    try {
      const sent = await sendRequest({
        slug: shop.slug,
        language,
        parts,
        buyer,
        question: { ...question.drawn, answer: readAnswer(answer) ?? 0 },
        onFile: setSending,
        signal: control.signal,
      });
      forgetFiles();
      onSent(sent);
    } catch (error) {
      if (isQuestionOver(error) || (error instanceof ApiError && error.code === 'WRONG_ANSWER')) {
        question.drawAnother();
        setAnswer('');
      }
      if (error instanceof ApiError && error.code === 'FILE_GONE') forgetFiles();
      const fields = error instanceof ApiError ? error.body.fields : undefined;
      if (fields && 'vatNumber' in fields) setProblems({ vatNumber: 'wrongVat' });
      if (!control.signal.aborted) setFailure(failureText(error, words, language === 'it'));
    } finally {
      setSending(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setFailure('');
    const found = checkBuyer(buyer, {
      isAnswered: isRight(question.drawn, answer),
      hasConsent,
      today: romeDay(new Date()),
    });
    setProblems(found);
    const first = ORDER.find((field) => found[field]);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (parts.length === 0) return setFailure(words.missingParts);
    void send();
  };
  const forgetProblem = (field: FormField) => setProblems(({ [field]: _gone, ...left }) => left);
  const errorOf = (field: FormField) => {
    const problem = problems[field];
    return problem && words[problem];
  };
  const text = (field: keyof BuyerFields, label: string, rest: Readonly<Record<string, string>> = {}) => (
    <Field label={label} error={errorOf(field)}>
      {(own) => (
        <input
          {...own}
          {...rest}
          name={field}
          value={buyer[field]}
          maxLength={200}
          onChange={({ currentTarget }) => {
            onBuyer({ ...buyer, [field]: currentTarget.value });
            forgetProblem(field);
          }}
        />
      )}
    </Field>
  );
  const isFeasible = ready !== null && buyer.wantedBy !== '' && ready <= buyer.wantedBy;
  const [before = '', link = '', after = ''] = words.consent;
  return (
    <>
      <form ref={form} className={classes.form} noValidate onSubmit={submit} aria-label={words.yourRequest}>
        {text('name', words.name, { autoComplete: 'name' })}
        {text('company', words.company, { autoComplete: 'organization' })}
        {text('vatNumber', words.vat, { placeholder: 'IT', autoComplete: 'off' })}
        {text('email', words.email, { type: 'email', autoComplete: 'email', inputMode: 'email' })}
        <Field
          label={words.wantedBy}
          error={errorOf('wantedBy')}
          mark={buyer.wantedBy && ready ? (isFeasible ? words.inTime : words.notInTime) : null}
        >
          {(own) => (
            <DayInput
              {...own}
              name="wantedBy"
              value={buyer.wantedBy}
              onDay={(wantedBy) => {
                onBuyer({ ...buyer, wantedBy });
                forgetProblem('wantedBy');
              }}
            />
          )}
        </Field>
        <Field label={words.question(question.text)} error={errorOf('answer')}>
          {(own) => (
            <input
              {...own}
              name="answer"
              inputMode="numeric"
              autoComplete="off"
              value={answer}
              onChange={({ currentTarget }) => {
                setAnswer(currentTarget.value);
                forgetProblem('answer');
              }}
            />
          )}
        </Field>
        <div className={classes.wide}>
          <div className={classes.consent}>
            <input
              type="checkbox"
              id="shop-consent"
              name="consent"
              checked={hasConsent}
              aria-invalid={problems.consent ? true : undefined}
              aria-describedby={problems.consent ? 'shop-consent-error' : undefined}
              onChange={({ currentTarget }) => {
                setConsent(currentTarget.checked);
                forgetProblem('consent');
              }}
            />
            <span>
              <label htmlFor="shop-consent">{before}</label>
              <button type="button" onClick={() => setReading(true)}>
                {link}
              </button>
              <label htmlFor="shop-consent">{after}</label>
            </span>
          </div>
          {problems.consent ? (
            <span className={classes.error} id="shop-consent-error">
              {words.missingConsent}
            </span>
          ) : null}
        </div>
        {failure ? (
          <p className={`${forms.alert} ${classes.wide}`} role="alert">
            {failure}
          </p>
        ) : null}
        {sending && sending !== 'last' ? (
          <p className={`${classes.sending} ${classes.wide}`} role="status">
            {words.sendingFile(sending.name, sending.at, sending.of)}
            <progress max={1} value={sending.share} aria-label={words.sending} />
            <button type="button" className={forms.quiet} onClick={() => running.current?.abort()}>
              {words.stop}
            </button>
          </p>
        ) : null}
        <button type="submit" className={`${forms.primary} ${classes.wide}`} disabled={sending !== null}>
          <IconSend size={18} stroke={1.6} aria-hidden="true" />
          {sending ? words.sending : words.send}
        </button>
        <p className={`${classes.note} ${classes.wide}`}>{words.noObligation}</p>
      </form>
      <div className={classes.secret}>
        <IconLock size={18} stroke={1.6} aria-hidden="true" />
        <span>
          <b>{words.filesStay}</b>
          {words.filesStayText(shop.retentionMonths)}
        </span>
      </div>
      {isReading ? (
        <SheetDialog title={words.privacyTitle} onClose={() => setReading(false)}>
          <p>{shop.privacyText || words.privacyStandard(shop.name, shop.retentionMonths)}</p>
        </SheetDialog>
      ) : null}
    </>
  );
}
