import { useForm } from '@mantine/form';
import { ApiError, invitations, type RouteAnswer } from '@truciolo/contract';
import { useState } from 'react';
import { quietBlur } from '../../../components/number-field/quiet-blur.ts';
import {
  ConsentField,
  FieldGrid,
  FormAlert,
  SubmitButton,
} from '../../../components/public-page/form-parts.tsx';
import { PasswordField } from '../../../components/public-page/password-field.tsx';
import { TextField } from '../../../components/public-page/text-field.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { schemaRule } from '../../../lib/form-rule.ts';
import { site } from '../../../lib/site.ts';
import { acceptInvitation } from '../api/invitation.ts';
import { PasswordMeter } from './password-meter.tsx';

interface InvitationFormProps {
  readonly token: string;
  readonly invitation: RouteAnswer<typeof invitations.read>;
  /** The account exists; `password` opens its first session. */
  readonly onAccepted: (email: string, password: string) => Promise<void>;
}

const CONSENT = 'È necessario accettare la Privacy Policy per continuare.';
const { firstName, lastName, password } = invitations.accept.body.shape;

export function InvitationForm({ token, invitation, onAccepted }: InvitationFormProps) {
  const [consent, setConsent] = useState<boolean | null>(null);
  const [isSending, setSending] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm({
    initialValues: {
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      password: '',
      confirm: '',
    },
    validate: {
      firstName: schemaRule(firstName),
      lastName: schemaRule(lastName),
      password: schemaRule(password),
      confirm: (value, values) => (value === values.password ? null : 'Le password non coincidono'),
    },
    validateInputOnBlur: true,
  });

  const accept = async ({ confirm: _, ...person }: typeof form.values) => {
    if (!consent) {
      setConsent(false);
      return;
    }
    setSending(true);
    setAlert(null);
    try {
      const { email } = await acceptInvitation(token, { ...person, privacyConsent: true });
      await onAccepted(email, person.password);
    } catch (error) {
      setAlert(errorText(error));
      if (error instanceof ApiError && error.body.fields) form.setErrors(error.body.fields);
    } finally {
      setSending(false);
    }
  };
  const field = (name: keyof typeof form.values) => ({ name, ...quietBlur(form.getInputProps(name)) });

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void accept(values))} style={{ marginTop: 32 }}>
      <FieldGrid>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={invitation.email}
        />
        <TextField label="Nome" span={6} autoComplete="given-name" {...field('firstName')} />
        <TextField label="Cognome" span={6} autoComplete="family-name" {...field('lastName')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="Min. 8 caratteri, numero e simbolo"
          {...field('password')}
        >
          <PasswordMeter password={form.values.password} />
        </PasswordField>
        <PasswordField label="Conferma password" autoComplete="new-password" {...field('confirm')} />
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
        <div style={{ gridColumn: 'span 12' }}>
          <SubmitButton full disabled={isSending}>
            {isSending ? 'Un momento…' : 'Entra in Truciolo'}
          </SubmitButton>
        </div>
      </FieldGrid>
    </form>
  );
}
