import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import type { OfferTotals, OfferView } from '@truciolo/contract';
import { type FormEvent, useState } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { errorText } from '../../../lib/error-text.ts';
import { sendAnswer, type Wish } from '../api/offer-calls.ts';
import { offerWords } from '../offer-words.ts';
import classes from './offer.module.css';
import { type OrderedLine, OrderedLines } from './ordered-lines.tsx';

interface AnswerDialogProps {
  readonly token: string;
  readonly answer: 'accepted' | 'refused';
  readonly offer: OfferView;
  readonly wish: Wish;
  /** The positions that would be ordered. */
  readonly lines: readonly OrderedLine[];
  readonly totals: OfferTotals;
  readonly onAnswered: (offer: OfferView) => void;
  readonly onClose: () => void;
}

/** Name and, if the buyer likes, a word; then the shop knows. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { token, answer, offer, wish, lines, totals, onAnswered, onClose } = props;
  const words = offerWords(offer.language);
  const [name, setName] = useState(offer.customer.contact);
  const [reason, setReason] = useState('');
  const [orderNumber, setOrderNumber] = useState('');
  const [problem, setProblem] = useState('');
  const [nameProblem, setNameProblem] = useState('');
  const [isSending, setSending] = useState(false);
  useReturnFocus();
  const isAccepting = answer === 'accepted';
  const left = wish.without.length;
  const acceptText = left > 0 ? `${words.acceptText} ${words.leftOut(left)}` : words.acceptText;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (name.trim() === '') return setNameProblem(words.nameMissing);
    setSending(true);
    setProblem('');
    try {
      onAnswered(
        await sendAnswer(token, {
          answer,
          name,
          reason,
          orderNumber,
          quantities: [...wish.quantities],
          without: [...wish.without],
          also: [...wish.also],
        }),
      );
    } catch (error) {
      setProblem(errorText(error));
      setSending(false);
    }
  };

  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={!isSending}
      closeOnClickOutside={false}
      title={isAccepting ? words.acceptTitle : words.refuseTitle}
      closeButtonProps={{ 'aria-label': words.cancel }}
    >
      <form noValidate className={classes.form} onSubmit={(event) => void send(event)}>
        <p>{isAccepting ? acceptText : words.refuseText}</p>
        {isAccepting ? (
          <OrderedLines lines={lines} totals={totals} charges={offer.charges} language={offer.language} />
        ) : null}
        <TextInput
          data-autofocus
          label={words.name}
          value={name}
          error={nameProblem || undefined}
          autoComplete="name"
          maxLength={120}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setNameProblem('');
          }}
        />
        {isAccepting ? (
          <TextInput
            label={words.orderNumber}
            value={orderNumber}
            maxLength={60}
            onChange={(event) => setOrderNumber(event.currentTarget.value)}
          />
        ) : null}
        <Textarea
          label={isAccepting ? words.message : words.reason}
          value={reason}
          maxLength={1000}
          autosize
          minRows={3}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {problem ? <NoteBar tone="bad">{problem}</NoteBar> : null}
        <div className={classes.formEnd}>
          <Button variant="subtle" onClick={onClose} disabled={isSending}>
            {words.cancel}
          </Button>
          <Button type="submit" variant={isAccepting ? 'filled' : 'default'} disabled={isSending}>
            {isSending ? words.wait : isAccepting ? words.accept : words.refuse}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
