import { useQueryClient } from '@tanstack/react-query';
import type { Customer } from '@truciolo/contract';
import { customerQuery } from '../../../../entities/customers/customers-query.ts';
import { focusField } from '../fields/focus-field.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { forCustomer } from './for-customer.ts';

const customerOf = (state: EditorState) => state.document.customer;

/** Who the open quote is for. */
export function CustomerChooser() {
  const { store, start } = useEditor();
  const readOnly = useReadOnly();
  const customer = useEditorState(customerOf);
  const cache = useQueryClient();
  const choose = (chosen: Customer) => {
    // The margin of the next position is theirs from now on, not from the next answer.
    cache.setQueryData(customerQuery(chosen.guid).queryKey, chosen);
    store.edit((document) => forCustomer(document, chosen, start.company));
    // Once the list is gone: the next thing to write.
    window.setTimeout(() => focusField('description'));
  };
  return <CustomerPicker customer={customer} readOnly={readOnly} onChoose={choose} />;
}
