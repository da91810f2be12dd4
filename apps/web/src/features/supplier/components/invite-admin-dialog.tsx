import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { assignments } from '@truciolo/contract';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { quietBlur } from '../../../components/number-field/quiet-blur.ts';
import { showInvitationLink } from '../../../entities/users/show-invitation-link.tsx';
import { schemaRule } from '../../../lib/form-rule.ts';
import { inviteAdmin } from '../api/assignments.ts';

const { email, firstName, lastName } = assignments.inviteAdmin.body.shape;

export function InviteAdminDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({
    initialValues: { email: '', firstName: '', lastName: '' },
    validate: {
      email: schemaRule(email),
      firstName: schemaRule(firstName),
      lastName: schemaRule(lastName),
    },
    validateInputOnBlur: true,
  });
  const save = async () => {
    const { email: to } = form.getValues();
    const { link } = await inviteAdmin(form.getValues());
    if (link) void showInvitationLink(to, link);
    else notifyDone(`Invito spedito a ${to}.`);
  };
  return (
    <FormDialog
      title="Invita un amministratore"
      submit="Invita"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <TextInput
        label="Email"
        type="email"
        required
        data-autofocus
        {...quietBlur(form.getInputProps('email'))}
      />
      <FieldRow>
        <TextInput label="Nome" required {...quietBlur(form.getInputProps('firstName'))} />
        <TextInput label="Cognome" required {...quietBlur(form.getInputProps('lastName'))} />
      </FieldRow>
    </FormDialog>
  );
}
