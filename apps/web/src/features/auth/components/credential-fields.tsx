import { Link } from 'react-router';
import { PasswordField } from '../../../components/public-page/password-field.tsx';
import { TextField } from '../../../components/public-page/text-field.tsx';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface CredentialFieldsProps {
  readonly value: Credentials;
  readonly onChange: (value: Credentials) => void;
}

/** The first step of a login. */
export const CredentialFields = ({ value, onChange }: CredentialFieldsProps) => (
  <>
    <TextField
      label="Indirizzo email"
      name="username"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value.username}
      onChange={(event) => onChange({ ...value, username: event.currentTarget.value })}
    />
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      value={value.password}
      onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      hint={<Link to="/forgot-password">Password dimenticata?</Link>}
    />
  </>
);
