import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { ApiError, isNewPassword } from '@truciolo/contract';
import { notifyDone } from '../../../components/notify.tsx';
import { quietBlur } from '../../../components/number-field/quiet-blur.ts';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { changePassword } from '../api/change-password.ts';
import { PasswordMeter } from '../components/password-meter.tsx';
import classes from './change-password-page.module.css';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordPage() {
  const form = useForm({
    initialValues: empty,
    validate: {
      currentPassword: (value) => (value === '' ? 'Inserisci la password attuale' : null),
      newPassword: (value) =>
        isNewPassword(value) ? null : 'Servono almeno 8 caratteri, un numero e un carattere speciale.',
      confirmPassword: (value, values) =>
        value === values.newPassword ? null : 'Le password non coincidono',
    },
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  });
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: typeof empty) =>
      changePassword(currentPassword, newPassword),
    onSuccess: () => {
      form.reset();
      notifyDone('Password cambiata. Le altre sessioni sono state chiuse.');
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'WRONG_PASSWORD') form.setFieldError('currentPassword', error.message);
      if (error.code === 'COMMON_PASSWORD') form.setFieldError('newPassword', error.message);
    },
  });
  const isBesideField =
    change.error instanceof ApiError && ['WRONG_PASSWORD', 'COMMON_PASSWORD'].includes(change.error.code);
  const labels = {
    visibilityToggleButtonProps: { 'aria-label': 'Mostra o nascondi la password', tabIndex: 0 },
  };
  return (
    <>
      <PageHead title="Cambio password" />
      <PageBody width="form">
        <Panel title="Nuova password" note="le altre sessioni aperte verranno chiuse">
          <form className={classes.form} onSubmit={form.onSubmit((values) => change.mutate(values))}>
            <PasswordInput
              label="Password attuale"
              autoComplete="current-password"
              {...labels}
              {...quietBlur(form.getInputProps('currentPassword'))}
            />
            <div>
              <PasswordInput
                label="Nuova password"
                description="Almeno 8 caratteri, un numero e un carattere speciale"
                autoComplete="new-password"
                {...labels}
                {...quietBlur(form.getInputProps('newPassword'))}
              />
              <PasswordMeter password={form.values.newPassword} />
            </div>
            <PasswordInput
              label="Conferma password"
              autoComplete="new-password"
              {...labels}
              {...quietBlur(form.getInputProps('confirmPassword'))}
            />
            {change.error && !isBesideField && !isAnnounced(change.error) ? (
              <NoteBar tone="bad">{errorText(change.error)}</NoteBar>
            ) : null}
            <div>
              <Button variant="filled" type="submit" disabled={change.isPending}>
                {change.isPending ? 'Salvataggio…' : 'Cambia password'}
              </Button>
            </div>
          </form>
        </Panel>
      </PageBody>
    </>
  );
}
