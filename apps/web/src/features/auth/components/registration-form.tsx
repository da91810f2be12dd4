import { useForm } from '@mantine/form';
import { ApiError } from '@truciolo/contract';
import { useState } from 'react';
import fields from '../../../components/public-page/fields.module.css';
import {
  ConsentField,
  FieldGroup,
  FormActions,
  FormAlert,
  SubmitButton,
} from '../../../components/public-page/form-parts.tsx';
import { PasswordField } from '../../../components/public-page/password-field.tsx';
import { TextField } from '../../../components/public-page/text-field.tsx';
import { provinces } from '../../../entities/companies/provinces.data.ts';
import { vatWarning } from '../../../entities/companies/vat-warning.ts';
import { serverMessage } from '../../../lib/error-text.ts';
import { site } from '../../../lib/site.ts';
import { registerCompany } from '../api/register-company.ts';
import {
  emptyRegistration,
  firstMissing,
  refusedFields,
  registrationRules,
  toRegistration,
} from '../registration-form.ts';
import { PasswordMeter } from './password-meter.tsx';

const INVALID = 'Alcuni campi non sono validi. Correggi quelli evidenziati.';
const CONSENT = 'È necessario accettare la Privacy Policy per continuare.';

interface RegistrationFormProps {
  readonly onRegistered: (email: string, password: string) => void;
}

export function RegistrationForm({ onRegistered }: RegistrationFormProps) {
  const [consent, setConsent] = useState<boolean | null>(null);
  const [isSending, setSending] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm({
    initialValues: emptyRegistration,
    validate: registrationRules,
    validateInputOnChange: true,
    onValuesChange: (values, before) => {
      if (values.password !== before.password && values.confirmPassword !== '')
        form.validateField('confirmPassword');
    },
  });

  const focusFirst = (names: readonly string[]) => {
    const first = Object.keys(emptyRegistration).find((name) => names.includes(name));
    const place = document.getElementById(first ?? '') ?? document.getElementsByName(names[0] ?? '')[0];
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  };

  const send = async (values: typeof emptyRegistration) => {
    if (!consent) {
      setConsent(false);
      return;
    }
    setSending(true);
    setAlert(null);
    try {
      await registerCompany(toRegistration(values, true));
      onRegistered(values.userEmail.trim(), values.password);
    } catch (error) {
      const message = serverMessage(error) || (error instanceof Error ? error.message : String(error));
      const refused = refusedFields(message, error instanceof ApiError ? error.body.fields : undefined);
      setAlert(message);
      form.setErrors(refused);
      focusFirst(Object.keys(refused));
    } finally {
      setSending(false);
    }
  };

  const submit = form.onSubmit(send, (errors) => {
    setAlert(INVALID);
    focusFirst(Object.keys(errors));
  });
  const missing = firstMissing(form.values, consent === true);
  const field = (name: keyof typeof emptyRegistration) => ({ name, ...form.getInputProps(name) });

  return (
    <form noValidate onSubmit={submit}>
      <FieldGroup legend="Azienda">
        <TextField label="Nome Azienda" span={8} autoComplete="organization" {...field('companyName')} />
        <TextField
          label="Partita IVA"
          span={4}
          inputMode="numeric"
          maxLength={11}
          autoComplete="off"
          warning={vatWarning(form.values.vatNumber)}
          {...field('vatNumber')}
        />
        <TextField label="Indirizzo" autoComplete="street-address" {...field('address')} />
        <TextField
          label="CAP"
          span={3}
          half
          inputMode="numeric"
          maxLength={10}
          autoComplete="postal-code"
          {...field('postalCode')}
        />
        <TextField label="Città" span={5} half autoComplete="address-level2" {...field('city')} />
        <TextField
          label="Provincia"
          span={4}
          proposals={provinces}
          autoComplete="off"
          {...field('province')}
        />
      </FieldGroup>
      <FieldGroup legend="Accesso">
        <TextField label="Nome" span={6} autoComplete="given-name" {...field('userName')} />
        <TextField label="Cognome" span={6} autoComplete="family-name" {...field('userSurname')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('userEmail')} />
        <PasswordField
          label="Password"
          span={6}
          autoComplete="new-password"
          hint="Min. 8 caratteri, numero e simbolo"
          {...field('password')}
        >
          <PasswordMeter password={form.values.password} />
        </PasswordField>
        <PasswordField
          label="Conferma Password"
          span={6}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <ConsentField
          checked={consent === true}
          onChange={setConsent}
          error={consent === false ? CONSENT : null}
        >
          Ho letto e accetto la{' '}
          <a href={site.privacyUrl} target="_blank" rel="noopener">
            Privacy Policy
          </a>
        </ConsentField>
        {alert ? <FormAlert>{alert}</FormAlert> : null}
      </FieldGroup>
      <FormActions
        note={
          missing ? (
            <button type="button" className={fields.toField} onClick={() => focusFirst([missing.name])}>
              {missing.text}
            </button>
          ) : (
            'Tutti i campi sono obbligatori.'
          )
        }
      >
        <SubmitButton disabled={!consent || isSending}>
          {isSending ? 'Registrazione in corso...' : 'Registra Azienda'}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
