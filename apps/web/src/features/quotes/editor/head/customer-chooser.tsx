import { useQueryClient } from '@tanstack/react-query';
import type { Customer } from '@truciolo/contract';
import { customerQuery } from '../../../../entities/customers/customers-query.ts';
import { focusField } from '../fields/focus-field.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { forCustomer } from './for-customer.ts';

const customerOf = (state: EditorState) => state.document.customer;

/** Customer of the open quote. */
export function CustomerChooser() {
  const { store, start } = useEditor();
  const readOnly = useReadOnly();
  const customer = useEditorState(customerOf);
  const cache = useQueryClient();
  const choose = (chosen: Customer) => {
    // The next position takes the customer's margin at once, without waiting for the server.
    cache.setQueryData(customerQuery(chosen.guid).queryKey, chosen);
    store.edit((document) => forCustomer(document, chosen, start.company));
    // The next field has the focus before the next key arrives.
    focusField('description');
  };
  return <CustomerPicker customer={customer} readOnly={readOnly} onChoose={choose} />;
}
