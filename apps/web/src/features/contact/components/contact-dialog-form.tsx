import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { isRight, readAnswer } from '../../../entities/contact-question/answer.ts';
import { isQuestionOver, useQuestion } from '../../../entities/contact-question/use-question.ts';
import { isAnnounced } from '../../../lib/error-text.ts';
import { site } from '../../../lib/site.ts';
import { getCompanyName } from '../api/get-company-name.ts';
import { sendContact } from '../api/send-contact.ts';
import { type ContactFields, type ContactProblem, checkContact } from '../contact-check.ts';
import { showContactFailed, showContactSent } from '../contact-popups.ts';
import classes from './contact-dialog-form.module.css';

export interface ContactDefaults {
  readonly name?: string;
  readonly email?: string;
  readonly company?: string;
  readonly phone?: string;
}

interface ContactDialogFormProps {
  readonly defaults: ContactDefaults;
  readonly companyGuid: string | undefined;
  readonly onBusy: (busy: boolean) => void;
  readonly onClose: () => void;
}

export function ContactDialogForm({ defaults, companyGuid, onBusy, onClose }: ContactDialogFormProps) {
  const question = useQuestion('dialog');
  const [problem, setProblem] = useState<ContactProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState('');
  const [consent, setConsent] = useState(false);
  const [fields, setFields] = useState<ContactFields>({
    name: defaults.name ?? '',
    email: defaults.email ?? '',
    company: defaults.company ?? '',
    phone: defaults.phone ?? '',
    message: '',
  });

  useEffect(() => {
    if (!companyGuid) return;
    let stale = false;
    void getCompanyName(companyGuid).then((name) => {
      if (name && !stale) setFields((now) => (now.company === '' ? { ...now, company: name } : now));
    });
    return () => {
      stale = true;
    };
  }, [companyGuid]);

  const changeQuestion = () => {
    question.drawAnother();
    setAnswer('');
  };
  const send = async () => {
    if (!question.drawn) return;
    setSending(true);
    onBusy(true);
    try {
      await sendContact({ ...fields, question: question.drawn, answer: readAnswer(answer) ?? 0 });
      onClose();
      await showContactSent();
    } catch (error) {
      if (isQuestionOver(error)) changeQuestion();
      if (!isAnnounced(error)) await showContactFailed(error);
    } finally {
      setSending(false);
      onBusy(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkContact({ ...fields, answered: isRight(question.drawn, answer), consent });
    setProblem(found);
    if (found?.kind === 'answer') changeQuestion();
    if (found === null) void send();
  };

  const missing = (field: keyof ContactFields): string | false =>
    problem?.kind === 'required' && problem.fields.includes(field) && 'Campo obbligatorio';
  const input = (name: keyof ContactFields) => ({
    name,
    value: fields[name],
    error: missing(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      setFields({ ...fields, [name]: event.currentTarget.value }),
  });

  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <TextInput label="Nome" required autoComplete="name" data-autofocus {...input('name')} />
      <TextInput label="Email" required type="email" autoComplete="email" {...input('email')} />
      <TextInput label="Azienda" autoComplete="organization" {...input('company')} />
      <TextInput
        label="Telefono"
        type="tel"
        autoComplete="tel"
        {...input('phone')}
        error={problem?.kind === 'phone' && 'Numero di telefono non valido'}
      />
      <Textarea label="Messaggio" required rows={4} className={classes.wide} {...input('message')} />
      <div className={`${classes.wide} ${classes.question}`}>
        <TextInput
          label={`Quanto fa ${question.text}?`}
          name="verificationAnswer"
          required
          inputMode="numeric"
          autoComplete="off"
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
          error={problem?.kind === 'answer' && 'La risposta alla domanda di verifica non è corretta.'}
        />
        <Button variant="subtle" onClick={question.drawAnother}>
          Cambia domanda
        </Button>
      </div>
      <div
        className={`${classes.wide} ${classes.consent}`}
        data-refused={problem?.kind === 'consent' || undefined}
      >
        <Checkbox
          name="privacyConsent"
          checked={consent}
          onChange={(event) => setConsent(event.currentTarget.checked)}
          error={problem?.kind === 'consent' && 'È necessario accettare la Privacy Policy per continuare.'}
          label={
            <>
              Accetto la{' '}
              <a href={site.privacyUrl} target="_blank" rel="noopener">
                Privacy Policy
              </a>
            </>
          }
        />
      </div>
      <div className={`${classes.wide} ${classes.actions}`}>
        <Button variant="subtle" onClick={onClose} disabled={isSending}>
          Annulla
        </Button>
        <Button variant="filled" type="submit" disabled={isSending}>
          {isSending ? 'Invio in corso...' : 'Invia'}
        </Button>
      </div>
    </form>
  );
}
