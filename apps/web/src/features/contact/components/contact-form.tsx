import { useForm } from '@mantine/form';
import { contactMessage } from '@truciolo/contract';
import { useState } from 'react';
import fieldClasses from '../../../components/public-page/fields.module.css';
import {
  ConsentField,
  FieldGrid,
  FormActions,
  SubmitButton,
} from '../../../components/public-page/form-parts.tsx';
import { TextAreaField, TextField } from '../../../components/public-page/text-field.tsx';
import { isRight, readAnswer } from '../../../entities/contact-question/answer.ts';
import { isQuestionOver, useQuestion } from '../../../entities/contact-question/use-question.ts';
import { schemaRule } from '../../../lib/form-rule.ts';
import { site } from '../../../lib/site.ts';
import { sendContact } from '../api/send-contact.ts';
import { showContactFailed, showContactSent } from '../contact-popups.ts';

const WRONG_ANSWER = 'La risposta alla domanda di verifica non è corretta.';
const CONSENT = 'È necessario accettare la Privacy Policy per continuare.';

const empty = { name: '', email: '', company: '', phone: '', message: '', answer: '', consent: false };
const shape = contactMessage.shape;

export function ContactForm() {
  const question = useQuestion('page');
  const [isSending, setSending] = useState(false);
  const form = useForm({
    initialValues: empty,
    validate: {
      name: schemaRule(shape.name),
      email: schemaRule(shape.email),
      phone: schemaRule(shape.phone),
      message: schemaRule(shape.message),
      answer: (value) => (isRight(question.drawn, value) ? null : WRONG_ANSWER),
      consent: (value) => (value ? null : CONSENT),
    },
    clearInputErrorOnChange: true,
  });

  const changeQuestion = () => {
    question.drawAnother();
    form.setFieldValue('answer', '');
  };

  const send = async ({ answer, consent: _given, ...fields }: typeof empty) => {
    if (!question.drawn) return;
    setSending(true);
    try {
      await sendContact({ ...fields, question: question.drawn, answer: readAnswer(answer) ?? 0 });
      form.reset();
      question.drawAnother();
      await showContactSent();
    } catch (error) {
      if (isQuestionOver(error)) changeQuestion();
      await showContactFailed(error);
    } finally {
      setSending(false);
    }
  };

  const submit = form.onSubmit(send, (errors) => {
    const first = Object.keys(empty).find((name) => name in errors);
    if (first) document.getElementById(first)?.focus();
  });
  const field = (name: 'name' | 'email' | 'company' | 'phone' | 'message') => ({
    name,
    ...form.getInputProps(name),
  });
  const answerError = form.errors.answer;

  return (
    <form noValidate onSubmit={submit}>
      <FieldGrid>
        <TextField label="Nome e cognome" span={6} autoComplete="name" {...field('name')} />
        <TextField label="Email" span={6} type="email" autoComplete="email" {...field('email')} />
        <TextField label="Azienda" optional span={6} autoComplete="organization" {...field('company')} />
        <TextField label="Telefono" optional span={6} type="tel" autoComplete="tel" {...field('phone')} />
        <TextAreaField label="Messaggio" rows={5} {...field('message')} />
        <div className={fieldClasses.field}>
          <label className={fieldClasses.label} htmlFor="answer">
            Domanda di sicurezza
          </label>
          <div className={fieldClasses.question}>
            <output id="question">{question.text} =</output>
            <input
              className={fieldClasses.input}
              id="answer"
              name="verificationAnswer"
              inputMode="numeric"
              autoComplete="off"
              required
              aria-describedby={answerError ? 'question answer-note' : 'question'}
              aria-invalid={answerError ? true : undefined}
              value={form.values.answer}
              onChange={(event) => form.setFieldValue('answer', event.currentTarget.value)}
            />
            <button type="button" className={fieldClasses.quiet} onClick={changeQuestion}>
              Cambia domanda
            </button>
          </div>
          {answerError ? (
            <div className={fieldClasses.error} id="answer-note" role="alert">
              {answerError}
            </div>
          ) : null}
        </div>
        <ConsentField
          checked={form.values.consent}
          onChange={(consent) => form.setFieldValue('consent', consent)}
          error={form.errors.consent}
        >
          Accetto la{' '}
          <a href={site.privacyUrl} target="_blank" rel="noopener">
            Privacy Policy
          </a>
        </ConsentField>
      </FieldGrid>
      <FormActions>
        <SubmitButton disabled={isSending || form.values.answer.trim() === '' || !form.values.consent}>
          {isSending ? 'Invio in corso...' : 'Invia messaggio'}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
