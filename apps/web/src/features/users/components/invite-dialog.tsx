import { Checkbox, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type CompanyRole, INVITATION_DAYS, newInvitation, type SeatCount } from '@truciolo/contract';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { quietBlur } from '../../../components/number-field/quiet-blur.ts';
import { companyRoleChoices, roleNotes } from '../../../entities/users/role-names.ts';
import { showInvitationLink } from '../../../entities/users/show-invitation-link.tsx';
import { schemaRule } from '../../../lib/form-rule.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { inviteUser } from '../api/change-invitation.ts';
import { usersKey } from '../api/users-query.ts';

interface InviteDialogProps {
  readonly seats: SeatCount;
  readonly onClose: () => void;
}

const { email, firstName, lastName } = newInvitation.shape;

export function InviteDialog({ seats, onClose }: InviteDialogProps) {
  const cache = useQueryClient();
  const form = useForm({
    initialValues: {
      email: '',
      firstName: '',
      lastName: '',
      role: 'preventivista' as CompanyRole,
      hideCosts: false,
      seat: seats.free > 0,
    },
    validate: {
      email: schemaRule(email),
      firstName: schemaRule(firstName),
      lastName: schemaRule(lastName),
    },
    validateInputOnBlur: true,
  });
  const save = async () => {
    const sent = await inviteUser(form.getValues());
    if (sent.link) void showInvitationLink(sent.email, sent.link);
    else notifyDone(`Invito spedito a ${sent.email}.`);
    await cache.invalidateQueries({ queryKey: usersKey });
  };
  return (
    <FormDialog
      title="Invita un collega"
      submit="Invita"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="off"
        data-autofocus
        description={`Con il link dell’invito sceglie la password: vale ${INVITATION_DAYS} giorni e una volta sola.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...quietBlur(form.getInputProps('email'))}
      />
      <FieldRow>
        <TextInput label="Nome" autoComplete="off" {...quietBlur(form.getInputProps('firstName'))} />
        <TextInput label="Cognome" autoComplete="off" {...quietBlur(form.getInputProps('lastName'))} />
      </FieldRow>
      <Select
        label="Ruolo"
        data={companyRoleChoices}
        allowDeselect={false}
        description={roleNotes[form.values.role]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...quietBlur(form.getInputProps('role'))}
      />
      <Checkbox
        label="Nascondi costi e margini"
        {...quietBlur(form.getInputProps('hideCosts', { type: 'checkbox' }))}
      />
      <Checkbox
        label="Assegna un posto quando accetta"
        description={
          seats.free > 0
            ? `${countOf(seats.free, 'libero', 'liberi')} su ${seats.total}`
            : `Nessun posto libero su ${seats.total}: potrà lavorare quando ne liberi uno.`
        }
        {...quietBlur(form.getInputProps('seat', { type: 'checkbox' }))}
      />
    </FormDialog>
  );
}
